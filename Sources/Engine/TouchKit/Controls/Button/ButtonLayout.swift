import Foundation

/// The layout of a button's image and title: the image first, the title directly after it.
struct ButtonLayout {
  var content: CGRect
  var imageSize: CGSize
  var titleSize: CGSize
  var imageInsets = UIEdgeInsets.zero
  var titleInsets = UIEdgeInsets.zero
  var horizontal = UIControl.ContentHorizontalAlignment.center
  var vertical = UIControl.ContentVerticalAlignment.center

  /// The rectangle of the image.
  var imageRect: CGRect {
    let area = content.inset(by: imageInsets)
    let width = min(imageSize.width, max(0, area.width))
    let title = min(titleSize.width, max(0, area.width - width))
    return rect(
      in: area,
      start: start(of: width + title, in: area),
      width: horizontal == .fill ? max(0, area.width - title) : width,
      height: imageSize.height,
      padding: 0
    )
  }

  /// The rectangle of the title.
  var titleRect: CGRect {
    let area = content.inset(by: titleInsets)
    let image = min(imageSize.width, max(0, area.width))
    let width = min(titleSize.width, max(0, area.width - image))
    return rect(
      in: area,
      start: start(of: image + width, in: area) + image,
      width: horizontal == .fill ? max(0, area.width - image) : width,
      height: titleSize.height,
      padding: ButtonMetrics.titlePadding
    )
  }

  private func start(of width: CGFloat, in area: CGRect) -> CGFloat {
    switch horizontal {
    case .left, .leading, .fill: area.minX
    case .right, .trailing: area.maxX - width
    case .center: area.midX - width / 2
    }
  }

  private func rect(
    in area: CGRect,
    start: CGFloat,
    width: CGFloat,
    height wanted: CGFloat,
    padding wantedPadding: CGFloat
  ) -> CGRect {
    let height = vertical == .fill ? area.height : min(wanted, area.height)
    // The padding shrinks to the available height; it is complete in a button of the fitting size.
    let padding = max(0, min(wantedPadding, (area.height - height) / 2))
    let y =
      switch vertical {
      case .fill: area.minY
      case .top: area.minY + padding
      case .bottom: area.maxY - height - padding
      case .center: area.midY - height / 2
      }
    // Whole points keep text and images from being blurred.
    return CGRect(x: start.rounded(), y: y.rounded(), width: width, height: height)
  }
}
