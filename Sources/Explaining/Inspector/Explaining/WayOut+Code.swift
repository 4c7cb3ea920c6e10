public import TouchTrace
public import Foundation
internal import Geometry

extension WayOut {
  /// The view or recognizer that is changed; nil for a change of the application.
  public var node: NodeSnapshot? {
    switch self {
    case .show(let node), .raiseAlpha(let node), .enableInteraction(let node), .enlarge(let node),
      .touchElsewhere(let node), .giveSize(let node), .changeTransform(let node),
      .allowDuringAnimation(let node), .changePointInside(let node), .changeHitTest(let node),
      .moveInFront(let node, _), .letThrough(let node), .raiseWindow(let node, _),
      .addToWindow(let node), .enableMultipleTouch(let node), .endExclusiveTouch(let node),
      .keepTouches(let node), .endDelay(let node, _), .enableControl(let node),
      .addAction(let node, _):
      node
    case .endIgnoringInteraction: nil
    }
  }

  /// Returns the equivalent property change; nil for a change that needs code, or another point.
  ///
  /// - Parameters:
  ///   - tree: The views, including those around the changed view.
  ///   - point: The location of the touch in the view's own coordinates.
  /// - Returns: The change.
  public func edit(in tree: TreeSnapshot, at point: CGPoint?) -> PropertyEdit? {
    switch self {
    case .moveInFront(let view, let other):
      // For views that are not siblings, an ancestor of one has to move in front of an ancestor of the other.
      guard let path = tree.index(of: view.id).map(tree.path(to:)),
        let otherPath = tree.index(of: other.id).map(tree.path(to:)),
        let place = zip(path, otherPath).first(where: { $0 != $1 })?.0,
        let parent = tree.views[place].parent
      else { return nil }
      let last = tree.views.count { $0.parent == parent } - 1
      return PropertyEdit(node: tree.views[place].node.id, value: .siblingIndex(last))
    case .raiseWindow(let view, let other):
      guard let root = tree.index(of: view.id).map(tree.path(to:))?.first,
        let level = tree.index(of: other.id).flatMap({ tree.views[$0].windowLevel })
      else { return nil }
      return PropertyEdit(node: tree.views[root].node.id, value: .windowLevel(level + 1))
    default:
      let view = node.flatMap { tree.index(of: $0.id) }.map { tree.views[$0] }
      return edit(of: view, at: point)
    }
  }

  /// Returns the equivalent property change; nil for a change that needs code, or another point.
  ///
  /// `point` is the location of the touch in the view's own coordinates.
  public func edit(of view: ViewSnapshot?, at point: CGPoint?) -> PropertyEdit? {
    func edit(_ node: NodeSnapshot, _ value: PropertyEdit.Value) -> PropertyEdit {
      PropertyEdit(node: node.id, value: value)
    }
    switch self {
    case .show(let node): return edit(node, .viewFlag(.isHidden, false))
    case .raiseAlpha(let node): return edit(node, .alpha(1))
    case .enableInteraction(let node):
      return edit(node, .viewFlag(.isUserInteractionEnabled, true))
    case .letThrough(let node): return edit(node, .viewFlag(.isUserInteractionEnabled, false))
    case .enableMultipleTouch(let node):
      return edit(node, .viewFlag(.isMultipleTouchEnabled, true))
    case .endExclusiveTouch(let node): return edit(node, .viewFlag(.isExclusiveTouch, false))
    case .keepTouches(let node): return edit(node, .recognizerFlag(.cancelsTouchesInView, false))
    case .endDelay(let node, let phase):
      let flag: PropertyEdit.Value.RecognizerFlag =
        phase == .began ? .delaysTouchesBegan : .delaysTouchesEnded
      return edit(node, .recognizerFlag(flag, false))
    case .enableControl(let node): return edit(node, .controlFlag(.isEnabled, true))
    case .enlarge(let node):
      guard let view, let point, let frame = WayOut.enlarged(view, to: point) else { return nil }
      return edit(node, .frame(frame))
    case .giveSize(let node):
      guard let place = view?.geometry, place.transform.isIdentity else { return nil }
      // The minimum size for a finger (Apple: Human Interface Guidelines).
      return edit(
        node,
        .frame(CGRect(origin: place.frame.origin, size: CGSize(width: 44, height: 44)))
      )
    case .changeTransform(let node): return edit(node, .transform(.identity))
    default: return nil
    }
  }

  /// Returns a frame that also contains a point; nil for a rotated or scaled view.
  private static func enlarged(_ view: ViewSnapshot, to point: CGPoint) -> CGRect? {
    let place = view.geometry
    guard place.frame.size == place.bounds.size, point.x.isFinite, point.y.isFinite else {
      return nil
    }
    let inside = CGRect(
      x: place.frame.minX + point.x - place.bounds.minX - 1,
      y: place.frame.minY + point.y - place.bounds.minY - 1,
      width: 2,
      height: 2
    )
    return place.frame.union(inside)
  }

  /// Returns the change as a line of Swift.
  public func code(_ names: ViewNames) -> String {
    guard let node else { return code("", names) }
    return Self.code(about: node, names) { code($0, names) }
  }

  /// Returns a line of Swift about a view or recognizer.
  ///
  /// If its name is not Swift, such as `UIButton#8`, the line has a variable `view`, and the name
  /// follows as a comment.
  public static func code(about node: NodeSnapshot, _ names: ViewNames, _ line: (String) -> String)
    -> String
  {
    let name = names[node]
    // A class, a text or a number is no expression of the author's code.
    let isSwift =
      name != node.typeName && name.first?.isLetter == true
      && !name.contains { " #(-".contains($0) }
    // A value of a dictionary is optional.
    if isSwift, name.hasSuffix("\"]") { return "if let view = \(name) { \(line("view")) }" }
    if isSwift { return line(name) }
    let code = line(node.kind == .gestureRecognizer ? "recognizer" : "view")
    return code.hasPrefix("override") || code.isEmpty ? code : "\(code)  // \(name)"
  }

  private func code(_ name: String, _ names: ViewNames) -> String {
    switch self {
    case .show: return "\(name).isHidden = false"
    case .raiseAlpha: return "\(name).alpha = 1"
    case .enableInteraction: return "\(name).isUserInteractionEnabled = true"
    case .letThrough: return "\(name).isUserInteractionEnabled = false"
    case .enableMultipleTouch: return "\(name).isMultipleTouchEnabled = true"
    case .endExclusiveTouch: return "\(name).isExclusiveTouch = false"
    case .keepTouches: return "\(name).cancelsTouchesInView = false"
    case .endDelay(_, let phase):
      return "\(name).delaysTouches\(phase == .began ? "Began" : "Ended") = false"
    case .enableControl: return "\(name).isEnabled = true"
    case .enlarge: return "\(name).frame = \(name).frame.union(…)"
    case .giveSize: return "\(name).frame.size = …"
    case .changeTransform: return "\(name).transform = .identity"
    case .allowDuringAnimation: return "UIView.animate(…, options: .allowUserInteraction)"
    case .moveInFront: return "\(name).superview?.bringSubviewToFront(\(name))"
    case .raiseWindow(_, let other): return "window.windowLevel = \(names[other]).windowLevel + 1"
    case .addToWindow: return "window.addSubview(\(name))"
    case .endIgnoringInteraction: return "UIApplication.shared.endIgnoringInteractionEvents()"
    case .addAction(_, let events):
      return "\(name).addAction(action, for: .\(events.first ?? "touchUpInside"))"
    case .changePointInside:
      return "override func point(inside point: CGPoint, with event: UIEvent?) -> Bool"
    case .changeHitTest:
      return "override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView?"
    case .touchElsewhere: return ""
    }
  }

  /// Returns the change in a few words.
  public func words(_ names: ViewNames, in language: Language) -> String {
    text(names, in: language)
  }
}
