import TextFormats
import UIKit

/// The views, recognizers and controllers of one running scene, by name.
///
/// The root controller retains it, or the windows of a scene without a root controller. It retains the named objects.
final class SceneStage {
  private let blueprint: SceneBlueprint
  private var views: [String: UIView] = [:]
  private var recognizers: [String: UIGestureRecognizer] = [:]
  private var controllers: [String: UIViewController] = [:]
  private var delegates: [SceneRecognizerDelegate] = []
  private var requirements: [(UIGestureRecognizer, String)] = []
  private var lines: [String] = []
  weak var root: UIViewController?

  /// Whether log lines go to standard error if no label shows them.
  private let isHeard: Bool

  init(_ blueprint: SceneBlueprint, isHeard: Bool = true) {
    (self.blueprint, self.isHeard) = (blueprint, isHeard && blueprint.isHeard)
  }

  /// The iOS version that the app runs on; nil if unknown.
  var iOS: Int? { blueprint.iOS }

  func view(_ name: String) -> UIView? { views[name] }

  /// Returns a recognizer of the file, or a scroll view's own: `list.panGestureRecognizer`.
  func recognizer(_ name: String) -> UIGestureRecognizer? {
    if let found = recognizers[name] { return found }
    guard let dot = name.lastIndex(of: "."),
      let scrollView = views[String(name[..<dot])] as? UIScrollView
    else { return nil }
    switch name[dot...] {
    case ".panGestureRecognizer": return scrollView.panGestureRecognizer
    case ".pinchGestureRecognizer": return scrollView.pinchGestureRecognizer
    default: return nil
    }
  }

  /// Returns the controller of a scene, or one of its controllers; creates it if necessary.
  func controller(named name: String) -> UIViewController? {
    if let known = controllers[name] { return known }
    guard let plan = blueprint.controllers.first(where: { $0.id?.name == name }) else { return nil }
    let controller = SceneFileController()
    controller.configure(with: plan.view ?? ViewBlueprint(), on: self)
    controller.title = plan.title
    controllers[name] = controller
    return controller
  }

  // MARK: - Making

  func make(_ plan: ViewBlueprint, for controller: UIViewController, frame: CGRect) -> UIView {
    let view = make(plan, for: controller)
    if !plan.settings.contains(where: { ["frame", "bounds"].contains($0.property.name) }) {
      view.frame = frame
    }
    return view
  }

  private func make(_ plan: ViewBlueprint, for controller: UIViewController?) -> UIView {
    let isSpecial =
      plan.type.name == "UIView" && (plan.style != .standard || !plan.reactions.isEmpty)
    let view = isSpecial ? special(plan) : makeHost(plan) ?? plan.type.make()
    fill(view, plan, for: controller)
    return view
  }

  /// Applies a view's plan.
  func fill(_ view: UIView, _ plan: ViewBlueprint, for controller: UIViewController?) {
    view.accessibilityIdentifier = plan.id?.name
    if let id = plan.id { views[id.name] = view }
    for setting in plan.settings { _ = setting.property.write?(view, setting.value) }
    turn(view, plan)
    if let data = plan.image, let imageView = view as? UIImageView {
      showImage(data, in: imageView)
    }
    if let data = plan.backdrop { view.layer.contents = UIImage(data: data)?.cgImage }
    write(plan.caption, on: view)
    for recognizer in plan.recognizers { add(recognizer, to: view) }
    listen(to: view, plan)
    for subview in plan.subviews { view.addSubview(make(subview, for: controller)) }
    if let controller { embed(plan, in: view, controller) }
    own(view, plan)
  }

  /// Writes small text on the background of a view; it belongs to the view and is not a subview.
  private func write(_ caption: String?, on view: UIView) {
    guard let caption else { return }
    let layer = CATextLayer()
    // The window keeps the size of layers with this name on the screen at smaller scales.
    layer.name = "caption"
    layer.string = caption
    layer.fontSize = 11
    layer.foregroundColor = UIColor(white: 0.2, alpha: 1).cgColor
    layer.truncationMode = .end
    layer.frame = CGRect(
      origin: view.bounds.origin,
      size: CGSize(width: view.bounds.width, height: 14)
    )
    view.layer.insertSublayer(layer, at: 0)
  }

  /// Makes a view the view of a controller at its position.
  private func own(_ view: UIView, _ plan: ViewBlueprint) {
    guard let name = plan.owner?.name, let controller = controller(named: name),
      controller.viewIfLoaded == nil
    else { return }
    controller.view = view
    let plan = blueprint.controllers.first { $0.id?.name == name }
    if let presenter = plan?.presenter?.name, let controller = controller as? SceneFileController {
      controller.presenterInApp = self.controller(named: presenter)
    }
    guard let parent = plan?.parent?.name, let owner = self.controller(named: parent),
      !isAbove(controller, owner)
    else {
      return
    }
    owner.addChild(controller)
    controller.didMove(toParent: owner)
  }

  /// Whether a controller is another one, or one that contains it.
  private func isAbove(_ controller: UIViewController, _ other: UIViewController) -> Bool {
    var next: UIViewController? = other
    while let current = next {
      if current === controller { return true }
      next = current.parent
    }
    return false
  }

  private func special(_ plan: ViewBlueprint) -> UIView {
    let view = SceneView()
    view.style = plan.style
    view.forwardsTouches = plan.forwardsTouches
    guard !plan.reactions.isEmpty else { return view }
    view.reaction = { [weak self, weak view] phase, touch in
      guard let self, let view else { return false }
      perform(plan.reactions[phase] ?? [], for: view, touch: touch)
      return true
    }
    return view
  }

  private func turn(_ view: UIView, _ plan: ViewBlueprint) {
    guard plan.rotation != nil || plan.scale != nil else { return }
    let angle = CGFloat(plan.rotation ?? 0) * .pi / 180
    let scale = CGFloat(plan.scale ?? 1)
    view.transform = view.transform.rotated(by: angle).scaledBy(x: scale, y: scale)
  }

  private func showImage(_ data: Data, in view: UIImageView) {
    view.image = UIImage(data: data)
    if view.bounds.size == .zero, let size = view.image?.size { view.bounds.size = size }
  }

  private func embed(_ plan: ViewBlueprint, in view: UIView, _ controller: UIViewController) {
    guard let name = plan.embeds?.name, let child = self.controller(named: name),
      child.parent == nil, child !== controller
    else { return }
    controller.addChild(child)
    child.view.frame = view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(child.view)
    child.didMove(toParent: controller)
  }

  private func add(_ plan: RecognizerBlueprint, to view: UIView) {
    let recognizer = plan.type.make()
    recognizer.name = plan.id?.name
    if let id = plan.id { recognizers[id.name] = recognizer }
    for setting in plan.settings { _ = setting.property.write?(recognizer, setting.value) }
    if plan.hasDelegate {
      let delegate = SceneRecognizerDelegate(plan, on: self)
      delegates.append(delegate)
      recognizer.delegate = delegate
    }
    if !plan.reactions.isEmpty {
      let target = RecognizerTarget { [weak self] recognizer in
        self?.perform(plan, for: recognizer)
      }
      targets.append(target)
      recognizer.addTarget(target, action: RecognizerTarget.act)
    }
    requirements += plan.requirements.map { (recognizer, $0.name) }
    view.addGestureRecognizer(recognizer)
  }

  private var targets: [RecognizerTarget] = []

  /// Adds the failure requirements, which may refer to recognizers that are created later.
  func relateRecognizers() {
    for (recognizer, name) in requirements {
      if let other = self.recognizer(name), other !== recognizer {
        recognizer.require(toFail: other)
      }
    }
    requirements = []
  }

  private func listen(to view: UIView, _ plan: ViewBlueprint) {
    guard let control = view as? UIControl else { return }
    for (name, event) in SceneKeys.controlEvents {
      guard let actions = plan.reactions[name] else { continue }
      control.addAction(
        UIAction(title: Self.title(of: actions)) { [weak self, weak control] _ in
          if let control { self?.perform(actions, for: control) }
        },
        for: event
      )
    }
  }

  /// Returns the title of logging actions in lists of handlers.
  private static func title(of actions: [SceneAction]) -> String {
    let lines = actions.map { action -> String? in
      if case .log(let text) = action { text } else { nil }
    }
    return lines.contains(nil) ? "" : lines.compactMap(\.self).joined(separator: ", ")
  }

  // MARK: - Log

  /// Adds a line to the log, with the newest on top; without a label it goes to standard error.
  func log(_ text: String) {
    guard let name = blueprint.logView?.name, let view = views[name] else {
      guard isHeard else { return }
      guard SceneLog.isWritten else { return }
      try? FileHandle.standardError.write(contentsOf: Data("log: \(PlainText(text))\n".utf8))
      return
    }
    lines = Array(([text] + lines).prefix(50))
    if let label = view as? UILabel {
      label.text = lines.joined(separator: "\n")
    } else if let field = view as? UITextField {
      field.text = text
    }
  }
}

/// A target of a recognizer, which does not retain its targets.
final class RecognizerTarget {
  private let action: (UIGestureRecognizer) -> Void

  init(_ action: @escaping (UIGestureRecognizer) -> Void) {
    self.action = action
  }

  func act(_ recognizer: UIGestureRecognizer) { action(recognizer) }
}
