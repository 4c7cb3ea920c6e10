import Foundation
import Testing
import TouchKitTestSupport

@testable import TouchKit

@Suite("Content and its size in a layout")
@MainActor
struct ContentSizeTests {
  let stand = LayoutStand()
  var root: UIView { stand.root }

  private func pair(_ first: CGSize, _ second: CGSize) -> (SizedView, SizedView) {
    let views = (stand.add("first", content: first), stand.add("second", content: second))
    NSLayoutConstraint.activate([
      views.0.leftAnchor.constraint(equalTo: root.leftAnchor),
      views.1.leftAnchor.constraint(equalTo: views.0.rightAnchor),
      views.1.rightAnchor.constraint(equalTo: root.rightAnchor),
      views.0.topAnchor.constraint(equalTo: root.topAnchor),
      views.1.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    return views
  }

  @Test("Of two views with too much room the one that hugs its content less is stretched")
  func hugging() {
    let (first, second) = pair(CGSize(width: 50, height: 20), CGSize(width: 60, height: 30))
    first.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    root.layoutIfNeeded()
    #expect(first.frame == rect(0, 0, 260, 20))
    #expect(second.frame == rect(260, 0, 60, 30))
    first.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    root.layoutIfNeeded()
    #expect(first.frame.width == 50)
  }

  @Test("Of two views with too little room the one that resists less is cut")
  func resistance() {
    let (first, second) = pair(CGSize(width: 250, height: 20), CGSize(width: 240, height: 20))
    second.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    root.layoutIfNeeded()
    #expect(first.frame.width == 250)
    #expect(second.frame == rect(250, 0, 70, 20))
  }

  @Test("Content that changes its size is laid out anew once it says so")
  func invalidation() {
    let box = stand.add(content: CGSize(width: 10, height: 10))
    stand.activate(
      box.rightAnchor.constraint(equalTo: root.rightAnchor),
      box.topAnchor.constraint(equalTo: root.topAnchor)
    )
    #expect(box.frame == rect(310, 0, 10, 10))
    box.content = CGSize(width: 50, height: 20)
    root.layoutIfNeeded()
    #expect(box.frame == rect(270, 0, 50, 20))
  }

  @Test("Priorities of content: 250 and 750 usually, 251 for labels and pictures")
  func defaults() {
    let view = UIView()
    #expect(view.contentHuggingPriority(for: .vertical) == .defaultLow)
    #expect(view.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
    #expect(UILabel().contentHuggingPriority(for: .horizontal).rawValue == 251)
    #expect(UIImageView().contentHuggingPriority(for: .vertical).rawValue == 251)
    view.setContentHuggingPriority(.required, for: .vertical)
    #expect(view.contentHuggingPriority(for: .vertical) == .required)
    #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
  }

  @Test("A label takes the size of its text, and as many lines as its width needs")
  func labels() {
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.text = "A text of some words that does not fit into a hundred points"
    root.addSubview(label)
    let width = label.widthAnchor.constraint(lessThanOrEqualToConstant: 100)
    stand.activate(
      label.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      label.topAnchor.constraint(equalTo: root.topAnchor, constant: 10)
    )
    #expect(label.frame.size == label.intrinsicContentSize)
    let line = label.frame.height
    label.numberOfLines = 0
    stand.activate(width)
    #expect(label.frame.width == 100)
    #expect(label.frame.height >= 4 * line - 4)
    #expect(label.frame.height == label.sizeThatFits(CGSize(width: 100, height: 0)).height)
  }

  @Test("Baselines of different fonts lie on one line")
  func baselines() {
    let (large, small) = (UILabel(), UILabel())
    large.font = .systemFont(ofSize: 40)
    small.font = .systemFont(ofSize: 12)
    for label in [large, small] {
      label.text = "Text"
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
    }
    stand.activate(
      large.topAnchor.constraint(equalTo: root.topAnchor),
      large.leftAnchor.constraint(equalTo: root.leftAnchor),
      small.leftAnchor.constraint(equalTo: large.rightAnchor),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor)
    )
    let difference = large.font.ascender - small.font.ascender
    #expect(abs(small.frame.minY - difference) < 1)
  }

  @Test("The size that constraints make, without laying out")
  func fitting() {
    let panel = stand.add("panel")
    let inner = stand.add("inner", to: panel, content: CGSize(width: 70, height: 30))
    NSLayoutConstraint.activate([
      inner.leftAnchor.constraint(equalTo: panel.leftAnchor, constant: 10),
      inner.rightAnchor.constraint(equalTo: panel.rightAnchor, constant: -10),
      inner.topAnchor.constraint(equalTo: panel.topAnchor, constant: 5),
      inner.bottomAnchor.constraint(equalTo: panel.bottomAnchor, constant: -5),
    ])
    let compressed = panel.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(compressed == CGSize(width: 90, height: 40))
    inner.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
    let wide = panel.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    #expect(wide == CGSize(width: 200, height: 40))
    #expect(panel.frame == .zero)
    #expect(UIView().systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == .zero)
    let label = UILabel()
    label.text = "Text"
    let size = label.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == label.intrinsicContentSize)
  }

  @Test("Constraints see the alignment rectangle, which may be smaller than the frame")
  func alignment() {
    let badge = BadgedView(content: CGSize(width: 40, height: 40))
    badge.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(badge)
    stand.activate(
      badge.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20),
      badge.topAnchor.constraint(equalTo: root.topAnchor, constant: 20)
    )
    #expect(badge.frame == rect(20, 10, 50, 50))
    #expect(badge.alignmentRect(forFrame: badge.frame) == rect(20, 20, 40, 40))
    #expect(badge.frame(forAlignmentRect: rect(20, 20, 40, 40)) == badge.frame)
  }
}

/// A view with a badge that overlaps its upper right corner.
private final class BadgedView: SizedView {
  override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 10)
  }
}
