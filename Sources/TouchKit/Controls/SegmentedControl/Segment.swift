import Foundation

/// One segment of a segmented control.
struct Segment {
  var title: String?
  var action: UIAction?
  /// In points; 0 for as wide as the others.
  var width: CGFloat = 0
  var isEnabled = true
  var contentOffset = CGSize.zero
}
