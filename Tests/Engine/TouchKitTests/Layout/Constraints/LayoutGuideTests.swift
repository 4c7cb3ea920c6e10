import Foundation
import Testing
import TouchKitTestSupport
import TouchKitTesting

@testable import TouchKit

@Suite("Layout guides")
@MainActor
struct LayoutGuideTests {
  let stand = LayoutStand()
  var root: UIView { stand.root }

  @Test("A guide is placed like a view and places others")
  func guides() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let box = stand.add(content: CGSize(width: 20, height: 20))
    stand.activate(
      guide.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 40),
      guide.rightAnchor.constraint(equalTo: root.rightAnchor),
      guide.topAnchor.constraint(equalTo: root.topAnchor),
      guide.heightAnchor.constraint(equalToConstant: 100),
      box.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      box.centerYAnchor.constraint(equalTo: guide.centerYAnchor)
    )
    #expect(guide.layoutFrame == rect(40, 0, 280, 100))
    #expect(box.frame == rect(170, 40, 20, 20))
    #expect(root.layoutGuides == [guide])
    root.removeLayoutGuide(guide)
    #expect(root.layoutGuides.isEmpty && guide.owningView == nil)
    #expect(root.constraints.isEmpty)
  }

  @Test("Margins, by guide and by attribute")
  func margins() {
    root.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 30)
    let box = stand.add()
    let margins = root.layoutMarginsGuide
    stand.activate(
      box.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      box.topAnchor.constraint(equalTo: margins.topAnchor),
      NSLayoutConstraint(
        item: box,
        attribute: .trailing,
        relatedBy: .equal,
        toItem: root,
        attribute: .trailingMargin,
        multiplier: 1,
        constant: 0
      ),
      NSLayoutConstraint(
        item: box,
        attribute: .bottom,
        relatedBy: .equal,
        toItem: root,
        attribute: .bottomMargin,
        multiplier: 1,
        constant: 0
      )
    )
    #expect(box.frame == rect(20, 1, 270, 476))
    #expect(margins.layoutFrame == box.frame)
    root.layoutMargins = .zero
    root.layoutIfNeeded()
    #expect(box.frame == root.bounds)
  }

  @Test("The readable guide is not wider than 672 points, and in the middle")
  func readable() {
    let stand = LayoutStand(width: 1000)
    let box = stand.add()
    let readable = stand.root.readableContentGuide
    stand.activate(
      box.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
      box.topAnchor.constraint(equalTo: readable.topAnchor),
      box.bottomAnchor.constraint(equalTo: readable.bottomAnchor)
    )
    #expect(box.frame == rect(164, 8, 672, 464))
    #expect(readable.layoutFrame == box.frame)
    stand.root.frame.size.width = 320
    stand.root.layoutIfNeeded()
    #expect(box.frame == rect(8, 8, 304, 464))
  }

  @Test("The safe area is the whole view where nothing covers it")
  func safeArea() {
    let box = stand.add()
    let safe = root.safeAreaLayoutGuide
    stand.activate(
      box.topAnchor.constraint(equalTo: safe.topAnchor),
      box.leftAnchor.constraint(equalTo: safe.leftAnchor),
      box.widthAnchor.constraint(equalTo: safe.widthAnchor),
      box.heightAnchor.constraint(equalTo: safe.heightAnchor)
    )
    #expect(box.frame == root.bounds)
    #expect(safe.layoutFrame == root.bounds)
    #expect(root.safeAreaLayoutGuide === safe)
    #expect(safe.owningView === root)
    #expect(root.layoutGuides.isEmpty)
  }

  @Test("What covers a controller's view keeps guides away, and is a margin")
  func covered() {
    let controller = UIViewController()
    let stage = Stage(size: CGSize(width: 400, height: 480), root: controller)
    let view = stage.rootView
    let (box, low) = (UIView(), UIView())
    for box in [box, low] {
      box.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(box)
    }
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      box.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      box.heightAnchor.constraint(equalToConstant: 10),
      low.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
      low.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
    ])
    stage.application.layoutIfNeeded()
    #expect(box.frame == rect(16, 0, 368, 10))
    #expect(low.frame == rect(0, 0, 0, 480))
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 4)
    stage.application.layoutIfNeeded()
    #expect(box.frame == rect(16, 50, 364, 10))
    #expect(low.frame == rect(0, 50, 0, 400))
    #expect(controller.topLayoutGuide.length == 50)
    view.insetsLayoutMarginsFromSafeArea = false
    stage.application.layoutIfNeeded()
    #expect(box.frame == rect(16, 50, 368, 10))
  }

  @Test("Margins reach as far as the superview's where that is asked for")
  func preservedMargins() {
    root.layoutMargins = UIEdgeInsets(top: 30, left: 40, bottom: 0, right: 0)
    let inner = UIView(frame: rect(10, 0, 310, 480))
    root.addSubview(inner)
    #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    inner.preservesSuperviewLayoutMargins = true
    #expect(inner.layoutMargins == UIEdgeInsets(top: 30, left: 30, bottom: 8, right: 8))
  }

  @Test("The content guide of a scroll view makes its content size; the frame guide stays in sight")
  func scrollGuides() {
    let (scroller, content) = scrollView()
    let header = stand.add("header", to: scroller)
    stand.activate(
      content.leftAnchor.constraint(equalTo: scroller.contentLayoutGuide.leftAnchor),
      content.rightAnchor.constraint(equalTo: scroller.contentLayoutGuide.rightAnchor),
      content.topAnchor.constraint(equalTo: scroller.contentLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroller.contentLayoutGuide.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scroller.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 1500),
      header.topAnchor.constraint(equalTo: scroller.frameLayoutGuide.topAnchor, constant: 4),
      header.leftAnchor.constraint(equalTo: scroller.leftAnchor),
      header.heightAnchor.constraint(equalToConstant: 30)
    )
    #expect(scroller.contentSize == CGSize(width: 320, height: 1500))
    #expect(header.frame.minY == 4)
    scroller.contentOffset.y = 200
    root.layoutIfNeeded()
    #expect(content.frame == rect(0, 0, 320, 1500))
    #expect(header.frame.minY == 204)
  }

  @Test("Edges of a scroll view are those of its content; its size is that of its frame")
  func scrollEdges() {
    let (scroller, content) = scrollView()
    stand.activate(
      content.leadingAnchor.constraint(equalTo: scroller.leadingAnchor, constant: 10),
      content.trailingAnchor.constraint(equalTo: scroller.trailingAnchor, constant: -10),
      content.topAnchor.constraint(equalTo: scroller.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroller.bottomAnchor, constant: -50),
      content.widthAnchor.constraint(equalTo: scroller.widthAnchor, constant: -20),
      content.heightAnchor.constraint(equalTo: scroller.heightAnchor, multiplier: 3)
    )
    #expect(content.frame == rect(10, 0, 300, 1440))
    #expect(scroller.contentSize == CGSize(width: 320, height: 1490))
  }

  private func scrollView() -> (UIScrollView, UIView) {
    let scroller = UIScrollView()
    scroller.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(scroller)
    let content = stand.add("content", to: scroller)
    NSLayoutConstraint.activate([
      scroller.leftAnchor.constraint(equalTo: root.leftAnchor),
      scroller.rightAnchor.constraint(equalTo: root.rightAnchor),
      scroller.topAnchor.constraint(equalTo: root.topAnchor),
      scroller.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    return (scroller, content)
  }
}
