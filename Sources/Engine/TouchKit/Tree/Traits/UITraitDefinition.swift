public import Foundation

/// One thing that a surrounding says (Apple: UITraitDefinition).
nonisolated public protocol UITraitDefinition {
  /// What is said.
  associatedtype Value

  /// What holds where nothing is said.
  static var defaultValue: Value { get }

  /// What a surrounding says.
  static func value(in traits: UITraitCollection) -> Value
}

/// A thing that a surrounding says, by its type.
public typealias UITrait = any UITraitDefinition.Type

/// Light or dark (Apple: UITraitUserInterfaceStyle).
nonisolated public enum UITraitUserInterfaceStyle: UITraitDefinition {
  /// Not said.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  /// Light or dark.
  public static func value(in traits: UITraitCollection) -> UIUserInterfaceStyle {
    traits.userInterfaceStyle
  }
}

/// The kind of device (Apple: UITraitUserInterfaceIdiom).
nonisolated public enum UITraitUserInterfaceIdiom: UITraitDefinition {
  /// Not said.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  /// The kind of device.
  public static func value(in traits: UITraitCollection) -> UIUserInterfaceIdiom {
    traits.userInterfaceIdiom
  }
}

/// How many pixels a point has (Apple: UITraitDisplayScale).
nonisolated public enum UITraitDisplayScale: UITraitDefinition {
  /// Not said.
  public static var defaultValue: CGFloat { 0 }
  /// Pixels a point.
  public static func value(in traits: UITraitCollection) -> CGFloat { traits.displayScale }
}

/// Narrow or wide (Apple: UITraitHorizontalSizeClass).
nonisolated public enum UITraitHorizontalSizeClass: UITraitDefinition {
  /// Not said.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  /// Narrow or wide.
  public static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass {
    traits.horizontalSizeClass
  }
}

/// Low or high (Apple: UITraitVerticalSizeClass).
nonisolated public enum UITraitVerticalSizeClass: UITraitDefinition {
  /// Not said.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  /// Low or high.
  public static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass {
    traits.verticalSizeClass
  }
}

/// How large the user wants text (Apple: UITraitPreferredContentSizeCategory).
nonisolated public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// Not said.
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  /// How large.
  public static func value(in traits: UITraitCollection) -> UIContentSizeCategory {
    traits.preferredContentSizeCategory
  }
}

/// Where lines begin (Apple: UITraitLayoutDirection).
nonisolated public enum UITraitLayoutDirection: UITraitDefinition {
  /// Not said.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  /// Where lines begin.
  public static func value(in traits: UITraitCollection) -> UITraitEnvironmentLayoutDirection {
    traits.layoutDirection
  }
}

nonisolated extension UITraitCollection {
  /// What the surrounding says about one thing.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    trait.value(in: self)
  }

  /// Whether another surrounding says something else about one of these things.
  final func differs(from other: UITraitCollection, in traits: [UITrait]) -> Bool {
    func differs<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Bool {
      let (own, others) = (trait.value(in: self), trait.value(in: other))
      return (own as? AnyHashable) != (others as? AnyHashable)
    }
    return traits.contains { differs($0) }
  }
}
