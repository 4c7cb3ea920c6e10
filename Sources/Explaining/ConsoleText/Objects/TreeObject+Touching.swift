import Foundation

/// The driver's own hit test of an element, which some drivers print.
///
/// idb prints `"interactable": {"status": "blocked", "reasons": [{"kind": "occluded", "by":
/// {…}}]}`.
extension TreeObject {
  /// Another element that the driver names.
  struct Mention: Equatable {
    let className: String
    var words: String?
  }

  private var interactable: TreeObject? { self["interactable"].flatMap(TreeObject.init) }

  private var reasons: [TreeObject] {
    interactable?.lists("reasons")?.compactMap(TreeObject.init) ?? []
  }

  /// Whether the driver found a point at which a touch reaches the element; nil if unknown.
  var isHittable: Bool? {
    if let flag = flag(["hittable", "interactable"]) { return flag }
    if interactable?.text(["status"]) == "actionable" { return true }
    let isBlocked = reasons.contains {
      ["not_hittable", "user_interaction_disabled"].contains($0.text(["kind"]))
    }
    return isBlocked ? false : nil
  }

  /// The element that covers the center of this one, from the driver; nil for none.
  var cover: Mention? {
    for key in ["occludedby", "coveredby"] {
      if let other = self[key].flatMap(TreeObject.init) { return other.mention }
      if let words = text([key]) { return Mention(className: "element", words: words) }
    }
    guard let reason = reasons.first(where: { $0.text(["kind"]) == "occluded" }) else { return nil }
    return reason["by"].flatMap(TreeObject.init)?.mention ?? Mention(className: "another element")
  }

  /// The driver's result as text, for the comparison with a later one.
  var interactability: String? {
    guard let status = interactable?.text(["status"]) else { return nil }
    let words = reasons.compactMap { reason -> String? in
      let other = reason["by"].flatMap(TreeObject.init)?.mention
      return reason.text(["kind"]).map { kind in
        other.map { "\(kind) by \($0.words ?? $0.className)" } ?? kind
      }
    }
    return ([status] + words).joined(separator: ", ")
  }
}
