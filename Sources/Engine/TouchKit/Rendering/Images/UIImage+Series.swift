public import Foundation

nonisolated extension UIImage {
  /// An image that shows several, one after the other, all of them in so many seconds.
  ///
  /// An image view shows them as long as it has the image; elsewhere it is the first one. A duration
  /// of 0 stands for a thirtieth of a second each. Nil without images.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    var content = first.content
    content.series = ImageSeries(images: images, duration: duration)
    return UIImage(content)
  }

  /// The images that are shown one after the other; nil for an image that is just one.
  public final var images: [UIImage]? { content.series?.images }

  /// How long all of them take together, in seconds; 0 for an image that is just one.
  public final var duration: TimeInterval { content.series?.duration ?? 0 }

  // MARK: - Sizes

  /// The image in another size in points, with as many pixels a point; nil for sizes without any.
  public final func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      return nil
    }
    let context = CGContext(area: CGRect(origin: .zero, size: size), scale: scale)
    content.draw(in: context.area, tint: content.drawnTint, context)
    return UIImage(drawnIn: context)
  }

  /// The same image: nothing has to be prepared before it is shown.
  public final func preparingForDisplay() -> UIImage? { self }
}

/// Images that are shown one after the other.
nonisolated struct ImageSeries: Equatable {
  let images: [UIImage]
  let duration: TimeInterval
}
