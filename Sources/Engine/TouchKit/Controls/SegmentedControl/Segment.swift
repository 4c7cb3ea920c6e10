import Foundation

/// One segment of a segmented control.
struct Segment {
  var title: String?
  var image: UIImage?
  var action: UIAction?
  /// The width in points; 0 for a share of the available width.
  var width: CGFloat = 0
  var isEnabled = true
  var contentOffset = CGSize.zero

  /// Creates a segment with a title.
  init(title: String? = nil) {
    self.title = title
  }

  /// Creates a segment with an image.
  init(image: UIImage?) {
    self.image = image
  }

  /// Creates a segment that performs an action.
  @MainActor
  init(action: UIAction) {
    setAction(action)
  }

  /// Sets the action, and its image or title.
  @MainActor
  mutating func setAction(_ action: UIAction) {
    self.action = action
    image = action.image
    title = action.image == nil ? action.title : nil
  }
}
