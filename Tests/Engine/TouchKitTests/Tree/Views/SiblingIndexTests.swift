import Foundation
import Geometry
import TouchInput
import Testing
import TouchKit
import TouchKitTestSupport
import TouchKitTesting

@MainActor
@Suite("Finding one of many subviews")
struct SiblingIndexTests {
  @Test("The answer is the textbook's, whatever happens to the subviews in between")
  func textbook() {
    var random = SeededRandom(seed: 5)
    for size in [24, 60, 300] {
      let root = UIView(frame: rect(0, 0, 400, 400))
      for _ in 0..<size { root.addSubview(UIView(frame: random.frame)) }
      for step in 0..<2000 {
        change(root, step, &random)
        for _ in 0..<3 {
          let point = random.point(in: rect(-20, -20, 440, 440))
          #expect(root.hitTest(point, with: nil) === Textbook.hitTest(root, point))
        }
      }
    }
  }

  private func change(_ root: UIView, _ step: Int, _ random: inout SeededRandom) {
    let children = root.subviews
    guard let child = children.randomElement(using: &random) else { return }
    switch step % 14 {
    case 0: child.frame = random.frame
    case 1: child.center.x += 7
    case 2: child.transform = CGAffineTransform(rotationAngle: CGFloat(step))
    case 3: child.isHidden.toggle()
    case 4: root.bringSubviewToFront(child)
    case 5: root.sendSubviewToBack(child)
    case 6: root.insertSubview(UIView(frame: random.frame), at: children.count / 2)
    case 7: child.removeFromSuperview()
    case 8: child.isUserInteractionEnabled.toggle()
    case 9: child.transform = step % 2 == 0 ? .identity : CGAffineTransform(scaleX: 0, y: 1)
    case 10: child.frame = rect(-1000, -1000, 3000, 3000)
    case 12: child.center.y -= 0.25
    case 11: root.exchangeSubview(at: 0, withSubviewAt: children.count - 1)
    default: child.anchorPoint = CGPoint(x: 0, y: 1)
    }
    if step % 200 == 0 { toggleOverride(root) }
  }

  /// Toggles a subview with an override, which makes the superview ask every subview again.
  private func toggleOverride(_ root: UIView) {
    if let former = root.subviews.first(where: { $0 is DecidingView }) {
      former.removeFromSuperview()
    } else {
      root.addSubview(DecidingView(frame: rect(0, 0, 400, 400)))
    }
  }

  @Test(
    "Edges belong to those whose edges they are, wherever in a cell they lie, before and after a move"
  )
  func edges() {
    let root = UIView(frame: rect(0, 0, 400, 400))
    for index in 0..<100 {
      let (x, y) = (CGFloat(index % 10) * 10 / 3, CGFloat(index / 10) * 7.1)
      root.addSubview(UIView(frame: rect(x + 0.1, y + 0.3, 10 / 3, 7.1)))
    }
    for shift in [0, 0.001, -0.5] as [CGFloat] {
      for view in root.subviews { view.center.x += shift }
      for frame in root.subviews.map(\.frame) {
        for x in [frame.minX, frame.minX.nextDown, frame.maxX, frame.maxX.nextDown] {
          for y in [frame.minY, frame.minY.nextDown, frame.maxY, frame.maxY.nextDown] {
            let point = CGPoint(x: x, y: y)
            let asked = root.subviews.last {
              $0.point(inside: root.convert(point, to: $0), with: nil)
            }
            let answer = point.x < 0 || point.y < 0 ? nil : asked ?? root
            #expect(root.hitTest(point, with: nil) === answer)
          }
        }
      }
    }
  }

  @Test("Places that are no numbers are hit by nobody and hide nobody")
  func notNumbers() {
    let root = UIView(frame: rect(0, 0, 400, 400))
    for index in 0..<40 { root.addSubview(UIView(frame: rect(CGFloat(index) * 10, 0, 9, 9))) }
    root.subviews[3].center.x = .nan
    root.subviews[4].frame = rect(-CGFloat.infinity, 0, .infinity, 5)
    for x in stride(from: 5.0, to: 400, by: 10) {
      let point = CGPoint(x: x, y: 4)
      #expect(root.hitTest(point, with: nil) === Textbook.hitTest(root, point))
    }
  }
}

private final class DecidingView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }
}

extension SeededRandom {
  fileprivate var frame: CGRect {
    mutating get {
      let corner = point(in: rect(0, 0, 380, 380))
      let size = point(in: rect(5, 5, 50, 50))
      return CGRect(x: corner.x, y: corner.y, width: size.x, height: size.y)
    }
  }
}
