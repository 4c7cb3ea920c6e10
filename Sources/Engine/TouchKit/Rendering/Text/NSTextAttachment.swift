public import Foundation

/// A picture among the letters of attributed text (Apple: NSTextAttachment).
nonisolated open class NSTextAttachment: NSObject, @unchecked Sendable {
  private let header = FoundationHeader()

  /// Creates an attachment without a picture.
  public override init() { super.init() }

  /// Creates an attachment that shows a picture.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// The picture; nil by default.
  open var image: UIImage?

  /// The rectangle of the picture, in points; zero for the picture's own size.
  ///
  /// Its origin is on the baseline and y grows upwards.
  open var bounds = CGRect.zero

  /// The placeholder character of an attachment in text.
  public static let character = 0xFFFC

  final var styled: StyledText.Attachment {
    let size = image?.size ?? .zero
    return StyledText.Attachment(
      image: image,
      bounds: bounds == .zero ? CGRect(origin: .zero, size: size) : bounds
    )
  }
}

nonisolated extension NSAttributedString.Key {
  /// An `NSTextAttachment`, on its placeholder character.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
}

nonisolated extension NSAttributedString {
  /// Creates text that consists of an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
