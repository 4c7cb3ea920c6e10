import Foundation

/// A framework's class with touch rules of its own, which are public.
///
/// It is a row of the table that imports, answers and checks read. A view class in
/// `SandboxScenes/Hosts` implements the rule.
package struct HostClass: Hashable, Sendable {
  /// The framework that a class belongs to.
  package enum Framework: String, Sendable, CaseIterable {
    case reactNative = "React Native"
    case swiftUI = "SwiftUI"
    case flutter = "Flutter"
    case webKit = "WebKit"
    case maui = ".NET MAUI"
    case texture = "Texture"
    case componentKit = "ComponentKit"
    case compose = "Compose Multiplatform"
    case uiKit = "UIKit"
    case tool = "a debugging tool"
  }

  /// A hit-test rule.
  package enum Rule: String, Sendable, CaseIterable {
    /// UIKit's own rule.
    case standard
    /// The rule of React Native before its new architecture.
    case paper
    /// React Native's view in the new architecture.
    case fabric
    /// React Native's text, images and other parts in the new architecture.
    case fabricPart
    /// React Native's scroll view in the new architecture.
    case fabricScroll
    /// The detector of react-native-gesture-handler.
    case gestureDetector
    /// The wrapper around a button of react-native-gesture-handler.
    case gestureButtonWrapper
    /// The button of react-native-gesture-handler.
    case gestureButton
    /// The container of react-native-screens over the whole window.
    case fullWindowOverlay
    /// The drawing of react-native-svg.
    case svg
    /// SwiftUI's root view, whose rule depends on the iOS version.
    case hosting
    /// A view that draws a SwiftUI element.
    case swiftUIElement
    /// Flutter's view around a platform view.
    case flutterClipping
    /// A layer of a page in a web view.
    case webCompositing
    /// UIKit's rule, except that the view itself is never hit.
    case passThrough
    /// Neither the view nor its descendants are ever hit.
    case untouchable
    /// UIKit's rule with a touch area that can be larger than the bounds.
    case slop
    /// A window that keeps touches on a control or a view with recognizers.
    case systemWindow
    /// A window that keeps touches on the toolbar of FLEX.
    case flexWindow
    /// A window that rejects touches on itself or its root view.
    case notRoot
  }

  /// The reliability of a row.
  package enum Confidence: String, Sendable {
    /// Read in the framework's source code.
    case high
    /// Read in part, or in the source code of another version.
    case medium
    /// Reported by users of the framework, whose source code is not public.
    case reported
    /// Guessed from the name of the class.
    case name
  }

  /// A property that decides about a view's touches and that trees of views leave out.
  package struct Gap: Hashable, Sendable {
    /// The property.
    package let property: String
    /// The form in which a debugger prints the property; nil if no command does.
    package let form: Form?
    /// Whether a value of it lets touches pass through, so that a view with it covers nothing.
    package let letsThrough: Bool

    /// A form in which a debugger prints a property.
    package enum Form: Hashable, Sendable {
      /// A whole number, returned by a message.
      case integer
      /// An object, read by its key.
      case value
    }

    init(_ property: String, _ form: Form? = nil, letsThrough: Bool = false) {
      (self.property, self.form, self.letsThrough) = (property, form, letsThrough)
    }

    static let pointerEvents = Gap("pointerEvents", .integer, letsThrough: true)
    /// The property of React Native's new architecture, which has no getter.
    static let fabricPointerEvents = Gap("pointerEvents", letsThrough: true)
    static let hitSlop = Gap("hitTestEdgeInsets", .value)
    /// The iOS version, on which SwiftUI's views depend.
    package static let iOS = Gap("version of iOS")

    /// Whether it is a property of a view, not the version of the system.
    package var isOfView: Bool { self != .iOS }
  }

  /// A sentence in English and in Chinese.
  package struct Sentence: Hashable, Sendable {
    /// The sentence in English, without a full stop.
    package let english: String
    /// The sentence in Chinese.
    package let chinese: String

    init(_ english: String, _ chinese: String) {
      (self.english, self.chinese) = (english, chinese)
    }
  }

  /// The framework.
  package let framework: Framework
  /// The printed names of the class; a star matches any characters.
  package let names: [String]
  /// The UIKit class that it inherits from.
  package let base: String
  /// The rule.
  package let rule: Rule
  /// The rule in words; nil for UIKit's own rule.
  package let sentence: Sentence?
  /// The framework's touch handler on it, which receives the touches of all its descendants; nil for none.
  package let handler: Sentence?
  /// Whether a scroll view of the class delays the touches of its content.
  package let delaysTouches: Bool
  /// The properties that trees of views leave out.
  package let gaps: [Gap]
  /// The public text that is the source of the row.
  package let source: String
  /// The reliability of the row.
  package let confidence: Confidence

  init(
    _ framework: Framework,
    _ names: [String],
    base: String = "UIView",
    rule: Rule = .standard,
    _ sentence: Sentence? = nil,
    handler: Sentence? = nil,
    delaysTouches: Bool = true,
    gaps: [Gap] = [],
    source: String,
    _ confidence: Confidence = .high
  ) {
    (self.framework, self.names, self.base, self.rule) = (framework, names, base, rule)
    (self.sentence, self.handler, self.gaps) = (sentence, handler, gaps)
    self.delaysTouches = delaysTouches
    (self.source, self.confidence) = (source, confidence)
  }
}

extension HostClass {
  /// All rows.
  package static let all =
    reactNative + reactNativeLibraries + swiftUI + flutter + webKit + others + windows

  /// Returns the row of a class as printed in a text; nil for a class that is not in the table.
  package static func of(_ className: String) -> HostClass? {
    let className = plain(className)
    if let row = exact[className] { return row }
    // Most classes belong to UIKit or to the app.
    return className.withCString { name in
      patterns.first { fnmatch($0.pattern, name, 0) == 0 }?.row
    }
  }

  /// Returns the name without the prefix of older versions in Expo Go: `ABI49_0_0RCTView`.
  private static func plain(_ className: String) -> String {
    guard className.hasPrefix("ABI") else { return className }
    let rest = className.dropFirst(3).drop { $0.isNumber || $0 == "_" }
    return rest.hasPrefix("R") ? String(rest) : className
  }

  private static let exact: [String: HostClass] = Dictionary(
    all.flatMap { row in row.names.filter { !$0.contains("*") }.map { ($0, row) } }
  ) { first, _ in first }

  /// The names with stars, as C strings.
  private static let patterns: [(pattern: [CChar], row: HostClass)] = all.flatMap { row in
    row.names.filter { $0.contains("*") }.map { (Array($0.utf8CString), row) }
  }
}
