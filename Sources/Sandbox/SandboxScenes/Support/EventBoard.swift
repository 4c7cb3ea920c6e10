import UIKit

/// Lines of text about the latest events.
final class EventBoard: UIView {
  /// The order of the lines.
  enum Order {
    case newestFirst
    case oldestFirst
  }

  var order = Order.newestFirst
  private let label = UILabel()
  /// The lines, the newest first.
  private var notes: [(text: String, count: Int)] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    layer.cornerRadius = 8
    isUserInteractionEnabled = false
    label.accessibilityIdentifier = "log"
    label.font = .systemFont(ofSize: 13)
    label.textColor = .darkGray
    label.numberOfLines = 0
    addSubview(label)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Adds a line; a line that equals the newest one increases its count.
  func log(_ text: String) {
    if let newest = notes.first, newest.text == text {
      notes[0].count += 1
    } else {
      notes.insert((text, 1), at: 0)
    }
    notes = Array(notes.prefix(12))
    let lines = notes.map { $0.count == 1 ? $0.text : "\($0.text) ×\($0.count)" }
    showLines(order == .newestFirst ? lines : lines.reversed())
  }

  /// Replaces all lines.
  func showLines(_ lines: [String]) {
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
