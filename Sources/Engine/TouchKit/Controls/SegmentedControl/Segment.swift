import Foundation

/// One segment of a segmented control.
struct Segment {
  var title: String?
  var image: UIImage?
  var action: UIAction?
  /// In points; 0 for as wide as the other segments.
  var width: CGFloat = 0
  var isEnabled = true
  var contentOffset = CGSize.zero

  /// A segment with a title.
  init(title: String? = nil) {
    self.title = title
  }

  /// A segment with an image.
  init(image: UIImage?) {
    self.image = image
  }

  /// A segment that performs an action.
  @MainActor
  init(action: UIAction) {
    setAction(action)
  }

  /// Shows and performs an action.
  @MainActor
  mutating func setAction(_ action: UIAction) {
    self.action = action
    image = action.image
    title = action.image == nil ? action.title : nil
  }
}
