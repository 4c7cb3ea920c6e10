package import Foundation
package import Geometry

/// The views, recognizers and controllers of an app at a moment, by their numbers.
package struct SessionTree: Hashable, Sendable {
  /// The windows, the rearmost first.
  package var windows: [Int] = []
  /// The key window.
  package var keyWindow: Int?
  package var views: [Int: SessionView] = [:]
  package var recognizers: [Int: SessionRecognizer] = [:]
  package var responders: [Int: SessionResponder] = [:]

  /// A tree without views.
  package init() {}

  /// What of a tree is not as it was.
  package struct Change: Hashable, Sendable {
    package var windows: [Int] = []
    package var keyWindow: Int?
    package var views: [SessionView] = []
    package var recognizers: [SessionRecognizer] = []
    package var responders: [SessionResponder] = []
  }

  /// Makes a change.
  package mutating func apply(_ change: Change) {
    windows = change.windows
    keyWindow = change.keyWindow
    for view in change.views { views[view.number] = view }
    for recognizer in change.recognizers { recognizers[recognizer.number] = recognizer }
    for responder in change.responders { responders[responder.number] = responder }
  }

  /// The views that are in a window, each before those below it, with its superview.
  package var placedViews: [(view: SessionView, parent: Int?)] {
    var placed: [(SessionView, Int?)] = []
    var waiting: [(Int, Int?)] = windows.reversed().map { ($0, nil) }
    while let (number, parent) = waiting.popLast() {
      guard let view = views[number] else { continue }
      placed.append((view, parent))
      waiting += view.subviews.reversed().map { ($0, number) }
    }
    return placed
  }

  /// The views from one up to its window.
  package func ancestors(of number: Int) -> [SessionView] {
    var parents: [Int: Int] = [:]
    for (view, parent) in placedViews { parents[view.number] = parent }
    var (found, next) = ([SessionView](), Optional(number))
    while let current = next, let view = views[current], found.count < 1000 {
      found.append(view)
      next = parents[current]
    }
    return found
  }
}

/// What a class is called, and what it is made of.
package struct SessionClass: Hashable, Sendable {
  /// Its name.
  package var name: String
  /// Its module; nil for a class of Objective-C.
  package var module: String?
  /// Its superclasses, the nearest first.
  package var base: [String]

  /// Whether it is the system's, and not the app's.
  ///
  /// Classes of an app that are written in Objective-C have no module and none of the beginnings of
  /// the system's.
  package var isSystems: Bool {
    if let module { return Self.modules.contains(module) }
    return Self.beginnings.contains { name.hasPrefix($0) }
  }

  private static let modules: Set = [
    "TouchKit", "TouchKitComponents", "UIKit", "UIKitCore", "SwiftUI", "SwiftUICore", "WebKit",
    "MapKit",
  ]
  private static let beginnings = ["UI", "_UI", "NS", "_NS", "WK", "MK", "CA", "_TtC7SwiftUI"]

  /// The class as a debugger prints it: with the module of an app.
  package var printed: String {
    guard let module, !isSystems else { return name }
    return "\(module).\(name)"
  }
}

/// A view as a session describes it.
package struct SessionView: Hashable, Sendable {
  package var number: Int
  package var type: SessionClass
  package var identifier: String?
  package var bounds: CGRect
  package var center: CGPoint
  package var transform = CGAffineTransform.identity
  package var alpha = 1.0
  package var isHidden = false
  package var isInteractive = true
  package var isMultipleTouch = false
  package var isExclusiveTouch = false
  package var clips = false
  package var isFirstResponder = false
  package var isEnabled = true
  package var scrolls = true
  package var delaysContentTouches = true
  package var cancelsContentTouches = true
  package var contentSize: CGSize?
  package var textLength: Int?
  package var level: Double?
  /// The responder behind it where that is not its superview.
  package var next: Int?
  package var recognizers: [Int] = []
  package var subviews: [Int] = []
  /// Whether views below it were left out.
  package var isCut = false

  /// The rectangle that it fills in its superview, whatever its anchor.
  package var frame: CGRect {
    let corners = [
      CGPoint(x: -bounds.width / 2, y: -bounds.height / 2),
      CGPoint(x: bounds.width / 2, y: -bounds.height / 2),
      CGPoint(x: -bounds.width / 2, y: bounds.height / 2),
      CGPoint(x: bounds.width / 2, y: bounds.height / 2),
    ].map { $0.applying(transform) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(
      x: center.x + left,
      y: center.y + top,
      width: (xs.max() ?? 0) - left,
      height: (ys.max() ?? 0) - top
    )
  }
}

/// A recognizer as a session describes it.
package struct SessionRecognizer: Hashable, Sendable {
  package var number: Int
  package var type: SessionClass
  package var name: String?
  package var state = SessionState.possible
  package var isEnabled = true
  package var cancelsTouches = true
  package var delaysBegan = false
  package var delaysEnded = true
  package var hasDelegate = false
  /// What its kind lets one set, by the words of the format.
  package var settings: [String: Double] = [:]
  /// What its own description says, with numbers for addresses.
  package var says = ""
}

/// A responder that stands between views: a controller, or what a class chose.
package struct SessionResponder: Hashable, Sendable {
  package var number: Int
  package var type: SessionClass
  package var isController: Bool
  package var parent: Int?
  package var presenter: Int?
}
