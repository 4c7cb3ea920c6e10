import Foundation

/// A class of a framework that decides about touches by rules of its own, which are public.
///
/// One row of the table that imports, answers and checks read. The rule as code is a view class in
/// `SandboxScenes/Hosts`.
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

  /// A way to answer which view a touch hits.
  package enum Rule: String, Sendable, CaseIterable {
    /// UIKit's own.
    case standard
    /// React Native's before its new architecture.
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
    /// SwiftUI's root view, whose rule depends on the version of iOS.
    case hosting
    /// A view that draws an element of SwiftUI.
    case swiftUIElement
    /// Flutter's view around a platform view.
    case flutterClipping
    /// A layer of a page in a web view.
    case webCompositing
    /// UIKit's, and never the view itself.
    case passThrough
    /// Never the view, nor a view in it.
    case untouchable
    /// UIKit's with an area for touches that can be larger than the bounds.
    case slop
    /// A window that keeps what hits a control or a view with recognizers.
    case systemWindow
    /// A window that keeps what hits the toolbar of FLEX.
    case flexWindow
    /// A window that refuses what hits itself or its root view.
    case notRoot
  }

  /// How sure a row is.
  package enum Confidence: String, Sendable {
    /// Read in the framework's source.
    case high
    /// Read in part, or in the source of another version.
    case medium
    /// Told by users of the framework, whose source is not public.
    case reported
    /// Guessed from the name of the class.
    case name
  }

  /// A fact about a view that decides about its touches and that trees of views leave out.
  package struct Gap: Hashable, Sendable {
    /// The property.
    package let property: String
    /// The form in which a debugger prints the property; nil where no command does.
    package let form: Form?
    /// Whether a value of it lets touches through, so that a view with it covers nothing.
    package let letsThrough: Bool

    /// A form in which a debugger prints a property.
    package enum Form: Hashable, Sendable {
      /// A whole number, as the answer to a message.
      case integer
      /// An object, by its key.
      case value
    }

    init(_ property: String, _ form: Form? = nil, letsThrough: Bool = false) {
      (self.property, self.form, self.letsThrough) = (property, form, letsThrough)
    }

    static let pointerEvents = Gap("pointerEvents", .integer, letsThrough: true)
    /// That of React Native's new architecture, which has no getter.
    static let fabricPointerEvents = Gap("pointerEvents", letsThrough: true)
    static let hitSlop = Gap("hitTestEdgeInsets", .value)
    /// That of the system, on which views of SwiftUI depend.
    package static let iOS = Gap("version of iOS")

    /// Whether the property is one of the app's, and not the version of the system.
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
  /// The names of the class as printed; a star stands for any characters.
  package let names: [String]
  /// The class of UIKit that it is made of.
  package let base: String
  /// The rule.
  package let rule: Rule
  /// The rule in words; nil for UIKit's own.
  package let sentence: Sentence?
  /// The part of the framework on it that takes touches of all views in it; nil for none.
  package let handler: Sentence?
  /// Whether a scroll view of the class holds touches back from the views in it.
  package let delaysTouches: Bool
  /// The facts that trees of views leave out.
  package let gaps: [Gap]
  /// The public text that the row rests on.
  package let source: String
  /// How sure the row is.
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

  /// The row of a class as a text prints it; nil for a class that the table does not have.
  package static func of(_ className: String) -> HostClass? {
    let className = plain(className)
    if let row = exact[className] { return row }
    // Most classes are UIKit's or the app's own.
    return className.withCString { name in
      patterns.first { fnmatch($0.pattern, name, 0) == 0 }?.row
    }
  }

  /// The name without the prefix that Expo Go gives to classes of an older version: `ABI49_0_0RCTView`.
  private static func plain(_ className: String) -> String {
    guard className.hasPrefix("ABI") else { return className }
    let rest = className.dropFirst(3).drop { $0.isNumber || $0 == "_" }
    return rest.hasPrefix("R") ? String(rest) : className
  }

  private static let exact: [String: HostClass] = Dictionary(
    all.flatMap { row in row.names.filter { !$0.contains("*") }.map { ($0, row) } }
  ) { first, _ in first }

  /// The names with stars, as C reads them.
  private static let patterns: [(pattern: [CChar], row: HostClass)] = all.flatMap { row in
    row.names.filter { $0.contains("*") }.map { (Array($0.utf8CString), row) }
  }
}
