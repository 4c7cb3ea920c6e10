import Foundation
import Testing
import TouchKitTestSupport
import TouchKitTesting
@testable import TouchKit
@testable import TouchKitComponents

/// A view with an intrinsic content size.
private final class Sized: UIView {
  var content: CGSize { didSet { invalidateIntrinsicContentSize() } }

  init(_ width: CGFloat, _ height: CGFloat) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { content }
}

@MainActor
@Suite("Stack views")
struct StackViewTests {
  private let views = [Sized(40, 20), Sized(60, 30), Sized(20, 10)]

  private func stack(_ width: CGFloat, _ height: CGFloat) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = rect(0, 0, width, height)
    return stack
  }

  private func frames(_ stack: UIStackView) -> [CGRect] {
    stack.layoutIfNeeded()
    return stack.arrangedSubviews.map(\.frame)
  }

  private func spans(_ stack: UIStackView) -> [[CGFloat]] {
    frames(stack).map { [$0.minX, $0.width] }
  }

  @Test("Defaults, and the raw values of distributions and alignments")
  func defaults() {
    let stack = UIStackView()
    #expect(stack.axis == .horizontal && stack.distribution == .fill && stack.alignment == .fill)
    #expect(stack.spacing == 0 && !stack.isLayoutMarginsRelativeArrangement)
    #expect(!stack.isBaselineRelativeArrangement)
    #expect(UIStackView.Distribution.equalCentering.rawValue == 4)
    #expect(UIStackView.Alignment.lastBaseline.rawValue == 5)
    #expect(UIStackView.Alignment.top == .leading && UIStackView.Alignment.bottom == .trailing)
    #expect(NSLayoutConstraint.Axis.vertical.rawValue == 1)
  }

  @Test("To fill, the view that resists least is stretched, the first of several")
  func fill() {
    let stack = stack(200, 50)
    stack.spacing = 10
    #expect(spans(stack) == [[0, 100], [110, 60], [180, 20]])
    #expect(frames(stack).allSatisfy { $0.minY == 0 && $0.height == 50 })
    views[0].setContentHuggingPriority(.defaultHigh, for: .horizontal)
    #expect(spans(stack) == [[0, 40], [50, 120], [180, 20]])
  }

  @Test("With too little room the view that resists least is cut, then the next")
  func compress() {
    let stack = stack(70, 50)
    views[1].setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    #expect(spans(stack) == [[0, 40], [40, 10], [50, 20]])
    stack.frame.size.width = 50
    #expect(spans(stack) == [[0, 30], [30, 0], [30, 20]])
  }

  @Test("Equal and proportional lengths")
  func shares() {
    let stack = stack(240, 50)
    stack.distribution = .fillEqually
    #expect(spans(stack) == [[0, 80], [80, 80], [160, 80]])
    stack.distribution = .fillProportionally
    #expect(spans(stack) == [[0, 80], [80, 120], [200, 40]])
  }

  @Test("Equal gaps and equal distances of middles, but never closer than the spacing")
  func gaps() {
    let stack = stack(200, 50)
    stack.distribution = .equalSpacing
    #expect(spans(stack) == [[0, 40], [80, 60], [180, 20]])
    stack.distribution = .equalCentering
    #expect(spans(stack) == [[0, 40], [75, 60], [180, 20]])
    stack.spacing = 50
    #expect(spans(stack)[1][0] - spans(stack)[0][0] >= 50)
    #expect(spans(stack).last == [180, 20])
  }

  @Test("Alignment across the axis")
  func alignment() {
    let stack = stack(200, 50)
    let places: [(UIStackView.Alignment, [CGFloat])] = [
      (.top, [0, 0, 0]), (.center, [15, 10, 20]), (.bottom, [30, 20, 40]),
    ]
    for (alignment, expected) in places {
      stack.alignment = alignment
      #expect(frames(stack).map(\.minY) == expected)
    }
    #expect(frames(stack).map(\.height) == [20, 30, 10])
  }

  @Test("From top to bottom, with margins and with room of its own behind one view")
  func vertical() {
    let stack = stack(100, 116)
    stack.axis = .vertical
    stack.alignment = .trailing
    stack.spacing = 5
    stack.setCustomSpacing(15, after: views[0])
    stack.layoutMargins = UIEdgeInsets(top: 8, left: 4, bottom: 8, right: 6)
    stack.isLayoutMarginsRelativeArrangement = true
    #expect(frames(stack).map(\.minY) == [8, 63, 98])
    #expect(frames(stack).map(\.maxX) == [94, 94, 94])
    #expect(stack.customSpacing(after: views[0]) == 15)
    #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
    let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 70, height: 86))
    #expect(stack.intrinsicContentSize == size)
  }

  @Test("Hidden views take no room, removed ones are no longer arranged")
  func membership() {
    let stack = stack(120, 50)
    _ = frames(stack)
    views[1].isHidden = true
    #expect(spans(stack)[2] == [100, 20] && spans(stack)[0] == [0, 100])
    views[1].isHidden = false
    #expect(spans(stack) == [[0, 40], [40, 60], [100, 20]])
    stack.removeArrangedSubview(views[1])
    #expect(views[1].superview === stack && stack.arrangedSubviews.count == 2)
    views[0].removeFromSuperview()
    #expect(stack.arrangedSubviews == [views[2]])
    stack.insertArrangedSubview(views[0], at: 0)
    stack.insertArrangedSubview(views[0], at: 1)
    #expect(stack.arrangedSubviews == [views[2], views[0]])
  }

  @Test("A change of content goes up to the outer stack, also on screen")
  func nesting() {
    let stage = Stage()
    let inner = UIStackView(arrangedSubviews: [views[0]])
    let outer = UIStackView(arrangedSubviews: [inner, views[1], UIView()])
    outer.frame = rect(0, 0, 300, 50)
    stage.rootView.addSubview(outer)
    outer.layoutIfNeeded()
    #expect(views[1].frame.minX == 40 && outer.arrangedSubviews[2].frame.width == 200)
    views[0].content.width = 70
    outer.layoutIfNeeded()
    #expect(views[1].frame.minX == 70)
    stage.advance(by: 1)
    #expect(!outer.traits.needsLayout || outer.arrangedSubviews[2].frame.width == 170)
  }

  @Test("A view without a content size keeps the size it was given, also a new one")
  func plainViews() {
    let bar = UIView(frame: rect(0, 0, 30, 12))
    let stack = UIStackView(arrangedSubviews: [bar, views[1]])
    stack.alignment = .center
    stack.frame = rect(0, 0, 90, 40)
    #expect(frames(stack)[0] == rect(0, 14, 30, 12))
    stack.frame.size.width = 140
    #expect(frames(stack)[0].width == 80)
    stack.frame.size.width = 90
    #expect(frames(stack)[0].width == 30)
    bar.bounds.size.height = 20
    stack.setNeedsLayout()
    #expect(frames(stack)[0] == rect(0, 10, 30, 20))
  }

  @Test("Constraints say how large an arranged view is, and place the stack itself")
  func constraints() {
    let stage = Stage()
    let bar = UIView()
    let stack = UIStackView(arrangedSubviews: [views[0], bar])
    stack.spacing = 4
    stack.translatesAutoresizingMaskIntoConstraints = false
    bar.translatesAutoresizingMaskIntoConstraints = false
    stage.rootView.addSubview(stack)
    let width = bar.widthAnchor.constraint(equalToConstant: 30)
    NSLayoutConstraint.activate([
      width, stack.leadingAnchor.constraint(equalTo: stage.rootView.leadingAnchor, constant: 10),
      stack.topAnchor.constraint(equalTo: stage.rootView.topAnchor, constant: 20),
    ])
    stage.advance(by: 0.02)
    stage.rootView.layoutIfNeeded()
    #expect(stack.frame == rect(10, 20, 74, 20) && bar.frame == rect(44, 0, 30, 20))
    width.constant = 50
    stage.rootView.layoutIfNeeded()
    #expect(stack.frame.width == 94 && bar.frame.width == 50)
  }

  @Test("Where lines begin on the right, the first view is on the right")
  func mirrored() {
    let stack = stack(120, 50)
    stack.semanticContentAttribute = .forceRightToLeft
    #expect(spans(stack) == [[80, 40], [20, 60], [0, 20]])
  }

  @Test("Texts of different heights stand on one line")
  func baselines() {
    let (small, large) = (UILabel(), UILabel())
    (small.text, large.text) = ("small", "large")
    (small.font, large.font) = (.systemFont(ofSize: 10), .systemFont(ofSize: 30))
    let stack = UIStackView(arrangedSubviews: [small, large])
    stack.alignment = .firstBaseline
    stack.frame = rect(0, 0, 200, 60)
    stack.layoutIfNeeded()
    let lines = [small, large].map { $0.frame.minY + $0.font.ascender }
    #expect(abs(lines[0] - lines[1]) <= 1.5 && small.frame.minY > large.frame.minY)
  }
}
