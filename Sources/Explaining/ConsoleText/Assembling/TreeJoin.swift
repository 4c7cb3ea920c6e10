import Foundation
import TextFormats

/// The join of an accessibility tree with a tree of views from the same moment.
///
/// The tree of views has the order from back to front. The accessibility tree has labels,
/// identifiers and elements without views, as in SwiftUI. An element belongs to the view with the
/// same rectangle on the screen. Other elements become subviews of the innermost view that contains
/// them, and receive no touches.
struct TreeJoin {
  private var views: [ConsoleView]
  private let rectangles: [CGRect]
  /// The views of the tree by the corner of their rectangles, in whole points.
  private var corners: [Corner: [Int]] = [:]
  /// The subviews of each view.
  private var children: [[Int]] = []
  /// Whether a view or one of its descendants shows elements without views.
  private var holdsHost: [Bool] = []
  private var joinedCount = 0

  private struct Corner: Hashable {
    let x: Int
    let y: Int
  }

  /// The outcome for trees that were joined, or that cannot be joined.
  enum Outcome {
    case joined(views: [ConsoleView], count: Int, of: Int)
    case differing(ConsoleAssumption)
  }

  private init(_ views: [ConsoleView]) {
    self.views = views
    rectangles = Self.rectangles(of: views)
    children = Array(repeating: [], count: views.count)
    holdsHost = views.map(Self.isHost)
    for index in views.indices {
      if let parent = views[index].parent { children[parent].append(index) }
    }
    for index in views.indices.reversed() {
      if let corner = Self.corner(of: rectangles[index]) {
        corners[corner, default: []].append(index)
      }
      guard let parent = views[index].parent else { continue }
      holdsHost[parent] = holdsHost[parent] || holdsHost[index]
    }
  }

  private static func corner(of rect: CGRect) -> Corner? {
    guard rect.isUsable else { return nil }
    return Corner(x: Int(rect.minX.rounded()), y: Int(rect.minY.rounded()))
  }

  /// Joins the elements of an accessibility tree into a tree of views.
  static func join(_ elements: [ConsoleView], into views: [ConsoleView]) -> Outcome {
    var join = TreeJoin(views)
    let places = rectangles(of: elements)
    if let difference = difference(elements, places, join.rectangles.first ?? .zero) {
      return .differing(difference)
    }
    let known = elements.indices.filter { index in
      let element = elements[index]
      return element.kind == .element && !places[index].isEmpty
        && !["Application", "Window"].contains(element.className)
        && (element.text ?? element.identifier) != nil
    }
    var others: [Int] = []
    for index in known where !join.add(elements[index], at: places[index]) { others.append(index) }
    let isFew = join.joinedCount * 4 < known.count && !join.views.contains(where: isHost)
    if isFew, known.count > 2 {
      return .differing(
        ConsoleAssumption(
          "few elements of the accessibility tree have the frame of a view; the two trees are from"
            + " different moments, and are used separately",
          "无障碍树里很少有元素与视图的位置相同：两棵树不是同一时刻的，分开回答"
        )
      )
    }
    for index in others { join.insert(elements[index], at: places[index]) }
    return .joined(views: join.views, count: join.joinedCount, of: known.count)
  }

  /// Returns a message if the screens of the trees have different sizes; nil otherwise.
  private static func difference(
    _ elements: [ConsoleView],
    _ places: [CGRect],
    _ window: CGRect
  ) -> ConsoleAssumption? {
    let application = elements.firstIndex { $0.className == "Application" }
    guard let screen = application.map({ places[$0] }), !screen.isEmpty, !window.isEmpty,
      abs(screen.width - window.width) > 1 || abs(screen.height - window.height) > 1
    else { return nil }
    let (own, other) = (screen.size.sides, window.size.sides)
    return ConsoleAssumption(
      "the screen of the accessibility tree is \(own), but that of the views is \(other); the two"
        + " trees are from different moments, and are used separately",
      "无障碍树的屏幕为 \(own)，视图树为 \(other)：两棵树不是同一时刻的，分开回答"
    )
  }

  // MARK: - Views with the same rectangle

  /// Adds the values of an element to the view with the same rectangle; returns whether there is
  /// one.
  private mutating func add(_ element: ConsoleView, at place: CGRect) -> Bool {
    guard let corner = Self.corner(of: place) else { return false }
    var near: [Int] = []
    for x in (corner.x - 1)...(corner.x + 1) {
      for y in (corner.y - 1)...(corner.y + 1) { near += corners[Corner(x: x, y: y)] ?? [] }
    }
    let same = near.filter { index in
      views[index].kind == .printed && Self.areSame(rectangles[index], place)
    }
    guard let index = same.max(by: { fit($0, element) < fit($1, element) }) else { return false }
    let texts = ([element.text] + element.otherTexts).compactMap(\.self)
    if views[index].text == nil { views[index].text = texts.first }
    let known = [views[index].text].compactMap(\.self) + views[index].otherTexts
    views[index].otherTexts += texts.filter { !known.contains($0) }
    views[index].identifier = views[index].identifier ?? element.identifier
    views[index].isEnabled = views[index].isEnabled ?? element.isEnabled
    joinedCount += 1
    return true
  }

  /// Returns how well a view fits an element: by its text, then by its class; the outer view wins a
  /// tie.
  private func fit(_ index: Int, _ element: ConsoleView) -> (Int, Int, Int) {
    let view = views[index]
    let texts = [view.text].compactMap(\.self) + view.otherTexts
    let hasText = element.text.map(texts.contains) ?? false
    let type = UIKitAncestor.of(view)
    var kin = UIKitAncestor.of(element) == type ? 2 : 0
    if kin == 0, UIKitAncestor.isControl(type) { kin = 1 }
    return (hasText ? 1 : 0, kin, -index)
  }

  private static func areSame(_ first: CGRect, _ second: CGRect) -> Bool {
    abs(first.minX - second.minX) <= 1 && abs(first.minY - second.minY) <= 1
      && abs(first.maxX - second.maxX) <= 1 && abs(first.maxY - second.maxY) <= 1
  }

  // MARK: - Elements without a view

  /// Inserts an element into the innermost view that certainly contains it.
  private mutating func insert(_ element: ConsoleView, at place: CGRect) {
    guard let parent = host(of: place) else { return }
    var element = element
    let origin = rectangles[parent].origin
    let inner = views[parent].boundsOrigin ?? .zero
    element.frame = place.offsetBy(dx: inner.x - origin.x, dy: inner.y - origin.y)
    element.parent = parent
    element.kind = .joined
    views.append(element)
  }

  /// Finds the host from the root downwards.
  ///
  /// Of several views that contain a rectangle, the search follows only one that hosts elements.
  private func host(of place: CGRect) -> Int? {
    guard !views.isEmpty else { return nil }
    var found = 0
    while true {
      let holding = children[found].filter { index in
        rectangles[index].insetBy(dx: -1, dy: -1).contains(place) && views[index].isHidden != true
      }
      // The frontmost view wins, because an accessibility tree omits covered elements.
      let host = holding.last { holdsHost[$0] }
      guard let next = host ?? (holding.count == 1 ? holding.first : nil) else { return found }
      found = next
    }
  }

  /// Whether a view shows elements without views.
  private static func isHost(_ view: ConsoleView) -> Bool {
    ["Hosting", "SwiftUI", "Flutter", "WKContentView", "WKWebView"].contains {
      view.className.contains($0)
    }
  }

  // MARK: - Places

  /// Returns the rectangles of views on the screen, as far as no view is rotated.
  static func rectangles(of views: [ConsoleView]) -> [CGRect] {
    var rectangles: [CGRect] = []
    rectangles.reserveCapacity(views.count)
    for view in views {
      let frame = ViewPlacement(view).frame
      guard let parent = view.parent else {
        rectangles.append(frame)
        continue
      }
      let origin = rectangles[parent].origin
      let inner = views[parent].boundsOrigin ?? .zero
      rectangles.append(frame.offsetBy(dx: origin.x - inner.x, dy: origin.y - inner.y))
    }
    return rectangles
  }
}
