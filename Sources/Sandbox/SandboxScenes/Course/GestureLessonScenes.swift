import UIKit

/// The scenes of the lessons about gestures.
extension SandboxScene {
  /// A card that follows a finger, in a list that scrolls.
  static let panOrScroll = gestureLesson("pan-or-scroll") { scene in
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 260, height: 400))
    list.backgroundColor = .white
    list.contentSize = CGSize(width: 260, height: 880)
    scene.ground.addRow(list, named: "list")
    for (row, name) in ["card", "below", "last"].enumerated() {
      let card = PadView(name, row == 0 ? .systemIndigo : .systemTeal, width: 220, height: 240)
      card.frame.origin = CGPoint(x: 20, y: 20 + 280 * CGFloat(row))
      card.accessibilityIdentifier = name
      list.addSubview(card)
      if row == 0 { scene.add(UIPanGestureRecognizer(), "move card", to: card) }
    }
  }

  /// A table on a view with a tap recognizer.
  static let tapOverTable = gestureLesson("tap-over-table") { scene in
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 260, height: 400), style: .plain)
    table.dataSource = scene
    table.delegate = scene
    scene.ground.addRow(table, named: "table")
    scene.add(UITapGestureRecognizer(), "hide", to: scene.ground)
  }

  /// A card with a long press of one second.
  static let shakyPress = gestureLesson("shaky-press") { scene in
    let card = PadView("press for 1 s", .systemIndigo, width: 260, height: 200)
    scene.ground.addRow(card, named: "card")
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 1
    scene.add(press, "lift", to: card)
  }

  /// A page with a swipe and a pan.
  static let swipeOrPan = gestureLesson("swipe-or-pan") { scene in
    let page = PadView("swipe to go back", .systemIndigo, width: 260, height: 240)
    scene.ground.addRow(page, named: "page")
    scene.add(UISwipeGestureRecognizer(), "back", to: page)
    scene.add(UIPanGestureRecognizer(), "move", to: page)
  }

  /// Returns a scene without a question of its own, because the lesson asks one.
  private static func gestureLesson(
    _ name: String,
    fill: @escaping @MainActor @Sendable (GestureLessonController) -> Void
  ) -> SandboxScene {
    let none = LocalizedText(english: "", chinese: "")
    return SandboxScene(
      name: name,
      title: none,
      question: none,
      answer: none,
      makeRootViewController: { GestureLessonController(fill) }
    )
  }
}

/// A background with views and recognizers, and a list of their actions.
private final class GestureLessonController: UIViewController, UITableViewDataSource,
  UITableViewDelegate
{
  let ground = SceneGround(frame: UIScreen.main.bounds)

  init(_ fill: @MainActor (GestureLessonController) -> Void) {
    super.init(nibName: nil, bundle: nil)
    ground.board.order = .oldestFirst
    fill(self)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = ground }

  /// Adds a recognizer to a view, and lists its actions.
  func add(_ recognizer: UIGestureRecognizer, _ name: String, to view: UIView) {
    recognizer.name = name
    recognizer.addTarget(self, action: GestureLessonController.recognised)
    view.addGestureRecognizer(recognizer)
  }

  func recognised(_ recognizer: UIGestureRecognizer) {
    guard recognizer.state != .changed else { return }
    ground.board.log("\(recognizer.name ?? "?"): \(recognizer.state.word)")
  }

  // MARK: - The table

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 6 }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.accessibilityIdentifier = indexPath.row == 0 ? "row" : "row \(indexPath.row + 1)"
    cell.textLabel?.text = "Row \(indexPath.row + 1)"
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    ground.board.log("row \(indexPath.row + 1) selected")
  }
}
