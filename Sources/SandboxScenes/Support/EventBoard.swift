import UIKit

/// Lines of text that tell what happened last, the newest on top.
final class EventBoard: UIView {
  private let label = UILabel()
  private var lines: [String] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    layer.cornerRadius = 8
    isUserInteractionEnabled = false
    label.font = .systemFont(ofSize: 13)
    label.textColor = .darkGray
    label.numberOfLines = 0
    addSubview(label)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Writes a line; a line that repeats the newest one is counted.
  func note(_ text: String) {
    if let newest = lines.first, newest.split(separator: " ×").first.map(String.init) == text {
      let count = newest.split(separator: "×").last.flatMap { Int($0) } ?? 1
      lines[0] = "\(text) ×\(count + 1)"
    } else {
      lines.insert(text, at: 0)
    }
    lines = Array(lines.prefix(12))
    label.text = lines.joined(separator: "\n")
    setNeedsLayout()
  }

  override func layoutSubviews() {
    let room = bounds.insetBy(dx: 10, dy: 8)
    let size = label.sizeThatFits(CGSize(width: room.width, height: .greatestFiniteMagnitude))
    label.frame = CGRect(
      x: room.minX,
      y: room.minY,
      width: room.width,
      height: min(size.height, room.height)
    )
  }
}
