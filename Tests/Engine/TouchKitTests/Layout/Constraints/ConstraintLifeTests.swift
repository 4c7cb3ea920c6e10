import Foundation
import Testing
import TouchKitTesting

@testable import TouchKit

@Suite("The life of constraints")
@MainActor
struct ConstraintLifeTests {
  let stand = LayoutStand()
  var root: UIView { stand.root }

  @Test("A constraint is held by the nearest view above its items")
  func holders() {
    let panel = stand.add("panel")
    let (first, second) = (stand.add("first", to: panel), stand.add("second", to: panel))
    let width = first.widthAnchor.constraint(equalToConstant: 5)
    let between = first.topAnchor.constraint(equalTo: second.topAnchor)
    let outward = first.topAnchor.constraint(equalTo: root.topAnchor)
    #expect(!width.isActive)
    NSLayoutConstraint.activate([width, between, outward])
    #expect(first.constraints == [width])
    #expect(panel.constraints == [between])
    #expect(root.constraints == [outward])
    #expect(width.isActive && between.isActive && outward.isActive)
    panel.removeConstraints(panel.constraints)
    #expect(panel.constraints.isEmpty)
    #expect(!between.isActive)
  }

  @Test("A new constant takes effect at the next layout, not before")
  func constant() {
    let box = stand.add(content: CGSize(width: 10, height: 10))
    let left = box.leftAnchor.constraint(equalTo: root.leftAnchor)
    stand.activate(left, box.topAnchor.constraint(equalTo: root.topAnchor))
    left.constant = 70
    #expect(box.frame.minX == 0)
    root.layoutIfNeeded()
    #expect(box.frame.minX == 70)
    left.isActive = false
    box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5).isActive = true
    root.layoutIfNeeded()
    #expect(box.frame.minX == 5)
  }

  @Test("Activating across trees is refused with a warning that names both")
  func noCommonAncestor() {
    let stage = Stage()
    let stranger = UIView()
    stranger.accessibilityIdentifier = "stranger"
    stage.rootView.accessibilityIdentifier = "root"
    let constraint = stage.rootView.topAnchor.constraint(equalTo: stranger.topAnchor)
    constraint.isActive = true
    #expect(!constraint.isActive)
    #expect(stage.warnings.count == 1)
    #expect(stage.warnings.first?.contains("root.top == stranger.top") ?? false)
    #expect(stage.warnings.first?.contains("no common ancestor") ?? false)
  }

  @Test("What makes no sense is refused")
  func nonsense() {
    let box = stand.add()
    let pairs: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] = [
      (.left, .top), (.width, .left), (.notAnAttribute, .width), (.centerY, .height),
    ]
    for (first, second) in pairs {
      let constraint = NSLayoutConstraint(
        item: box,
        attribute: first,
        relatedBy: .equal,
        toItem: root,
        attribute: second,
        multiplier: 1,
        constant: 0
      )
      constraint.isActive = true
      #expect(!constraint.isActive)
    }
    let text = NSLayoutConstraint(
      item: "text",
      attribute: .width,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 0
    )
    text.isActive = true
    NSLayoutConstraint().isActive = true
    #expect(!text.isActive)
    root.layoutIfNeeded()
  }

  @Test("A view that leaves takes its inner constraints along and loses the outer ones")
  func removal() {
    let panel = stand.add("panel")
    let inner = stand.add("inner", to: panel)
    let own = inner.leftAnchor.constraint(equalTo: panel.leftAnchor, constant: 4)
    let outer = inner.topAnchor.constraint(equalTo: root.topAnchor)
    let panelLeft = panel.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 9)
    stand.activate(own, outer, panelLeft)
    panel.removeFromSuperview()
    #expect(own.isActive)
    #expect(!outer.isActive)
    #expect(!panelLeft.isActive)
    #expect(root.constraints.isEmpty)
    root.layoutIfNeeded()
    root.addSubview(panel)
    panel.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 1).isActive = true
    root.layoutIfNeeded()
    #expect(panel.frame.minX == 1)
    #expect(inner.frame.minX == 4)
  }

  @Test("Items are not retained; constraints about what is gone do nothing")
  func lifetimes() {
    var box: SizedView? = stand.add(content: CGSize(width: 10, height: 10))
    weak let watched = box
    let width = box?.widthAnchor.constraint(equalToConstant: 5)
    width?.isActive = true
    box?.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    root.layoutIfNeeded()
    box?.removeFromSuperview()
    box = nil
    #expect(watched == nil)
    #expect(width?.firstItem == nil)
    width?.isActive = true
    root.layoutIfNeeded()
    #expect(width?.isActive == false)
  }

  @Test("Of constraints that contradict each other the newest is given up, with a warning, once")
  func conflict() {
    let stage = Stage(size: CGSize(width: 320, height: 480))
    let box = UIView()
    box.accessibilityIdentifier = "box"
    box.translatesAutoresizingMaskIntoConstraints = false
    stage.rootView.addSubview(box)
    let old = box.widthAnchor.constraint(equalToConstant: 100)
    let new = box.widthAnchor.constraint(equalToConstant: 200)
    new.identifier = "too wide"
    NSLayoutConstraint.activate([old, new])
    stage.application.layoutIfNeeded()
    #expect(box.frame.width == 100)
    #expect(stage.warnings.count == 1)
    #expect(stage.warnings.first?.contains("broken: 'too wide' box.width == 200") ?? false)
    #expect(stage.warnings.first?.contains("conflicts with: box.width == 100") ?? false)
    old.constant = 110
    stage.application.layoutIfNeeded()
    #expect(box.frame.width == 110)
    old.isActive = false
    stage.application.layoutIfNeeded()
    #expect(box.frame.width == 200)
  }

  @Test("Numbers that are none are left out with a warning; nothing else suffers")
  func hostile() {
    let box = stand.add(content: CGSize(width: CGFloat.nan, height: .infinity))
    stand.activate(
      box.widthAnchor.constraint(equalToConstant: .nan),
      box.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: .infinity),
      box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: .infinity),
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 1e300),
      box.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1e9),
      box.heightAnchor.constraint(equalToConstant: 12)
    )
    #expect(box.frame.height == 12)
    #expect(box.frame.width.isFinite && box.frame.minX.isFinite)
  }

  @Test("A tree without constraints has no records")
  func noCost() {
    let child = UIView()
    root.addSubview(child)
    root.layoutIfNeeded()
    #expect(root.constraintRecord == nil && child.constraintRecord == nil)
    #expect(!root.traits.isInConstraints)
  }

  @Test("Constraints are described by what they say")
  func descriptions() {
    let box = stand.add()
    root.accessibilityIdentifier = "root"
    let constraint = box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: -8)
    constraint.priority = .defaultLow
    #expect(
      constraint.description == "<NSLayoutConstraint box.leading == root.leading - 8 @250>"
    )
    let half = box.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, multiplier: 0.5)
    #expect(half.description == "<NSLayoutConstraint box.width <= root.width * 0.5>")
  }
}
