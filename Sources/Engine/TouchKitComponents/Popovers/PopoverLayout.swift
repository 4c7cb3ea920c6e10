import Foundation
@_spi(Components) import TouchKit

/// The calculation of the position of a popover's bubble and arrow.
@MainActor
struct PopoverLayout {
  /// The side and position of the arrow.
  struct Arrow: Equatable {
    var direction: UIPopoverArrowDirection
    /// The distance from the left or upper end of that side, in points.
    var place: CGFloat
  }

  private(set) var frame = CGRect.zero
  private(set) var direction: UIPopoverArrowDirection = []
  private(set) var arrow: Arrow?

  static let arrowHeight: CGFloat = 12
  static let arrowWidth: CGFloat = 26
  private static let usualSize = CGSize(width: 320, height: 480)

  init(_ popover: UIPopoverPresentationController, in stage: UIView) {
    let room = stage.bounds.inset(by: stage.safeAreaInsets)
      .inset(by: popover.popoverLayoutMargins)
    let own = popover.preferredContentSize
    let size = CGSize(
      width: own.width > 0 ? own.width : Self.usualSize.width,
      height: own.height > 0 ? own.height : Self.usualSize.height
    )
    guard let source = Self.source(of: popover, in: stage) else {
      frame = Self.fit(size, at: CGPoint(x: room.midX, y: room.midY), in: room)
      return
    }
    let permitted = popover.permittedArrowDirections
    let all: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
    let allowed = all.filter { permitted.contains($0) }
    guard !allowed.isEmpty else {
      frame = Self.fit(size, at: CGPoint(x: source.midX, y: source.midY), in: room)
      return
    }
    let fitting = allowed.first { Self.room($0, of: source, in: room).holds(size) }
    let widest = allowed.max {
      Self.area(Self.room($0, of: source, in: room))
        < Self.area(Self.room($1, of: source, in: room))
    }
    let chosen = fitting ?? widest ?? .up
    place(chosen, size, source, Self.room(chosen, of: source, in: room), room)
  }

  private static func source(
    of popover: UIPopoverPresentationController,
    in stage: UIView
  ) -> CGRect? {
    if let button = popover.barButtonItem?.shownView, button.attachedWindow != nil {
      return stage.convert(button.bounds, from: button)
    }
    guard let view = popover.sourceView else { return nil }
    return stage.convert(popover.sourceRect.isNull ? view.bounds : popover.sourceRect, from: view)
  }

  private static func area(_ rect: CGRect) -> CGFloat { max(0, rect.width) * max(0, rect.height) }

  /// Returns the area for the bubble without its arrow, on the side away from the source.
  private static func room(
    _ direction: UIPopoverArrowDirection,
    of source: CGRect,
    in room: CGRect
  ) -> CGRect {
    let gap = arrowHeight
    switch direction {
    case .up:
      let top = source.maxY + gap
      return CGRect(x: room.minX, y: top, width: room.width, height: max(0, room.maxY - top))
    case .down:
      let height = source.minY - gap - room.minY
      return CGRect(x: room.minX, y: room.minY, width: room.width, height: max(0, height))
    case .left:
      let left = source.maxX + gap
      return CGRect(x: left, y: room.minY, width: max(0, room.maxX - left), height: room.height)
    default:
      let width = source.minX - gap - room.minX
      return CGRect(x: room.minX, y: room.minY, width: max(0, width), height: room.height)
    }
  }

  private static func fit(_ size: CGSize, at middle: CGPoint, in room: CGRect) -> CGRect {
    let size = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
    let x = min(max(room.minX, middle.x - size.width / 2), room.maxX - size.width)
    let y = min(max(room.minY, middle.y - size.height / 2), room.maxY - size.height)
    return CGRect(x: x.rounded(), y: y.rounded(), width: size.width, height: size.height)
  }

  /// Places the bubble beside the source; the frame includes the arrow.
  private mutating func place(
    _ direction: UIPopoverArrowDirection,
    _ size: CGSize,
    _ source: CGRect,
    _ side: CGRect,
    _ room: CGRect
  ) {
    self.direction = direction
    var box = Self.fit(size, at: CGPoint(x: source.midX, y: source.midY), in: side)
    let isUpright = direction == .up || direction == .down
    let reach = Self.arrowHeight
    switch direction {
    case .up:
      box.origin.y = side.minY - reach
      box.size.height += reach
    case .down:
      box.origin.y = side.maxY - box.height
      box.size.height += reach
    case .left:
      box.origin.x = side.minX - reach
      box.size.width += reach
    default:
      box.origin.x = side.maxX - box.width
      box.size.width += reach
    }
    frame = box
    let wanted = isUpright ? source.midX - box.minX : source.midY - box.minY
    let length = isUpright ? box.width : box.height
    let edge = PopoverBubble.cornerRadius + Self.arrowWidth / 2
    arrow = Arrow(direction: direction, place: min(max(edge, wanted), max(edge, length - edge)))
  }
}

extension CGRect {
  fileprivate func holds(_ size: CGSize) -> Bool { width >= size.width && height >= size.height }
}

/// The bubble around a popover's content, with its arrow.
final class PopoverBubble: UIView {
  static let cornerRadius: CGFloat = 12
  private unowned let owner: UIPopoverPresentationController
  private let content = UIView()

  var arrow: PopoverLayout.Arrow? {
    didSet { if arrow != oldValue { setNeedsLayout() } }
  }

  init(of owner: UIPopoverPresentationController) {
    self.owner = owner
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
    content.clipsToBounds = true
    content.layer.cornerRadius = Self.cornerRadius
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 10
    layer.shadowOffset = .zero
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  func embed(_ view: UIView) {
    layoutIfNeeded()
    view.frame = content.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.addSubview(view)
  }

  /// The bubble without its arrow.
  private var box: CGRect {
    let reach = PopoverLayout.arrowHeight
    guard let arrow else { return bounds }
    switch arrow.direction {
    case .up: return bounds.inset(by: UIEdgeInsets(top: reach, left: 0, bottom: 0, right: 0))
    case .down: return bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: reach, right: 0))
    case .left: return bounds.inset(by: UIEdgeInsets(top: 0, left: reach, bottom: 0, right: 0))
    default: return bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: reach))
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = box
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    (owner.backgroundColor ?? .systemBackground).setFill()
    UIBezierPath(roundedRect: box, cornerRadius: Self.cornerRadius).fill()
    guard let arrow else { return }
    let half = PopoverLayout.arrowWidth / 2
    let path = UIBezierPath()
    let (low, high) = (arrow.place - half, arrow.place + half)
    let points: [CGPoint] =
      switch arrow.direction {
      case .up:
        [
          CGPoint(x: low, y: box.minY), CGPoint(x: arrow.place, y: 0),
          CGPoint(x: high, y: box.minY),
        ]
      case .down:
        [
          CGPoint(x: low, y: box.maxY), CGPoint(x: arrow.place, y: bounds.maxY),
          CGPoint(x: high, y: box.maxY),
        ]
      case .left:
        [
          CGPoint(x: box.minX, y: low), CGPoint(x: 0, y: arrow.place),
          CGPoint(x: box.minX, y: high),
        ]
      default:
        [
          CGPoint(x: box.maxX, y: low), CGPoint(x: bounds.maxX, y: arrow.place),
          CGPoint(x: box.maxX, y: high),
        ]
      }
    path.move(to: points[0])
    path.addLine(to: points[1])
    path.addLine(to: points[2])
    path.close()
    path.fill()
  }
}
