public import Foundation

extension UIView {
  /// A view that shows what a rectangle of this one, in its own coordinates, shows now; nil when
  /// there is nothing in it.
  ///
  /// Made larger, the middle inside the insets is stretched.
  public final func resizableSnapshotView(
    from rect: CGRect,
    afterScreenUpdates afterUpdates: Bool,
    withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else {
      return nil
    }
    if afterUpdates { layoutIfNeeded() }
    let image = UIGraphicsImageRenderer(size: rect.size).image { context in
      context.cgContext.translateBy(x: -rect.minX, y: -rect.minY)
      layer.render(in: context.cgContext)
    }
    let resizable = capInsets == .zero ? image : image.resizableImage(withCapInsets: capInsets)
    let snapshot = UIImageView(image: resizable)
    snapshot.frame = CGRect(origin: .zero, size: rect.size)
    return snapshot
  }
}
