import Foundation
import Testing
import TouchKitTestSupport

@testable import TouchKit

@Suite("Random layouts")
@MainActor
struct RandomLayoutTests {
  /// A tree of views, each of which depends on an earlier one.
  @MainActor
  private struct Forest {
    let root = UIView(frame: rect(0, 0, 400, 800))
    var views: [UIView] = []
    var constraints: [NSLayoutConstraint] = []

    init(seed: Int) {
      var state = UInt64(seed + 1) &* 0x9E37_79B9_7F4A_7C15
      func next(_ limit: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(limit))
      }
      for number in 0..<(3 + next(12)) {
        let view = SizedView(
          content: next(2) == 0 ? nil : CGSize(width: next(90), height: next(40))
        )
        view.tag = number
        view.translatesAutoresizingMaskIntoConstraints = false
        let holder = views.isEmpty || next(2) == 0 ? root : views[next(views.count)]
        holder.addSubview(view)
        let anchor = next(3) == 0 || views.isEmpty ? root : views[next(views.count)]
        let gap = CGFloat(next(30))
        let wish = view.widthAnchor.constraint(equalToConstant: CGFloat(next(300)))
        wish.priority = UILayoutPriority(Float(1 + next(999)))
        constraints += [
          next(2) == 0
            ? view.leftAnchor.constraint(equalTo: anchor.leftAnchor, constant: gap)
            : view.leftAnchor.constraint(greaterThanOrEqualTo: anchor.rightAnchor, constant: gap),
          next(2) == 0
            ? view.topAnchor.constraint(equalTo: anchor.bottomAnchor, constant: gap)
            : view.centerYAnchor.constraint(equalTo: anchor.centerYAnchor),
          view.heightAnchor.constraint(lessThanOrEqualTo: anchor.widthAnchor, multiplier: 0.5),
          wish,
        ]
        views.append(view)
      }
      NSLayoutConstraint.activate(constraints)
      root.layoutIfNeeded()
    }
  }

  /// Returns how much frames violate a constraint.
  private func violation(_ constraint: NSLayoutConstraint, in root: UIView) -> CGFloat {
    func value(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> CGFloat {
      guard let view = item as? UIView else { return 0 }
      let frame = view.convert(view.bounds, to: root)
      switch attribute {
      case .left: return frame.minX
      case .right: return frame.maxX
      case .top: return frame.minY
      case .bottom: return frame.maxY
      case .centerY: return frame.midY
      case .width: return frame.width
      case .height: return frame.height
      default: return 0
      }
    }
    let left = value(constraint.firstItem, constraint.firstAttribute)
    let second = value(constraint.secondItem, constraint.secondAttribute)
    let difference = left - second * constraint.multiplier - constraint.constant
    switch constraint.relation {
    case .equal: return abs(difference)
    case .lessThanOrEqual: return max(0, difference)
    case .greaterThanOrEqual: return max(0, -difference)
    }
  }

  @Test("Frames fulfil every required constraint, to a millionth of a point")
  func required() {
    for seed in 0..<60 {
      let forest = Forest(seed: seed)
      for constraint in forest.constraints where constraint.priority == .required {
        #expect(violation(constraint, in: forest.root) < 1e-6, "seed \(seed): \(constraint)")
      }
    }
  }

  @Test("The same tree has the same frames, however often it is made and laid out")
  func deterministic() {
    for seed in 0..<30 {
      let (first, second) = (Forest(seed: seed), Forest(seed: seed))
      #expect(first.views.map(\.frame) == second.views.map(\.frame))
      let before = first.views.map(\.frame)
      first.root.constraintsDidChange()
      first.root.layoutIfNeeded()
      #expect(first.views.map(\.frame) == before)
    }
  }
}
