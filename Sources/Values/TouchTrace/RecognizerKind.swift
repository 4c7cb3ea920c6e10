/// A kind of gesture recognizer, with its name, class, settings and text.
///
/// The importer of console text, scene files, sessions, checks and the inspector read this table.
package enum RecognizerKind: String, CaseIterable, Sendable {
  case tap, longPress, pan, swipe, pinch, rotation, screenEdgePan, hover
  /// An unknown class. It receives touches and never recognizes.
  case other

  /// The name in scene files.
  package var name: String { rawValue }

  /// The UIKit class.
  package var className: String {
    self == .other ? "UIGestureRecognizer" : "UI\(capitalName)GestureRecognizer"
  }

  private var capitalName: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// The settings of this kind, besides the properties that every recognizer has.
  package var settings: [RecognizerSetting] {
    switch self {
    case .tap:
      [
        RecognizerSetting("numberOfTapsRequired", "taps", .count(1...20), "how many taps"),
        .fingers,
      ]
    case .longPress:
      [
        RecognizerSetting("numberOfTapsRequired", "taps", .count(0...20), "taps before the press"),
        .fingers,
        RecognizerSetting(
          "minimumPressDuration",
          "duration",
          .number(0...3600),
          "how long fingers stay, in seconds"
        ),
        RecognizerSetting(
          "allowableMovement",
          "allowableMovement",
          .number(0...1_000_000),
          "how far fingers may move before, in points"
        ),
      ]
    case .pan:
      [
        RecognizerSetting(
          "minimumNumberOfTouches",
          "minimumFingers",
          .count(1...20),
          "how many fingers"
        ),
        RecognizerSetting(
          "maximumNumberOfTouches",
          "maximumFingers",
          .count(1...Int.max),
          "most fingers"
        ),
      ]
    case .swipe:
      [
        .fingers,
        RecognizerSetting(
          "direction",
          "direction",
          .bits(["right", "left", "up", "down"]),
          "where to"
        ),
      ]
    case .screenEdgePan:
      [
        RecognizerSetting(
          "edges",
          "edges",
          .bits(["top", "left", "bottom", "right"]),
          "the edge it begins at"
        )
      ]
    case .pinch, .rotation, .hover, .other: []
    }
  }

  /// The number of fingers that it requires.
  package var neededFingers: Int {
    switch self {
    case .pinch, .rotation: 2
    default: 1
    }
  }

  /// Returns the next condition that a recognizer waits for, in English and Chinese.
  ///
  /// `way` is the distance that its finger moved, in points; nil while no finger is down. The result
  /// is nil if there is no condition to mention.
  package func need(moved way: String?) -> (english: String, chinese: String)? {
    switch (self, way) {
    case (.pinch, _), (.rotation, _):
      return ("two fingers are down: they have to move", "两根手指已按下：需要移动")
    case (.tap, nil): return ("waits for a finger", "等待手指")
    case (.tap, let way?):
      let most = Int(UsualLimits.tapMovement)
      return ("a lift; moved \(way) of at most \(most) pt", "需要抬起；已移动 \(way) 点，最多 \(most) 点")
    case (.longPress, let way?):
      return ("to stay down; moved \(way) pt", "需要保持按住；已移动 \(way) 点")
    case (.pan, let way?):
      let slop = Int(UsualLimits.panSlop)
      return ("moved \(way) of \(slop) pt", "已移动 \(way) 点，需要 \(slop) 点")
    case (.swipe, let way?):
      return ("a quick straight way; moved \(way) pt", "需要快速直线移动；已移动 \(way) 点")
    case (.screenEdgePan, let way?):
      return ("moved \(way) pt from the edge", "已从边缘移动 \(way) 点")
    default: return nil
    }
  }

  /// Creates the kind of a class; for an app's own class it is guessed from the name.
  package init(className: String) {
    if let known = Self.classes[className] {
      self = known
      return
    }
    // Other private UIKit classes have different rules.
    guard !className.hasPrefix("_"), !className.hasPrefix("UI") else {
      self = .other
      return
    }
    // "ScreenEdgePan" contains "Pan", so that the longest name counts.
    self =
      Self.allCases.filter { $0 != .other && className.contains($0.capitalName) }
      .max { $0.rawValue.count < $1.rawValue.count } ?? .other
  }

  private static let classes = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0.className, $0) } + [
      ("UIScrollViewPanGestureRecognizer", .pan), ("UIScrollViewPinchGestureRecognizer", .pinch),
    ]
  )

  /// Whether a class only delays the touches of a scroll view's content and never recognizes.
  package static func onlyDelays(_ className: String) -> Bool {
    className == "ContentTouchRecognizer"
  }

  /// Returns the scroll view's property for a recognizer of one of the engine's classes; nil for others.
  package static func scrollProperty(_ className: String) -> String? {
    switch className {
    case "ScrollPanRecognizer": "panGestureRecognizer"
    case "ScrollPinchRecognizer": "pinchGestureRecognizer"
    default: nil
    }
  }

  /// Whether every scroll view has a recognizer of this class.
  package static func isOwnOfScrollViews(_ className: String) -> Bool {
    className.hasPrefix("UIScrollView")
  }
}

/// A setting of a recognizer kind.
package struct RecognizerSetting: Hashable, Sendable {
  /// The allowed values.
  package enum Values: Hashable, Sendable {
    /// Whole numbers.
    case count(ClosedRange<Int>)
    /// Numbers.
    case number(ClosedRange<Double>)
    /// The names of an option set's bits, the lowest bit first.
    case bits([String])
  }

  /// The name of the UIKit property, which is also the key in scene files.
  package let name: String
  /// The key in session files.
  package let sessionName: String
  /// The allowed values.
  package let values: Values
  /// A short description for the schema of scene files.
  package let help: String

  init(_ name: String, _ sessionName: String, _ values: Values, _ help: String) {
    self.name = name
    self.sessionName = sessionName
    self.values = values
    self.help = help
  }

  fileprivate static let fingers = RecognizerSetting(
    "numberOfTouchesRequired",
    "fingers",
    .count(1...20),
    "how many fingers"
  )
}
