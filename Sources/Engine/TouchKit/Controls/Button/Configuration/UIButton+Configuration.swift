public import Foundation

extension UIButton {
  /// The appearance of a button, as one value (Apple: UIButton.Configuration).
  ///
  /// Colours, sizes and insets without a value come from the configuration's style and from the state of the button.
  /// Apple does not document them, so they are our choice.
  @preconcurrency @MainActor
  public struct Configuration {
    let style: ConfigurationStyle
    private var ownInsets: NSDirectionalEdgeInsets?

    init(_ style: ConfigurationStyle) { self.style = style }

    // MARK: - The ground

    /// The background; `baseBackgroundColor` and `cornerStyle` can override its colour and corners.
    public var background = UIBackgroundConfiguration()
    /// The style of the corners.
    public var cornerStyle = CornerStyle.dynamic
    /// The size of text and insets.
    public var buttonSize = Size.medium
    /// The colour of text and image; that of the style by default.
    public var baseForegroundColor: UIColor?
    /// The colour of the background; that of the style by default.
    public var baseBackgroundColor: UIColor?

    // MARK: - The image

    /// The image; nil by default.
    public var image: UIImage?
    /// The transformation of the image's colour.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// Whether an activity indicator replaces the image; false by default.
    public var showsActivityIndicator = false
    /// The transformation of the activity indicator's colour.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// The side of the text at which the image is; the leading side by default.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The space between image and text, in points; 0 by default.
    public var imagePadding: CGFloat = 0

    // MARK: - The text

    /// The title; nil by default.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    /// The title with attributes; nil by default.
    public var attributedTitle: AttributedString?
    /// The transformation of the title's attributes.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The subtitle below the title; nil by default.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    /// The subtitle with attributes; nil by default.
    public var attributedSubtitle: AttributedString?
    /// The transformation of the subtitle's attributes.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The space between title and subtitle, in points; 1 by default.
    public var titlePadding: CGFloat = 1
    /// The alignment of title and subtitle.
    public var titleAlignment = TitleAlignment.automatic
    /// The line break mode of the title.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping

    // MARK: - Around the contents

    /// The insets around the contents, in points; those of the size by default.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.insets }
      set { ownInsets = newValue }
    }

    /// Restores the insets of the size.
    public mutating func setDefaultContentInsets() { ownInsets = nil }

    /// Whether the appearance changes while the button is selected; true by default.
    public var automaticallyUpdateForSelection = true

    /// Returns the configuration with the colours of a button's state.
    public func updated(for button: UIButton) -> Configuration { style.resolve(self, for: button) }
  }
}

extension UIButton.Configuration {
  /// Returns a configuration with text in the tint and without a background.
  public static func plain() -> UIButton.Configuration { UIButton.Configuration(.plain) }
  /// Returns a configuration with text in the tint on a faint background of the tint.
  public static func tinted() -> UIButton.Configuration { UIButton.Configuration(.tinted) }
  /// Returns a configuration with text in the tint on a grey background.
  public static func gray() -> UIButton.Configuration { UIButton.Configuration(.gray) }
  /// Returns a configuration with white text on a background of the tint.
  public static func filled() -> UIButton.Configuration { UIButton.Configuration(.filled) }
  /// Returns a configuration with text in the tint and without a background in any state.
  public static func borderless() -> UIButton.Configuration { UIButton.Configuration(.borderless) }
  /// Returns the same configuration as `gray()`.
  public static func bordered() -> UIButton.Configuration { UIButton.Configuration(.gray) }
  /// Returns the same configuration as `tinted()`.
  public static func borderedTinted() -> UIButton.Configuration { UIButton.Configuration(.tinted) }
  /// Returns the same configuration as `filled()`.
  public static func borderedProminent() -> UIButton.Configuration {
    UIButton.Configuration(.filled)
  }
}
