public import Foundation

extension AttributeScopes {
  /// The attributes of text that are drawn (Apple: AttributeScopes.UIKitAttributes).
  nonisolated public struct UIKitAttributes: AttributeScope {
    /// The font with its size.
    public let font: FontAttribute
    /// The text colour.
    public let foregroundColor: ForegroundColorAttribute
    /// The background colour.
    public let backgroundColor: BackgroundColorAttribute
    /// The additional space between characters, in points, which can be negative.
    public let kern: KernAttribute
    /// The offset of characters above the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The underline of the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The strikethrough line of the text.
    public let strikethroughStyle: StrikethroughStyleAttribute

    /// The font with its size.
    public enum FontAttribute: AttributedStringKey {
      /// A font.
      public typealias Value = UIFont
      /// Its name in archives.
      public static var name: String { "NSFont" }
    }

    /// The text colour.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = UIColor
      /// Its name in archives.
      public static var name: String { "NSColor" }
    }

    /// The background colour.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = UIColor
      /// Its name in archives.
      public static var name: String { "NSBackgroundColor" }
    }

    /// The additional space between characters, in points, which can be negative.
    public enum KernAttribute: AttributedStringKey {
      /// A number of points.
      public typealias Value = CGFloat
      /// Its name in archives.
      public static var name: String { "NSKern" }
    }

    /// The offset of characters above the baseline, in points.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// A number of points.
      public typealias Value = CGFloat
      /// Its name in archives.
      public static var name: String { "NSBaselineOffset" }
    }

    /// The underline of the text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// A line style.
      public typealias Value = NSUnderlineStyle
      /// Its name in archives.
      public static var name: String { "NSUnderline" }
    }

    /// The strikethrough line of the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// A line style.
      public typealias Value = NSUnderlineStyle
      /// Its name in archives.
      public static var name: String { "NSStrikethrough" }
    }
  }

  /// The attributes of text that are drawn.
  nonisolated public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// Returns an attribute of text that is drawn, by its name.
  nonisolated public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension NSAttributedString {
  /// Returns the text with those of its attributes that are drawn.
  nonisolated static func drawn(_ text: AttributedString) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    for run in text.runs {
      var attributes: [NSAttributedString.Key: Any] = [:]
      attributes[.font] = run.font
      attributes[.foregroundColor] = run.foregroundColor
      attributes[.backgroundColor] = run.backgroundColor
      attributes[.kern] = run.kern
      attributes[.baselineOffset] = run.baselineOffset
      attributes[.underlineStyle] = run.underlineStyle?.rawValue
      attributes[.strikethroughStyle] = run.strikethroughStyle?.rawValue
      let part = String(text[run.range].characters)
      result.append(NSAttributedString(string: part, attributes: attributes))
    }
    return result
  }
}
