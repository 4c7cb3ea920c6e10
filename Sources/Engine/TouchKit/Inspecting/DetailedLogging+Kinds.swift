import Foundation

// The details that each kind of view prints besides its geometry.

extension UILabel: DetailedLogging {
  var logText: String? { text }
}

extension UITextField: DetailedLogging {
  var logText: String? { text }
}

extension UIScrollView: DetailedLogging {
  var logTail: [String] {
    let size = CGPoint(x: contentSize.width, y: contentSize.height)
    return [
      "contentOffset: \(DescriptionText.point(contentOffset))",
      "contentSize: \(DescriptionText.point(size))",
    ]
  }
}
