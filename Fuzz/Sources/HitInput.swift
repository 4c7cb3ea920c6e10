import Foundation
import Geometry
import TouchKit

/// A tree of views and points in it, decided by bytes, compared with the textbook's hit test.
enum HitInput {
  static func check(_ bytes: [UInt8]) {
    var bytes = bytes[...]
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 256, height: 256))
    var views = [root]
    for _ in 0..<min(40, Int(bytes.popFirst() ?? 0)) {
      let view = makeView(&bytes)
      views[Int(bytes.popFirst() ?? 0) % views.count].addSubview(view)
      views.append(view)
    }
    while let x = bytes.popFirst(), let y = bytes.popFirst() {
      let point = CGPoint(x: CGFloat(x), y: CGFloat(y))
      if root.hitTest(point, with: nil) !== Textbook.hitTest(root, point) {
        broken("the hit-test at \(point) does not answer like the textbook")
      }
    }
  }

  private static func makeView(_ bytes: inout ArraySlice<UInt8>) -> UIView {
    func next() -> CGFloat { CGFloat(bytes.popFirst() ?? 0) }
    let view = UIView(
      frame: CGRect(x: next() - 64, y: next() - 64, width: next(), height: next())
    )
    let flags = bytes.popFirst() ?? 0
    view.isHidden = flags & 7 == 1
    view.isUserInteractionEnabled = flags & 7 != 2
    if flags & 7 == 3 { view.alpha = next() / 2550 }
    if flags & 8 != 0 { view.bounds.origin = CGPoint(x: next() - 128, y: next() - 128) }
    if flags & 16 != 0 {
      view.transform = CGAffineTransform(rotationAngle: next() / 40).scaledBy(
        x: next() / 64,
        y: next() / 64 - 2
      )
    }
    if flags & 32 != 0 { view.anchorPoint = CGPoint(x: next() / 255, y: next() / 255) }
    return view
  }
}
