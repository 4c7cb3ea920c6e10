public import Foundation

extension AttributeScopes {
  /// The attributes of text that are drawn (Apple: AttributeScopes.UIKitAttributes).
  nonisolated public struct UIKitAttributes: AttributeScope {
    /// The face and its size.
    public let font: FontAttribute
    /// The colour of the characters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the characters.
    public let backgroundColor: BackgroundColorAttribute
    /// More or less room between characters, in points.
    public let kern: KernAttribute
    /// How far above the line characters stand, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// A line under the characters.
    public let underlineStyle: UnderlineStyleAttribute
    /// A line through the characters.
    public let strikethroughStyle: StrikethroughStyleAttribute

    /// The face and its size.
    public enum FontAttribute: AttributedStringKey {
      /// A font.
      public typealias Value = UIFont
      /// Its name in archives.
      public static var name: String { "NSFont" }
    }

    /// The colour of the characters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = UIColor
      /// Its name in archives.
      public static var name: String { "NSColor" }
    }

    /// The colour behind the characters.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = UIColor
      /// Its name in archives.
      public static var name: String { "NSBackgroundColor" }
    }

    /// More or less room between characters, in points.
    public enum KernAttribute: AttributedStringKey {
      /// A number of points.
      public typealias Value = CGFloat
      /// Its name in archives.
      public static var name: String { "NSKern" }
    }

    /// How far above the line characters stand, in points.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// A number of points.
      public typealias Value = CGFloat
      /// Its name in archives.
      public static var name: String { "NSBaselineOffset" }
    }

    /// A line under the characters.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// A kind of line.
      public typealias Value = NSUnderlineStyle
      /// Its name in archives.
      public static var name: String { "NSUnderline" }
    }

    /// A line through the characters.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// A kind of line.
      public typealias Value = NSUnderlineStyle
      /// Its name in archives.
      public static var name: String { "NSStrikethrough" }
    }
  }

  /// The attributes of text that are drawn.
  nonisolated public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// An attribute of text that is drawn, by its name.
  nonisolated public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension NSAttributedString {
  /// The text with those of its attributes that are drawn.
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
