public import Foundation

/// The definition of a trait (Apple: UITraitDefinition).
nonisolated public protocol UITraitDefinition {
  /// The type of the trait's value.
  associatedtype Value

  /// The value of an unspecified trait.
  static var defaultValue: Value { get }

  /// Returns the value of the trait in a collection.
  static func value(in traits: UITraitCollection) -> Value
}

/// A trait, identified by its type.
public typealias UITrait = any UITraitDefinition.Type

/// The interface style (Apple: UITraitUserInterfaceStyle).
nonisolated public enum UITraitUserInterfaceStyle: UITraitDefinition {
  /// The unspecified style.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  /// Returns the interface style in a collection.
  public static func value(in traits: UITraitCollection) -> UIUserInterfaceStyle {
    traits.userInterfaceStyle
  }
}

/// The kind of device (Apple: UITraitUserInterfaceIdiom).
nonisolated public enum UITraitUserInterfaceIdiom: UITraitDefinition {
  /// The unspecified device.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  /// Returns the kind of device in a collection.
  public static func value(in traits: UITraitCollection) -> UIUserInterfaceIdiom {
    traits.userInterfaceIdiom
  }
}

/// The pixels per point (Apple: UITraitDisplayScale).
nonisolated public enum UITraitDisplayScale: UITraitDefinition {
  /// The unspecified scale, 0.
  public static var defaultValue: CGFloat { 0 }
  /// Returns the pixels per point in a collection.
  public static func value(in traits: UITraitCollection) -> CGFloat { traits.displayScale }
}

/// The horizontal size class (Apple: UITraitHorizontalSizeClass).
nonisolated public enum UITraitHorizontalSizeClass: UITraitDefinition {
  /// The unspecified size class.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  /// Returns the horizontal size class in a collection.
  public static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass {
    traits.horizontalSizeClass
  }
}

/// The vertical size class (Apple: UITraitVerticalSizeClass).
nonisolated public enum UITraitVerticalSizeClass: UITraitDefinition {
  /// The unspecified size class.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  /// Returns the vertical size class in a collection.
  public static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass {
    traits.verticalSizeClass
  }
}

/// The user's preferred text size (Apple: UITraitPreferredContentSizeCategory).
nonisolated public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// The unspecified text size.
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  /// Returns the preferred text size in a collection.
  public static func value(in traits: UITraitCollection) -> UIContentSizeCategory {
    traits.preferredContentSizeCategory
  }
}

/// The layout direction (Apple: UITraitLayoutDirection).
nonisolated public enum UITraitLayoutDirection: UITraitDefinition {
  /// The unspecified direction.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  /// Returns the layout direction in a collection.
  public static func value(in traits: UITraitCollection) -> UITraitEnvironmentLayoutDirection {
    traits.layoutDirection
  }
}

nonisolated extension UITraitCollection {
  /// Returns the value of a trait.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    trait.value(in: self)
  }

  /// Returns whether another collection has a different value of one of these traits.
  final func differs(from other: UITraitCollection, in traits: [UITrait]) -> Bool {
    func differs<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Bool {
      let (own, others) = (trait.value(in: self), trait.value(in: other))
      return (own as? AnyHashable) != (others as? AnyHashable)
    }
    return traits.contains { differs($0) }
  }
}
