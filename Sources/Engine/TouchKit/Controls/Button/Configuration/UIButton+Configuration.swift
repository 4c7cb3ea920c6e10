public import Foundation

extension UIButton {
  /// How a button looks, as one value (Apple: UIButton.Configuration).
  ///
  /// Colours, sizes and insets that are not set come from the style with which it was made and
  /// from the state of the button; Apple does not document them, so they are our choice.
  @preconcurrency @MainActor
  public struct Configuration {
    let style: ConfigurationStyle
    private var ownInsets: NSDirectionalEdgeInsets?

    init(_ style: ConfigurationStyle) { self.style = style }

    // MARK: - The ground

    /// The ground; its colour and corners count where `baseBackgroundColor` and `cornerStyle` leave
    /// them.
    public var background = UIBackgroundConfiguration()
    /// How round the corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// The size of text and insets.
    public var buttonSize = Size.medium
    /// The colour of text and image; that of the style unless set.
    public var baseForegroundColor: UIColor?
    /// The colour of the ground; that of the style unless set.
    public var baseBackgroundColor: UIColor?

    // MARK: - The image

    /// The image; nil unless set.
    public var image: UIImage?
    /// Makes another colour of the image's.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// Whether a turning wheel stands in for the image; false unless set.
    public var showsActivityIndicator = false
    /// Makes another colour of the wheel's.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// On which side of the text the image is; where lines begin unless set.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The room between image and text, in points; 0 unless set.
    public var imagePadding: CGFloat = 0

    // MARK: - The text

    /// The title; nil unless set.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    /// The title with attributes; nil unless set.
    public var attributedTitle: AttributedString?
    /// Makes other attributes of the title's.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The smaller line below the title; nil unless set.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    /// The smaller line with attributes; nil unless set.
    public var attributedSubtitle: AttributedString?
    /// Makes other attributes of the subtitle's.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The room between title and subtitle, in points; 1 unless set.
    public var titlePadding: CGFloat = 1
    /// Where title and subtitle begin.
    public var titleAlignment = TitleAlignment.automatic
    /// Where lines that are too long break.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping

    // MARK: - Around the contents

    /// The room around the contents, in points; that of the size unless set.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.insets }
      set { ownInsets = newValue }
    }

    /// Takes the insets of the size again.
    public mutating func setDefaultContentInsets() { ownInsets = nil }

    /// Whether the looks change while the button is selected; true unless set.
    public var automaticallyUpdateForSelection = true

    /// The configuration with the colours of a button's state filled in.
    public func updated(for button: UIButton) -> Configuration { style.resolve(self, for: button) }
  }
}

extension UIButton.Configuration {
  /// Text in the tint, without a ground.
  public static func plain() -> UIButton.Configuration { UIButton.Configuration(.plain) }
  /// Text in the tint, on a faint ground of the tint.
  public static func tinted() -> UIButton.Configuration { UIButton.Configuration(.tinted) }
  /// Text in the tint, on a grey ground.
  public static func gray() -> UIButton.Configuration { UIButton.Configuration(.gray) }
  /// White text, on a ground of the tint.
  public static func filled() -> UIButton.Configuration { UIButton.Configuration(.filled) }
  /// Text in the tint, without a ground in any state.
  public static func borderless() -> UIButton.Configuration { UIButton.Configuration(.borderless) }
  /// As `gray()`.
  public static func bordered() -> UIButton.Configuration { UIButton.Configuration(.gray) }
  /// As `tinted()`.
  public static func borderedTinted() -> UIButton.Configuration { UIButton.Configuration(.tinted) }
  /// As `filled()`.
  public static func borderedProminent() -> UIButton.Configuration {
    UIButton.Configuration(.filled)
  }
}
