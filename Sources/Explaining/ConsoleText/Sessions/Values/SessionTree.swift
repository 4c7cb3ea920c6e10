package import Foundation
package import Geometry

/// The views, recognizers and controllers of an app at one moment, by their numbers.
package struct SessionTree: Hashable, Sendable {
  /// The windows, from back to front.
  package var windows: [Int] = []
  /// The key window.
  package var keyWindow: Int?
  package var views: [Int: SessionView] = [:]
  package var recognizers: [Int: SessionRecognizer] = [:]
  package var responders: [Int: SessionResponder] = [:]

  /// Creates a tree without views.
  package init() {}

  /// The changed parts of a tree.
  package struct Change: Hashable, Sendable {
    package var windows: [Int] = []
    package var keyWindow: Int?
    package var views: [SessionView] = []
    package var recognizers: [SessionRecognizer] = []
    package var responders: [SessionResponder] = []
  }

  /// Applies a change.
  package mutating func apply(_ change: Change) {
    windows = change.windows
    keyWindow = change.keyWindow
    for view in change.views { views[view.number] = view }
    for recognizer in change.recognizers { recognizers[recognizer.number] = recognizer }
    for responder in change.responders { responders[responder.number] = responder }
  }

  /// The views in windows with their superviews; each comes before its descendants.
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

  /// Returns the views from the given one up to its window.
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

/// The name, module and superclasses of a class.
package struct SessionClass: Hashable, Sendable {
  /// The name.
  package var name: String
  /// The module; nil for an Objective-C class.
  package var module: String?
  /// The superclasses, from the nearest one.
  package var base: [String]

  /// Whether the class belongs to the system, and not to the app.
  ///
  /// An app's Objective-C classes have no module, and none of the system's prefixes.
  package var isSystems: Bool {
    if let module { return Self.modules.contains(module) }
    return Self.beginnings.contains { name.hasPrefix($0) }
  }

  private static let modules: Set = [
    "TouchKit", "TouchKitComponents", "UIKit", "UIKitCore", "SwiftUI", "SwiftUICore", "WebKit",
    "MapKit",
  ]
  private static let beginnings = ["UI", "_UI", "NS", "_NS", "WK", "MK", "CA", "_TtC7SwiftUI"]

  /// The class as a debugger prints it, with the module of an app.
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
  /// The next responder, if it is not the superview.
  package var next: Int?
  package var recognizers: [Int] = []
  package var subviews: [Int] = []
  /// Whether subviews were omitted.
  package var isCut = false

  /// The frame in the superview, for any anchor.
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
  /// The settings of its kind, by their names in the format.
  package var settings: [String: Double] = [:]
  /// The recognizer's description, with numbers instead of addresses.
  package var says = ""
}

/// A responder between views: a controller, or another object that a class returns.
package struct SessionResponder: Hashable, Sendable {
  package var number: Int
  package var type: SessionClass
  package var isController: Bool
  package var parent: Int?
  package var presenter: Int?
}
