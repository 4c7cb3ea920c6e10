import Foundation
@_spi(Components) import TouchKit

/// The texts and text fields of an alert.
final class AlertHeader: UIView {
  private let texts: [UILabel]
  private let fields: [UITextField]
  private let frames: [UIView]

  init?(_ alert: UIAlertController) {
    let isSheet = alert.preferredStyle == .actionSheet
    let titleSize = isSheet ? AlertMetrics.messageSize : AlertMetrics.titleSize
    let title = Self.label(alert.title, .boldSystemFont(ofSize: titleSize))
    let message = Self.label(alert.message, .systemFont(ofSize: AlertMetrics.messageSize))
    texts = [title, message].compactMap(\.self)
    fields = alert.textFields ?? []
    frames = fields.map { _ in UIView() }
    guard !texts.isEmpty || !fields.isEmpty else { return nil }
    super.init(frame: .zero)
    for text in texts {
      text.textColor = isSheet ? .secondaryLabel : .label
      addSubview(text)
    }
    for (field, frame) in zip(fields, frames) {
      frame.backgroundColor = .systemBackground
      frame.layer.borderWidth = AlertMetrics.line
      frame.layer.borderColor = UIColor.systemGray3.cgColor
      frame.layer.cornerRadius = 5
      addSubview(frame)
      frame.addSubview(field)
    }
  }

  required init?(coder: NSCoder) { nil }

  private static func label(_ text: String?, _ font: UIFont) -> UILabel? {
    guard let text, !text.isEmpty else { return nil }
    let label = UILabel()
    label.text = text
    label.font = font
    label.textAlignment = .center
    label.numberOfLines = 0
    return label
  }

  func height(forWidth width: CGFloat) -> CGFloat {
    lay(width: width) { _, _ in }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    _ = lay(width: bounds.width) { $0.frame = $1 }
    for (field, frame) in zip(fields, frames) {
      field.frame = frame.bounds.insetBy(dx: 6, dy: 0)
    }
  }

  /// Places the texts and fields from top to bottom and returns their height.
  private func lay(width: CGFloat, _ place: (UIView, CGRect) -> Void) -> CGFloat {
    let padding = AlertMetrics.padding
    let inner = max(0, width - 2 * padding)
    var top = padding + AlertMetrics.gap
    for text in texts {
      let height = text.sizeThatFits(CGSize(width: inner, height: 0)).height
      place(text, CGRect(x: padding, y: top, width: inner, height: height))
      top += height + AlertMetrics.gap
    }
    if !frames.isEmpty { top += 2 * AlertMetrics.gap }
    for frame in frames {
      place(frame, CGRect(x: padding, y: top, width: inner, height: AlertMetrics.fieldHeight))
      top += AlertMetrics.fieldHeight + AlertMetrics.gap
    }
    return top + padding - AlertMetrics.gap
  }
}
