public import Foundation

/// The interface style, light or dark.
nonisolated public enum UIUserInterfaceStyle: Int, Sendable {
  /// The style is unspecified.
  case unspecified = 0
  /// Dark content on a light background.
  case light = 1
  /// Light content on a dark background.
  case dark = 2
}

/// The size class of a direction.
nonisolated public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// The size class is unspecified.
  case unspecified = 0
  /// Little space.
  case compact = 1
  /// Much space.
  case regular = 2
}

/// The kinds of devices.
nonisolated public enum UIUserInterfaceIdiom: Int, Sendable {
  /// The device is unspecified.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// A car.
  case carPlay = 3
  /// A computer.
  case mac = 5
}

/// The layout direction of a trait environment.
nonisolated public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// The direction is unspecified.
  case unspecified = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// The layout direction of a user interface.
nonisolated public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// The user's preferred text size.
nonisolated public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name of the category.
  public var rawValue: String

  /// Creates a category from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The size is unspecified.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified"
  )
  /// Extra small.
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  /// Small.
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// Medium.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// Large, which is the default size.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// Extra large.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// Extra extra large.
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  /// Extra extra extra large.
  public static let extraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXXL"
  )
}

/// An object with traits.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits of the object.
  var traitCollection: UITraitCollection { get }

  /// Called when the traits changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
