import Foundation

/// The layout of image, title and subtitle in a configured button.
struct ConfigurationLayout {
  var imageSize = CGSize.zero
  var titleSize = CGSize.zero
  var subtitleSize = CGSize.zero
  var placement = NSDirectionalRectEdge.leading
  var imagePadding: CGFloat = 0
  var titlePadding: CGFloat = 0
  /// The alignment of title and subtitle within the wider of them: 0 for left, 1 for right.
  var titlePlace: CGFloat = 0.5
  var isMirrored = false

  /// The rectangles of the parts, in points.
  struct Places {
    var image = CGRect.zero
    var title = CGRect.zero
    var subtitle = CGRect.zero
  }

  private var textSize: CGSize {
    let hasBoth = titleSize.height > 0 && subtitleSize.height > 0
    return CGSize(
      width: max(titleSize.width, subtitleSize.width),
      height: titleSize.height + subtitleSize.height + (hasBoth ? titlePadding : 0)
    )
  }

  private var isBeside: Bool { placement == .leading || placement == .trailing }

  private var isImageFirst: Bool {
    if placement == .top { return true }
    if placement == .bottom { return false }
    return (placement == .leading) != isMirrored
  }

  private var gap: CGFloat {
    imageSize.width > 0 && textSize.height > 0 ? imagePadding : 0
  }

  /// The size of all contents together.
  var size: CGSize {
    let text = textSize
    guard isBeside else {
      return CGSize(
        width: max(text.width, imageSize.width),
        height: text.height + gap + imageSize.height
      )
    }
    return CGSize(
      width: text.width + gap + imageSize.width,
      height: max(text.height, imageSize.height)
    )
  }

  /// Returns the rectangles inside another one, at a fraction of the free space in both directions.
  func places(in rect: CGRect, at part: CGPoint) -> Places {
    let all = size
    let text = textSize
    let width = min(all.width, rect.width)
    let origin = CGPoint(
      x: rect.minX + (rect.width - width) * part.x,
      y: rect.minY + (rect.height - all.height) * part.y
    )
    var places = Places()
    var textOrigin = origin
    var room = width
    if isBeside {
      room = max(0, width - imageSize.width - gap)
      let imageX = isImageFirst ? origin.x : origin.x + room + gap
      places.image = box(imageX, origin.y + (all.height - imageSize.height) / 2, imageSize)
      textOrigin.x = isImageFirst ? origin.x + imageSize.width + gap : origin.x
      textOrigin.y += (all.height - text.height) / 2
    } else {
      let imageY = isImageFirst ? origin.y : origin.y + text.height + gap
      places.image = box(origin.x + (width - imageSize.width) / 2, imageY, imageSize)
      if isImageFirst { textOrigin.y += imageSize.height + gap }
    }
    placeText(&places, at: textOrigin, width: room)
    return places
  }

  private func placeText(_ places: inout Places, at origin: CGPoint, width: CGFloat) {
    let hasBoth = titleSize.height > 0 && subtitleSize.height > 0
    let titleWidth = min(titleSize.width, width)
    let subtitleWidth = min(subtitleSize.width, width)
    // Beside an image, the text is as wide as its available space.
    let wide = isBeside ? min(textSize.width, width) : width
    places.title = box(
      origin.x + (wide - titleWidth) * titlePlace,
      origin.y,
      CGSize(width: titleWidth, height: titleSize.height)
    )
    places.subtitle = box(
      origin.x + (wide - subtitleWidth) * titlePlace,
      origin.y + titleSize.height + (hasBoth ? titlePadding : 0),
      CGSize(width: subtitleWidth, height: subtitleSize.height)
    )
  }

  private func box(_ x: CGFloat, _ y: CGFloat, _ size: CGSize) -> CGRect {
    CGRect(origin: CGPoint(x: x.rounded(), y: y.rounded()), size: size)
  }
}
