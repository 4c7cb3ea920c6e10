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
    case .enlarge(let node), .giveSize(let node):
      guard let index = tree.index(of: node.id), let frame = Self.frame(of: index, tree, point)
      else { return nil }
      return PropertyEdit(node: node.id, value: .frame(frame))
    case .raiseWindow(let view, let other):
      guard let root = tree.index(of: view.id).map(tree.path(to:))?.first,
        let level = tree.index(of: other.id).flatMap({ tree.views[$0].windowLevel })
      else { return nil }
      return PropertyEdit(node: tree.views[root].node.id, value: .windowLevel(level + 1))
    default:
      return edit
    }
  }

  /// The equivalent change of one property; nil for a change that depends on other views.
  private var edit: PropertyEdit? {
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
    case .changeTransform(let node): return edit(node, .transform(.identity))
    default: return nil
    }
  }

  /// The minimum side for a finger, in points (Apple: Human Interface Guidelines).
  private static let smallestSide: CGFloat = 44

  /// Returns a frame of a view that contains its subviews, or those at a point in its own coordinates.
  ///
  /// It grows only to the right and downwards, because another origin would move the subviews. The result is nil for a
  /// rotated or scaled view, and if the point would still be outside.
  private static func frame(of index: Int, _ tree: TreeSnapshot, _ point: CGPoint?) -> CGRect? {
    let place = tree.views[index].geometry
    guard place.frame.size == place.bounds.size else { return nil }
    var (right, bottom) = (place.bounds.maxX, place.bounds.maxY)
    for view in tree.views where view.parent == index && !view.isHidden {
      let frame = view.geometry.frame
      guard point.map(frame.contains) ?? true else { continue }
      (right, bottom) = (max(right, frame.maxX), max(bottom, frame.maxY))
    }
    if let point {
      guard point.x >= place.bounds.minX, point.y >= place.bounds.minY else { return nil }
      // A point on the far edge is still outside.
      (right, bottom) = (max(right, point.x + 1), max(bottom, point.y + 1))
    }
    let size = CGSize(width: right - place.bounds.minX, height: bottom - place.bounds.minY)
    guard size.width.isFinite, size.height.isFinite else { return nil }
    return CGRect(
      origin: place.frame.origin,
      size: CGSize(
        width: size.width > 0 ? size.width : smallestSide,
        height: size.height > 0 ? size.height : smallestSide
      )
    )
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
