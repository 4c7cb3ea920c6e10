public import Foundation

/// A container of controllers that adapts to the sizes of their views (Apple: UIContentContainer).
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The preferred size of the content, in points.
  var preferredContentSize: CGSize { get }

  /// Called when the preferred size of a child changed.
  func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  )

  /// Called when constraints changed the size of a child.
  func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  )

  /// Returns the size of a child for a size of its container.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize

  /// Called when the size of the view is about to change.
  func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  )

  /// Called when the traits are about to change.
  func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  )
}
