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

  /// The picture; nil unless given.
  open var image: UIImage?

  /// Where it is: its origin is on the baseline, y goes up, in points; zero for the picture's own
  /// size.
  open var bounds = CGRect.zero

  /// The character that stands for an attachment in text.
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
  /// An `NSTextAttachment`, on the character that stands for it.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
}

nonisolated extension NSAttributedString {
  /// Creates text that consists of an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
