import Foundation
import TouchKit

/// The keyboard focus in the workbench: a region and an element in it, drawn as a focus ring.
final class FocusWalk: BenchView {
  private var region: Int?
  private weak var stop: (any FocusStop)?

  override init(_ look: WorkbenchLook) {
    super.init(look)
    isUserInteractionEnabled = false
    isHidden = true
  }

  /// Returns nil, because view archives do not exist on this platform.
  required init?(coder: NSCoder) { nil }

  /// The name of the focused element and the frame of the focus ring; nil for the scene.
  var place: (name: String, frame: CGRect)? {
    stop.map { ($0.accessibilityIdentifier ?? "", isHidden ? .null : frame) }
  }

  /// Whether an element outside the scene has the focus.
  var isActive: Bool { region != nil }

  /// The index of the scene among the regions, and that of the inspector's panel.
  private static let (scene, panel) = (3, 5)

  /// Returns the focusable elements of each region, in order; the scene has none.
  private func regions(_ bench: Workbench) -> [[any FocusStop]] {
    let (chrome, edges) = (bench.chrome, bench.views.edges)
    let all: [[any FocusStop]] = [
      chrome.tool.buttons, chrome.gallery.stops + [edges[0]],
      chrome.question.buttons + chrome.live.buttons, [],
      bench.inspector.buttons + [edges[1]], bench.inspector.stops, [chrome.chain],
      chrome.time.buttons + [edges[2], chrome.time.track], chrome.status.buttons,
    ]
    return all.map { stops in stops.filter(\.canHaveFocus) }
  }

  /// Moves to the next region with an element, or back to the scene.
  func moveRegion(by step: Int, in bench: Workbench) {
    goToRegion(by: step, in: bench) { $0.first }
  }

  private func goToRegion(
    by step: Int,
    in bench: Workbench,
    _ choice: ([any FocusStop]) -> (any FocusStop)?
  ) {
    let all = regions(bench)
    var place = region ?? Self.scene
    for _ in all.indices {
      place = (place + step + all.count) % all.count
      if place == Self.scene { return end() }
      if let stop = choice(all[place]) { return show(stop, in: place, bench) }
    }
  }

  /// Moves to the inspector's panel.
  func movePanel(in bench: Workbench) {
    bench.window.layoutIfNeeded()
    if let first = regions(bench)[Self.panel].first { show(first, in: Self.panel, bench) }
  }

  /// Moves from the edited search to the first of its results.
  func moveToResults(in bench: Workbench) {
    let all = regions(bench)
    guard let region = adoptSearch(in: bench, all) else { return }
    bench.endTyping()
    for case let list as RowList in all[region] { list.restartFocus() }
    _ = moveInRegion(by: 1, in: bench)
  }

  /// Moves the focus to the edited search, which may have been clicked; returns its region.
  private func adoptSearch(in bench: Workbench, _ all: [[any FocusStop]]) -> Int? {
    guard let search = bench.editedSearch,
      let region = all.firstIndex(where: { $0.contains { $0 === search } })
    else { return nil }
    (self.region, stop) = (region, search)
    return region
  }

  /// Moves to the next or previous element of the region, and at its end to the next region.
  func move(by step: Int, in bench: Workbench) {
    _ = adoptSearch(in: bench, regions(bench))
    if moveInRegion(by: step, in: bench) { return }
    goToRegion(by: step, in: bench) { step > 0 ? $0.first : $0.last }
  }

  /// Moves to another element of the region; returns false at its end.
  private func moveInRegion(by step: Int, in bench: Workbench) -> Bool {
    let region = region ?? Self.scene
    let stops = regions(bench)[region]
    let place = (stops.firstIndex { $0 === stop } ?? (step > 0 ? -1 : stops.count)) + step
    guard stops.indices.contains(place) else { return false }
    show(stops[place], in: region, bench)
    return true
  }

  /// Moves inside the focused element; if it has no inside, moves to another element of the region.
  func moveInside(_ right: Int, _ down: Int, in bench: Workbench) {
    if bench.menu.movePointed(by: right + down) { return }
    if stop?.moveFocus(right, down) == true { return follow(in: bench) }
    _ = moveInRegion(by: right + down, in: bench)
  }

  /// Activates the focused element.
  func activate(in bench: Workbench) {
    if bench.menu.performPointed() { return }
    stop?.activateFocus()
    if !bench.menu.isHidden { _ = bench.menu.movePointed(by: 1) }
    follow(in: bench)
  }

  /// Returns the focus to the scene.
  func end() {
    guard region != nil else { return }
    (region, stop) = (nil, nil)
    isHidden = true
  }

  private func show(_ stop: any FocusStop, in region: Int, _ bench: Workbench) {
    bench.endTyping()
    (self.region, self.stop) = (region, stop)
    stop.beginFocus()
    // A focused search receives the letters.
    (stop as? BenchField)?.activateFocus()
    bringIntoSight(stop)
    accessibilityLabel = stop.focusName
    follow(in: bench)
  }

  /// Scrolls the panel until an element is visible.
  private func bringIntoSight(_ stop: any FocusStop) {
    var view = stop.superview
    while let current = view {
      if let scroll = current as? UIScrollView {
        scroll.scrollRectToVisible(stop.convert(stop.bounds, to: scroll), animated: false)
      }
      view = current.superview
    }
  }

  private var width: CGFloat { look.kind == .highContrast ? 3 : 2 }

  /// Moves the focus ring to the focused element.
  func follow(in bench: Workbench) {
    guard region != nil else { return }
    // A field that is edited shows the place of the keyboard itself.
    if bench.isTyping, let field = bench.window.firstResponder as? UIView,
      stop.map({ !field.isDescendant(of: $0) }) ?? true
    {
      return end()
    }
    guard let stop, stop.canHaveFocus else {
      isHidden = true
      return
    }
    accessibilityLabel = stop.focusName
    // A row, or a part of a region, has only neighbours of its own kind.
    let isWhole = stop.focusFrame == stop.bounds
    let gap = isWhole && !(stop is EdgeHandle) ? -2 - width : 0
    let place = stop.convert(stop.focusFrame, to: bench.window).insetBy(dx: gap, dy: gap)
      .intersection(CGRect(origin: .zero, size: bench.regions.size))
    isHidden = place.isNull || place.isEmpty
    if !isHidden, frame != place { frame = place }
  }

  override func paint(_ pen: Pen) {
    pen.frame(bounds, theme.focus, radius: 8, width: width)
    guard look.kind == .highContrast else { return }
    // On a selected row, which has the colour of the ring, only this line is visible.
    pen.frame(bounds.insetBy(dx: width, dy: width), theme.field, radius: 6, width: width)
  }
}
