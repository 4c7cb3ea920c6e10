import TouchTrace
import Foundation
import Inspector

extension WayOut {
  /// Returns the change of a property; nil for a fix that needs code or another location.
  func edit(in explanation: Explanation) -> PropertyEdit? {
    let entry = node.flatMap { explanation.entry(of: $0.id) }
    var point: CGPoint?
    if case .rejected(_, let place)? = entry?.verdict { point = place }
    return edit(in: explanation.tree, at: point)
  }

  /// Returns the change as code, with the numbers of this location.
  func code(_ names: ViewNames, in explanation: Explanation, isTryable: Bool) -> String {
    if isTryable, let node, let edit = edit(in: explanation), case .frame(let frame) = edit.value {
      return Self.code(about: node, names) { "\($0).frame = \(Self.code(frame))" }
    }
    guard case .enlarge(let node) = self, let entry = explanation.entry(of: node.id),
      case .rejected(_, let place) = entry.verdict
    else { return code(names) }
    return Self.pointInside(entry.view.geometry.bounds, including: place)
  }

  private static func code(_ rect: CGRect) -> String {
    let numbers = zip(
      ["x", "y", "width", "height"],
      [rect.minX, rect.minY, rect.width, rect.height]
    )
    return "CGRect(" + numbers.map { "\($0): \(number($1))" }.joined(separator: ", ") + ")"
  }

  /// Returns an override with which a view accepts touches up to a location outside its bounds.
  private static func pointInside(_ bounds: CGRect, including place: CGPoint) -> String {
    let sides = [
      ("top", bounds.minY - place.y), ("left", bounds.minX - place.x),
      ("bottom", place.y - bounds.maxY), ("right", place.x - bounds.maxX),
    ]
    let insets = sides.map { name, distance in
      // A point on the far edge is still outside.
      "\(name): \(distance >= 0 ? number(-(distance + 1).rounded(.up)) : "0")"
    }
    return """
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let insets = UIEdgeInsets(\(insets.joined(separator: ", ")))
        return bounds.inset(by: insets).contains(point)
      }
      """
  }

  private static func number(_ value: CGFloat) -> String {
    guard value.isFinite, abs(value) < 1e9 else { return "\(value)" }
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
