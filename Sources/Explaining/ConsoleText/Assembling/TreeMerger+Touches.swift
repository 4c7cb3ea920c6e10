import Foundation
import TextFormats

/// The views that only lines of touches describe.
extension TreeMerger {
  /// Creates views from the windows and views of touches if the text has no tree.
  ///
  /// The two locations of a touch give the distance between the coordinates of its view and its
  /// window.
  mutating func placeTouches(_ touched: [TouchedViews]) {
    guard reading.trees.isEmpty else { return }
    var known: Set<ConsoleAddress> = []
    var windows: [ConsoleAddress: Int] = [:]
    var found: [[ConsoleView]] = []
    for pair in touched {
      guard let root = pair.window ?? pair.view else { continue }
      let place: Int
      if let address = views[root].address, let first = windows[address] {
        place = first
      } else {
        guard isNew(root, &known) else { continue }
        place = found.count
        if let address = views[root].address { windows[address] = place }
        found.append([views[root]])
      }
      guard pair.window != nil, let view = pair.view, isNew(view, &known) else { continue }
      addView(pair, to: &found[place])
    }
    for tree in found { append(tree) }
  }

  private func isNew(_ index: Int, _ known: inout Set<ConsoleAddress>) -> Bool {
    views[index].address.map { known.insert($0).inserted } ?? true
  }

  /// Adds the view of a touch, with one superview for all views between it and the window.
  private mutating func addView(_ pair: TouchedViews, to tree: inout [ConsoleView]) {
    guard let index = pair.view, let root = tree.first else { return }
    var view = views[index]
    var between = ConsoleView(className: "UIView", position: view.position)
    between.kind = .missing
    between.mayHaveMore = true
    between.frame = root.frame.map { CGRect(origin: .zero, size: $0.size) }
    between.boundsOrigin = shift(pair.touch, view.frame)
    between.parent = 0
    tree.append(between)
    view.parent = tree.count - 1
    tree.append(view)
    reading.note(
      .guessed,
      at: view.position,
      "the views between \(root.name) and \(view.name) are not in the text",
      "\(root.name) 和 \(view.name) 之间的视图不在文字里"
    )
  }

  private mutating func append(_ tree: [ConsoleView]) {
    let start = reading.views.count
    reading.views += tree.map { view in
      var view = view
      view.parent = view.parent.map { $0 + start }
      return view
    }
    reading.trees.append(.init(root: start, count: tree.count, role: .window))
  }

  /// Returns the scroll offset of the superview for which the touch has its printed location in the
  /// view.
  private func shift(_ touch: ConsoleTouch, _ frame: CGRect?) -> CGPoint? {
    guard let window = touch.locationInWindow, let view = touch.locationInView, let frame else {
      return nil
    }
    let origin = CGPoint(x: window.x - view.x, y: window.y - view.y)
    let shift = CGPoint(x: frame.minX - origin.x, y: frame.minY - origin.y)
    return shift == .zero ? nil : shift
  }
}
