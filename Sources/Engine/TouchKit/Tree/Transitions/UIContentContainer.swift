public import Foundation

/// What holds controllers and adapts to what their views need (Apple: UIContentContainer).
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The size its content would like, in points.
  var preferredContentSize: CGSize { get }

  /// The size that a content would like changed.
  func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  )

  /// The size that its constraints give a content changed.
  func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  )

  /// The size that a content gets when its container has a size.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize

  /// The content's view is about to change its size.
  func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  )

  /// The content's surrounding is about to change.
  func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  )
}
