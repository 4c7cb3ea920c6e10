import Drawing
import Foundation

extension UIView.ContentMode {
  /// Returns the rectangle of content with a size inside another rectangle.
  func place(_ size: CGSize, in rect: CGRect) -> CGRect {
    let fitted = fit(size, in: rect.size)
    let (horizontal, vertical) = anchor
    return CGRect(
      x: rect.minX + (rect.width - fitted.width) * horizontal,
      y: rect.minY + (rect.height - fitted.height) * vertical,
      width: fitted.width,
      height: fitted.height
    )
  }

  private func fit(_ size: CGSize, in room: CGSize) -> CGSize {
    switch self {
    case .scaleToFill, .redraw: return room
    case .scaleAspectFit, .scaleAspectFill:
      guard size.width > 0, size.height > 0 else { return room }
      let (across, down) = (room.width / size.width, room.height / size.height)
      let factor = self == .scaleAspectFit ? min(across, down) : max(across, down)
      return CGSize(width: size.width * factor, height: size.height * factor)
    default: return size
    }
  }

  /// The fractions of the free space to the left of the content and above it.
  private var anchor: (CGFloat, CGFloat) {
    switch self {
    case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center: (0.5, 0.5)
    case .top: (0.5, 0)
    case .bottom: (0.5, 1)
    case .left: (0, 0.5)
    case .right: (1, 0.5)
    case .topLeft: (0, 0)
    case .topRight: (1, 0)
    case .bottomLeft: (0, 1)
    case .bottomRight: (1, 1)
    }
  }
}

extension CALayerContentsGravity {
  /// The equivalent content mode of views.
  var contentMode: UIView.ContentMode {
    switch self {
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    case .resizeAspect: .scaleAspectFit
    case .resizeAspectFill: .scaleAspectFill
    default: .scaleToFill
    }
  }
}

/// The contents that a client gave a layer, and their geometry.
struct LayerContents {
  private let style: LayerStyle
  private let bounds: CGRect

  init(_ style: LayerStyle, in bounds: CGRect) {
    self.style = style
    self.bounds = bounds
  }

  func paint(into list: inout DisplayList, opacity: Double) {
    guard let content, let part = content.part(style.contentsRect) else { return }
    let size = part.size
    let target = style.contentsGravity.contentMode.place(size, in: bounds)
    for use in part.uses(in: target, tint: nil) {
      var use = use
      use.opacity *= opacity
      use.isSmooth = style.filter != .nearest
      list.append(.picture(use))
    }
  }

  private var content: ImageContent? {
    var content: ImageContent
    switch style.contents {
    case let image as CGImage: content = ImageContent(image, scale: style.contentsScale)
    case let image as UIImage: content = image.content
    default: return nil
    }
    if style.contentsCenter != CGRect(x: 0, y: 0, width: 1, height: 1) {
      let (size, center) = (content.size, style.contentsCenter)
      content.isResizable = true
      content.resizingMode = .stretch
      content.capInsets = UIEdgeInsets(
        top: size.height * center.minY,
        left: size.width * center.minX,
        bottom: size.height * (1 - center.maxY),
        right: size.width * (1 - center.maxX)
      )
    }
    return content
  }
}

extension ImageContent {
  /// Returns the part inside a rectangle of fractions of the size; nil if it is empty.
  fileprivate func part(_ rect: CGRect) -> ImageContent? {
    guard rect != CGRect(x: 0, y: 0, width: 1, height: 1) else { return self }
    let (width, height) = (CGFloat(image.width), CGFloat(image.height))
    let pixels = CGRect(
      x: rect.minX * width,
      y: rect.minY * height,
      width: rect.width * width,
      height: rect.height * height
    )
    guard let cropped = image.cropping(to: pixels) else { return nil }
    return ImageContent(cropped, scale: scale)
  }
}
