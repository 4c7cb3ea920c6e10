public import Foundation

nonisolated extension UIImage {
  /// Returns an animated image that shows several images within a duration in seconds.
  ///
  /// An image view animates them as long as it has the image; elsewhere the first one is shown. A duration of 0 means a
  /// thirtieth of a second for each image. Returns nil without images.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    var content = first.content
    content.series = ImageSeries(images: images, duration: duration)
    return UIImage(content)
  }

  /// The images of an animated image; nil for a single image.
  public final var images: [UIImage]? { content.series?.images }

  /// The duration of all images together, in seconds; 0 for a single image.
  public final var duration: TimeInterval { content.series?.duration ?? 0 }

  // MARK: - Sizes

  /// Returns the image in another size in points, with the same scale; nil for an empty or invalid size.
  public final func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      return nil
    }
    let context = CGContext(area: CGRect(origin: .zero, size: size), scale: scale)
    content.draw(in: context.area, tint: content.drawnTint, context)
    return UIImage(drawnIn: context)
  }

  /// Returns the same image, because no preparation is necessary.
  public final func preparingForDisplay() -> UIImage? { self }
}

/// The images of an animated image.
nonisolated struct ImageSeries: Equatable {
  let images: [UIImage]
  let duration: TimeInterval
}
