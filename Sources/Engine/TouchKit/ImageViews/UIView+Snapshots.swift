public import Foundation

extension UIView {
  /// Returns a view with the present picture of a rectangle in this view's coordinates; nil if it is empty.
  ///
  /// When the view is enlarged, the part inside the insets is stretched.
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
