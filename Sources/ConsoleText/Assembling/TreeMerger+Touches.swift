import Foundation
import SourceText

/// Views that only the line of a touch describes.
extension TreeMerger {
  /// Where no tree was printed, a touch's window and view make one: the two places of the touch tell
  /// how far the view's coordinates are from the window's.
  mutating func placeTouches(_ touched: [TouchedViews]) {
    guard reading.trees.isEmpty else { return }
    for pair in touched where !reading.views.contains(where: { isKnown($0, pair) }) {
      guard let window = pair.window.map({ views[$0] }) ?? pair.view.map({ views[$0] }) else {
        continue
      }
      add(window, pair)
    }
  }

  private func isKnown(_ view: ConsoleView, _ pair: TouchedViews) -> Bool {
    view.address != nil && view.address == (pair.window ?? pair.view).flatMap { views[$0].address }
  }

  private mutating func add(_ root: ConsoleView, _ pair: TouchedViews) {
    let start = reading.views.count
    var found = [root]
    if pair.window != nil, let index = pair.view, views[index].address != root.address {
      var between = ConsoleView(className: "UIView", position: views[index].position)
      between.kind = .missing
      between.mayHaveMore = true
      between.frame = root.frame.map { CGRect(origin: .zero, size: $0.size) }
      between.boundsOrigin = shift(pair.touch, views[index].frame)
      between.parent = start
      var view = views[index]
      view.parent = start + 1
      found += [between, view]
      reading.note(
        .guessed,
        at: view.position,
        "the views between \(root.name) and \(view.name) are not in the text"
      )
    }
    reading.views += found
    reading.trees.append(.init(root: start, count: found.count, role: .window))
  }

  /// How far the superview is scrolled, so that the touch lies in the view where its line says.
  private func shift(_ touch: ConsoleTouch, _ frame: CGRect?) -> CGPoint? {
    guard let window = touch.locationInWindow, let view = touch.locationInView, let frame else {
      return nil
    }
    let origin = CGPoint(x: window.x - view.x, y: window.y - view.y)
    let shift = CGPoint(x: frame.minX - origin.x, y: frame.minY - origin.y)
    return shift == .zero ? nil : shift
  }
}
