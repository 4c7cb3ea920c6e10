import Foundation
import TextFormats

/// The views of an app's own hit test at one point, as Pepper's `responder_chain` prints them.
///
/// `responder_chain` leads from the hit view up to the window. `hit_test_path` has all views that
/// contain the point, from front to back, without their nesting.
struct HitTestReport {
  /// A view that contains the point.
  struct View {
    let object: TreeObject
    let parent: Int?
  }

  /// The result at a point.
  struct Hit {
    let point: CGPoint
    let view: TreeObject.Mention
  }

  /// The views, superviews first; empty if the object is not such a report.
  private(set) var views: [View] = []
  /// The result; nil if the report does not name it.
  private(set) var hit: Hit?

  /// Reads a report.
  init(_ report: TreeObject) {
    let chain = Self.objects(report["responderchain"]).filter { $0.text(["type"]) == "view" }
    guard let target = report["target"].flatMap(TreeObject.init), !chain.isEmpty,
      let place = report["point"].flatMap(TreeObject.init), let x = place.number(["x"]),
      let y = place.number(["y"])
    else { return }
    hit = Hit(point: CGPoint(x: x, y: y), view: target.mention)
    add(chain.reversed(), Self.behind(Self.objects(report["hittestpath"])).reversed())
  }

  /// Adds the path from the window to the hit view, and other views behind it.
  ///
  /// Each of those becomes a subview of the innermost view that contains it.
  private mutating func add(_ way: [TreeObject], _ others: [TreeObject]) {
    var (parent, others) = (Int?.none, others)
    for (place, view) in way.enumerated() {
      views.append(View(object: view, parent: parent))
      parent = views.count - 1
      guard place + 1 < way.count else { return }
      let next = place + 2 < way.count ? way[place + 1].rectangle()?.rect : nil
      let isDeeper = { (other: TreeObject) in
        other.rectangle().map { next?.contains($0.rect) ?? false } ?? false
      }
      views += others.filter { !isDeeper($0) }.map { View(object: $0, parent: parent) }
      others = others.filter(isDeeper)
    }
  }

  /// Returns the views behind the hit view, from front to back.
  ///
  /// The hit view's own subviews also follow it in the path. They are recognized by the reason why
  /// they receive no touch. The result omits a view that receives no touches, and its possible
  /// descendants.
  private static func behind(_ path: [TreeObject]) -> [TreeObject] {
    guard let target = path.firstIndex(where: { $0.flag(["ishittarget", "hittarget"]) == true })
    else { return [] }
    var (others, closed) = ([TreeObject](), [CGRect]())
    for view in path[(target + 1)...] {
      guard let rect = view.rectangle()?.rect, !closed.contains(where: { $0.contains(rect) }) else {
        continue
      }
      let takesNone = ["blocksinteraction", "hidden", "transparent"].contains {
        view.flag([$0]) == true
      }
      if takesNone { closed.append(rect) } else { others.append(view) }
    }
    return others
  }

  private static func objects(_ list: SourceNode?) -> [TreeObject] {
    ((try? list?.list()) ?? []).compactMap(TreeObject.init)
  }
}
