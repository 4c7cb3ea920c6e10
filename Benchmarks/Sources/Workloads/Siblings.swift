import Foundation
import Geometry
import TouchKit

/// Views of 9 by 9 points in cells of 10 by 10; one point in five is between them.
struct Siblings {
  private let count: Int
  private let columns: Int
  private let rows: Int

  init(_ count: Int) {
    self.count = count
    columns = Int((Double(count) * 1.6).squareRoot().rounded(.up))
    rows = (count + columns - 1) / columns
  }

  private func frame(_ index: Int) -> CGRect {
    CGRect(x: index % columns * 10, y: index / columns * 10, width: 9, height: 9)
  }

  /// The whole points of the area, always the same.
  var points: [CGPoint] {
    var random = PeerRandom(11)
    return (0..<16_384).map { _ in
      let x = random.below(columns * 10)
      return CGPoint(x: x, y: random.below(rows * 10))
    }
  }

  /// Returns the root with all views, which are numbered from 1 on.
  func makeViews() -> (root: UIView, views: [UIView]) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: columns * 10, height: rows * 10))
    let views = (0..<count).map { index in
      let view = UIView(frame: frame(index))
      view.tag = index + 1
      root.addSubview(view)
      return view
    }
    return (root, views)
  }
}
