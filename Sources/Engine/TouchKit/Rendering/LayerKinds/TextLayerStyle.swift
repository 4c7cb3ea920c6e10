import Drawing
import Foundation

/// The text of a text layer and its drawing settings.
struct TextLayerStyle {
  var string: Any?
  var font: Any?
  var fontSize: CGFloat = 36
  var color: CGColor? = .white
  var isWrapped = false
  var truncation = CATextLayerTruncationMode.none
  var alignment = CATextLayerAlignmentMode.natural

  var isVisible: Bool {
    switch string {
    case let text as NSAttributedString: text.length > 0
    case let text as String: !text.isEmpty && look.color.alpha > 0 && fontSize > 0
    case let text as NSString: text.length > 0 && look.color.alpha > 0 && fontSize > 0
    default: false
    }
  }

  private var look: StyledText.Look {
    var look = StyledText.Look()
    let size = fontSize.isFinite ? min(max(fontSize, 0), 10_000) : 0
    let face: UIFont? =
      switch font {
      case let font as UIFont: font.withSize(size)
      case let name as String: UIFont(name: name, size: size)
      default: nil
      }
    look.font = (face ?? UIFont.systemFont(ofSize: size)).face
    look.color = color?.drawingColor ?? .clear
    return look
  }

  private var paragraph: ParagraphValues {
    var values = ParagraphValues()
    values.alignment =
      switch alignment {
      case .left: .left
      case .right: .right
      case .center: .center
      case .justified: .justified
      default: .natural
      }
    values.lineBreakMode = isWrapped ? .byWordWrapping : (lineEnd ?? .byClipping)
    return values
  }

  private var lineEnd: NSLineBreakMode? {
    switch truncation {
    case .start: .byTruncatingHead
    case .middle: .byTruncatingMiddle
    case .end: .byTruncatingTail
    default: nil
    }
  }

  /// Returns a recording of the text, clipped to a rectangle.
  func picture(in bounds: CGRect) -> Recording {
    let (look, paragraph) = (look, paragraph)
    var text: StyledText
    if let attributed = string as? NSAttributedString {
      text = StyledText(attributed, look: look, style: paragraph)
    } else {
      let plain = string as? String ?? (string as? NSString)?.description ?? ""
      text = StyledText(plain, look: look, style: paragraph)
    }
    for index in text.paragraphs.indices {
      text.paragraphs[index].style.alignment = paragraph.alignment
      text.paragraphs[index].style.lineBreakMode = paragraph.lineBreakMode
    }
    let lineHeight = FontMeasures(of: look.font).lineHeight
    let height = Double(bounds.height)
    // The comparison is false for NaN.
    let fitting = lineHeight > 0 && height > 0 ? Int(min(height / lineHeight, 1e6)) : 0
    let typesetter = Typesetter(
      text,
      width: bounds.width,
      height: bounds.height,
      maximumLines: isWrapped && lineEnd != nil ? max(fitting, 1) : 0,
      truncation: lineEnd,
      measuring: TextMeasure.current
    )
    let context = CGContext(area: bounds)
    typesetter.draw(at: bounds.origin, context)
    return Recording(context.list, bounds: bounds)
  }
}
