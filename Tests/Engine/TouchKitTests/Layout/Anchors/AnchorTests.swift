import Foundation
import Testing
import TouchKitTestSupport

@testable import TouchKit

@Suite("Layout by anchors")
@MainActor
struct AnchorTests {
  let stand = LayoutStand()
  var root: UIView { stand.root }

  @Test("A view of a fixed size in the middle")
  func middle() {
    let box = stand.add()
    stand.activate(
      box.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      box.centerYAnchor.constraint(equalTo: root.centerYAnchor, constant: -20),
      box.widthAnchor.constraint(equalToConstant: 100),
      box.heightAnchor.constraint(equalToConstant: 40)
    )
    #expect(box.frame == rect(110, 200, 100, 40))
  }

  @Test("A view pinned to all edges follows when they move")
  func pinned() {
    let box = stand.add()
    stand.activate(
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      box.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
      box.bottomAnchor.constraint(equalTo: root.bottomAnchor)
    )
    #expect(box.frame == rect(16, 8, 288, 472))
    root.frame = CGRect(x: 0, y: 0, width: 480, height: 320)
    root.layoutIfNeeded()
    #expect(box.frame == rect(16, 8, 448, 312))
  }

  @Test("Lengths in proportion, and a rectangle of 16 to 9")
  func proportions() {
    let first = stand.add("first")
    let second = stand.add("second")
    stand.activate(
      first.leftAnchor.constraint(equalTo: root.leftAnchor),
      second.leftAnchor.constraint(equalTo: first.rightAnchor, constant: 20),
      second.rightAnchor.constraint(equalTo: root.rightAnchor),
      second.widthAnchor.constraint(equalTo: first.widthAnchor, multiplier: 2),
      first.topAnchor.constraint(equalTo: root.topAnchor),
      second.topAnchor.constraint(equalTo: first.topAnchor),
      first.heightAnchor.constraint(equalTo: first.widthAnchor, multiplier: 9 / 16),
      second.heightAnchor.constraint(equalTo: first.heightAnchor, multiplier: 0.5, constant: 10)
    )
    #expect(first.frame == rect(0, 0, 100, 56.25))
    #expect(second.frame == rect(120, 0, 200, 38.125))
  }

  @Test("An inequality gives way to nothing, a wish to everything")
  func inequalities() {
    let box = stand.add()
    let wish = box.widthAnchor.constraint(equalToConstant: 500)
    wish.priority = .defaultHigh
    let lesser = box.widthAnchor.constraint(equalToConstant: 10)
    lesser.priority = UILayoutPriority(749)
    stand.activate(
      box.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, multiplier: 0.5),
      wish,
      lesser,
      box.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      box.leftAnchor.constraint(equalTo: root.leftAnchor),
      box.topAnchor.constraint(equalTo: root.topAnchor)
    )
    #expect(box.frame == rect(0, 0, 160, 44))
    wish.isActive = false
    root.layoutIfNeeded()
    #expect(box.frame.width == 10)
  }

  @Test("Views deep in the tree are compared where they are, not where they say")
  func depth() {
    let panel = stand.add("panel")
    let inner = stand.add("inner", to: panel)
    let other = stand.add("other")
    stand.activate(
      panel.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 50),
      panel.topAnchor.constraint(equalTo: root.topAnchor, constant: 60),
      inner.leftAnchor.constraint(equalTo: panel.leftAnchor, constant: 10),
      inner.topAnchor.constraint(equalTo: panel.topAnchor, constant: 10),
      panel.rightAnchor.constraint(equalTo: inner.rightAnchor, constant: 10),
      panel.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: 10),
      inner.widthAnchor.constraint(equalToConstant: 30),
      inner.heightAnchor.constraint(equalToConstant: 30),
      other.leftAnchor.constraint(equalTo: inner.rightAnchor),
      other.topAnchor.constraint(equalTo: inner.bottomAnchor),
      other.widthAnchor.constraint(equalTo: panel.widthAnchor),
      other.heightAnchor.constraint(equalToConstant: 1)
    )
    #expect(panel.frame == rect(50, 60, 50, 50))
    #expect(inner.frame == rect(10, 10, 30, 30))
    #expect(other.frame == rect(90, 100, 50, 1))
  }

  @Test("The distance between two anchors is a length")
  func distances() {
    let first = stand.add("first", content: CGSize(width: 40, height: 40))
    let second = stand.add("second", content: CGSize(width: 40, height: 40))
    let before = root.leftAnchor.anchorWithOffset(to: first.leftAnchor)
    let between = first.rightAnchor.anchorWithOffset(to: second.leftAnchor)
    let after = second.rightAnchor.anchorWithOffset(to: root.rightAnchor)
    stand.activate(
      before.constraint(equalTo: between),
      between.constraint(equalTo: after),
      first.topAnchor.constraint(equalTo: root.topAnchor),
      second.topAnchor.constraint(equalTo: root.topAnchor)
    )
    #expect(first.frame == rect(80, 0, 40, 40))
    #expect(second.frame == rect(200, 0, 40, 40))
  }

  @Test("The system's space is eight points between neighbours")
  func systemSpacing() {
    let first = stand.add("first", content: CGSize(width: 40, height: 40))
    let second = stand.add("second", content: CGSize(width: 40, height: 40))
    stand.activate(
      first.leadingAnchor.constraint(
        equalToSystemSpacingAfter: root.leadingAnchor,
        multiplier: 2
      ),
      first.topAnchor.constraint(equalTo: root.topAnchor),
      second.leadingAnchor.constraint(
        equalToSystemSpacingAfter: first.trailingAnchor,
        multiplier: 1
      ),
      second.topAnchor.constraint(
        greaterThanOrEqualToSystemSpacingBelow: first.bottomAnchor,
        multiplier: 1
      )
    )
    #expect(first.frame == rect(16, 0, 40, 40))
    #expect(second.frame == rect(64, 48, 40, 40))
  }

  @Test("Lines that begin on the right begin at the leading edge")
  func mirrored() {
    root.semanticContentAttribute = .forceRightToLeft
    let box = stand.add(content: CGSize(width: 40, height: 40))
    box.semanticContentAttribute = .forceRightToLeft
    stand.activate(
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      box.topAnchor.constraint(equalTo: root.topAnchor)
    )
    #expect(box.frame == rect(264, 0, 40, 40))
  }

  @Test("A switch keeps its size beside a label, which is stretched")
  func fixedControls() {
    let (label, control) = (UILabel(), UISwitch())
    label.text = "Text"
    for view in [label, control] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    stand.activate(
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      control.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
      control.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      control.topAnchor.constraint(equalTo: root.topAnchor),
      label.centerYAnchor.constraint(equalTo: control.centerYAnchor)
    )
    #expect(control.frame.width == control.intrinsicContentSize.width)
    #expect(label.frame.maxX == control.frame.minX - 8)
  }

  @Test("Attributes with multipliers are measured from the superview's corner")
  func multipliedPlaces() {
    let box = stand.add(content: CGSize(width: 40, height: 40))
    stand.activate(
      NSLayoutConstraint(
        item: box,
        attribute: .centerX,
        relatedBy: .equal,
        toItem: root,
        attribute: .centerX,
        multiplier: 0.5,
        constant: 0
      ),
      NSLayoutConstraint(
        item: box,
        attribute: .bottom,
        relatedBy: .equal,
        toItem: root,
        attribute: .bottom,
        multiplier: 0.75,
        constant: -10
      )
    )
    #expect(box.frame == rect(60, 310, 40, 40))
  }

  @Test("What constraints leave open is 0, and said to be open")
  func ambiguity() {
    let box = stand.add()
    let placed = stand.add("placed", content: CGSize(width: 10, height: 10))
    stand.activate(
      box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 30),
      placed.leftAnchor.constraint(equalTo: root.leftAnchor),
      placed.topAnchor.constraint(equalTo: root.topAnchor)
    )
    #expect(box.frame == rect(30, 0, 0, 0))
    #expect(box.hasAmbiguousLayout)
    #expect(!placed.hasAmbiguousLayout)
    #expect(!UIView().hasAmbiguousLayout)
  }

  @Test("The same anchors are equal; others are not")
  func equality() {
    let view = UIView()
    #expect(view.leadingAnchor == view.leadingAnchor)
    #expect(view.leadingAnchor != view.leftAnchor)
    #expect(view.widthAnchor != UIView().widthAnchor)
  }
}
