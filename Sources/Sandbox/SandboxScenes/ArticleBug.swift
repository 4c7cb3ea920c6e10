import UIKit

extension SandboxScene {
  /// The listing of two articles, which returns inside its loop, beside the correct one; Seeds 0, 2.
  static let articleBug = SandboxScene(
    name: "article-bug",
    title: LocalizedText(english: "The articles' bug", chinese: "文章里的错误"),
    question: LocalizedText(
      english: "What is wrong with a hitTest whose loop body ends with return self?",
      chinese: "把 return self 写在循环体末尾的 hitTest 错在哪里？"
    ),
    answer: LocalizedText(
      english: "It asks only its last subview, so the other subviews never get a touch.",
      chinese: "它只问最后一个子视图，其他子视图永远得不到触摸。"
    ),
    demonstration: [
      FingerDrag("article-first", dx: 5, dy: 5, receiver: "article"),
      FingerDrag("right-first", dx: 5, dy: 5),
    ],
    makeRootViewController: { ArticleBugController() }
  )
}

private final class ArticleBugController: UIViewController {
  private let grid = GridView(columns: 1)
  private lazy var ground = SplitView(grid)

  override func loadView() { view = ground }

  override func viewDidLoad() {
    add(ArticleView("", .systemGray, width: 100, height: 100), "article")
    add(RightView("", .white, width: 100, height: 100), "right")
  }

  private func add(_ parent: PairView, _ name: String) {
    parent.accessibilityIdentifier = name
    parent.board = ground.board
    parent.first.accessibilityIdentifier = "\(name)-first"
    parent.last.accessibilityIdentifier = "\(name)-last"
    for view in [parent.first, parent.last] { view.board = ground.board }
    grid.addSubview(parent)
  }
}

/// A view with two subviews.
private class PairView: NotingView {
  let first = NotingView("first", .systemOrange, width: 100, height: 100)
  let last = NotingView("last", .systemBlue, width: 100, height: 100)

  override init(_ caption: String, _ color: UIColor, width: CGFloat, height: CGFloat) {
    super.init(caption, color, width: width, height: height)
    for view in [first, last] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.insetBy(dx: bounds.width * 0.08, dy: bounds.height * 0.15)
    let width = ((room.width - 12) / 2).rounded()
    first.frame = CGRect(x: room.minX, y: room.minY, width: width, height: room.height)
    last.frame = CGRect(x: room.maxX - width, y: room.minY, width: width, height: room.height)
  }
}

/// The hit-test as published.
private final class ArticleView: PairView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if !isUserInteractionEnabled || isHidden || alpha <= 0.01 { return nil }
    if !self.point(inside: point, with: event) { return nil }
    for child in subviews.reversed() {
      if let fit = child.hitTest(convert(point, to: child), with: event) { return fit }
      return self
    }
    return nil
  }
}

/// The correct hit-test: the view returns itself only after it asked all subviews.
private final class RightView: PairView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if !isUserInteractionEnabled || isHidden || alpha < 0.01 { return nil }
    if !self.point(inside: point, with: event) { return nil }
    for child in subviews.reversed() {
      if let fit = child.hitTest(convert(point, to: child), with: event) { return fit }
    }
    return self
  }
}
