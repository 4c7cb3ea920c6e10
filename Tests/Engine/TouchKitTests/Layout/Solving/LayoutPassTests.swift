import Foundation
import Geometry
import Testing
import TouchKitTestSupport
import TouchKitTesting

@testable import TouchKit

@Suite("When constraints are solved, and views placed")
@MainActor
struct LayoutPassTests {
  let stand = LayoutStand()
  var root: UIView { stand.root }

  @Test("Subviews are in their place after super.layoutSubviews()")
  func framesInLayout() {
    let panel = ReadingPanel(content: nil)
    panel.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(panel)
    let box = stand.add(to: panel)
    stand.activate(
      panel.leftAnchor.constraint(equalTo: root.leftAnchor),
      panel.topAnchor.constraint(equalTo: root.topAnchor),
      panel.widthAnchor.constraint(equalToConstant: 200),
      panel.heightAnchor.constraint(equalToConstant: 100),
      box.centerXAnchor.constraint(equalTo: panel.centerXAnchor),
      box.widthAnchor.constraint(equalToConstant: 50)
    )
    #expect(panel.seen == rect(75, 0, 50, 0))
  }

  @Test("A constraint changed in layoutSubviews() counts at once")
  func changesInLayout() {
    let panel = NarrowingPanel(content: nil)
    panel.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(panel)
    let box = stand.add(to: panel)
    panel.inner = box.widthAnchor.constraint(equalToConstant: 1)
    stand.activate(
      panel.leftAnchor.constraint(equalTo: root.leftAnchor),
      panel.widthAnchor.constraint(equalToConstant: 200),
      panel.inner,
      box.leftAnchor.constraint(equalTo: panel.leftAnchor)
    )
    #expect(box.frame.width == 100)
  }

  @Test("Views with masks inside are carried along, and others follow those")
  func masksInside() {
    let panel = stand.add("panel")
    let masked = UIView(frame: rect(0, 0, 0, 10))
    masked.autoresizingMask = [.flexibleWidth]
    panel.addSubview(masked)
    let follower = stand.add("follower", to: panel)
    stand.activate(
      panel.leftAnchor.constraint(equalTo: root.leftAnchor),
      panel.rightAnchor.constraint(equalTo: root.rightAnchor),
      panel.topAnchor.constraint(equalTo: root.topAnchor),
      panel.heightAnchor.constraint(equalToConstant: 90),
      follower.topAnchor.constraint(equalTo: masked.bottomAnchor),
      follower.widthAnchor.constraint(equalTo: masked.widthAnchor),
      follower.leftAnchor.constraint(equalTo: panel.leftAnchor)
    )
    #expect(masked.frame == rect(0, 0, 320, 10))
    #expect(follower.frame == rect(0, 10, 320, 0))
    masked.frame.size.height = 30
    root.layoutIfNeeded()
    #expect(follower.frame.minY == 30)
  }

  @Test("A frame set by hand lasts until the next layout")
  func handmadeFrames() {
    let box = stand.add(content: CGSize(width: 10, height: 10))
    stand.activate(
      box.leftAnchor.constraint(equalTo: root.leftAnchor),
      box.topAnchor.constraint(equalTo: root.topAnchor)
    )
    box.frame = rect(100, 100, 10, 10)
    #expect(box.frame.minX == 100)
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(box.frame == rect(0, 0, 10, 10))
  }

  @Test("A turned view keeps its center and bounds where constraints want them")
  func transforms() {
    let box = stand.add(content: CGSize(width: 100, height: 20))
    box.transform = CGAffineTransform(rotationAngle: .pi / 2)
    stand.activate(
      box.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 40)
    )
    #expect(box.center == CGPoint(x: 160, y: 50))
    #expect(box.bounds.size == CGSize(width: 100, height: 20))
    #expect(abs(box.frame.width - 20) < 1e-9)
  }

  @Test("Laying out a view inside lays out what decides where it is")
  func layoutFromInside() {
    let panel = stand.add("panel")
    let box = stand.add(to: panel)
    NSLayoutConstraint.activate([
      panel.widthAnchor.constraint(equalToConstant: 60),
      box.widthAnchor.constraint(equalTo: panel.widthAnchor),
    ])
    box.layoutIfNeeded()
    #expect(panel.frame.width == 60)
    #expect(box.frame.width == 60)
  }

  @Test("The views of a window are placed before an event is delivered")
  func hitTesting() {
    let stage = Stage(size: CGSize(width: 320, height: 480))
    let button = UIButton(type: .system)
    button.translatesAutoresizingMaskIntoConstraints = false
    stage.rootView.addSubview(button)
    let bottom = button.bottomAnchor.constraint(
      equalTo: stage.rootView.safeAreaLayoutGuide.bottomAnchor,
      constant: -20
    )
    NSLayoutConstraint.activate([
      button.centerXAnchor.constraint(equalTo: stage.rootView.centerXAnchor), bottom,
      button.widthAnchor.constraint(equalToConstant: 100),
      button.heightAnchor.constraint(equalToConstant: 44),
    ])
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    stage.finger.tap(CGPoint(x: 160, y: 420))
    #expect(taps == 1)
    bottom.constant = -200
    stage.finger.tap(CGPoint(x: 160, y: 420))
    #expect(taps == 1)
    stage.finger.tap(CGPoint(x: 160, y: 250))
    #expect(taps == 2)
  }

  @Test("Constraints follow a window that changes its size")
  func resizing() {
    let stage = Stage(size: CGSize(width: 320, height: 480))
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    stage.rootView.addSubview(box)
    NSLayoutConstraint.activate([
      box.trailingAnchor.constraint(equalTo: stage.rootView.trailingAnchor),
      box.bottomAnchor.constraint(equalTo: stage.rootView.bottomAnchor),
      box.widthAnchor.constraint(equalTo: stage.rootView.widthAnchor, multiplier: 0.5),
      box.heightAnchor.constraint(equalToConstant: 10),
    ])
    stage.application.layoutIfNeeded()
    #expect(box.frame == rect(160, 470, 160, 10))
    stage.window.frame = rect(0, 0, 480, 320)
    stage.application.layoutIfNeeded()
    #expect(box.frame == rect(240, 310, 240, 10))
  }

  @Test("A changed constant is animated by laying out in the block")
  func animation() {
    let stage = Stage(size: CGSize(width: 320, height: 480))
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    stage.rootView.addSubview(box)
    let left = box.leftAnchor.constraint(equalTo: stage.rootView.leftAnchor)
    NSLayoutConstraint.activate([
      left, box.topAnchor.constraint(equalTo: stage.rootView.topAnchor),
      box.widthAnchor.constraint(equalToConstant: 20),
      box.heightAnchor.constraint(equalToConstant: 20),
    ])
    stage.application.layoutIfNeeded()
    left.constant = 200
    UIView.animate(
      withDuration: 1,
      delay: 0,
      options: .curveLinear,
      animations: { stage.rootView.layoutIfNeeded() }
    )
    stage.advance(by: 0.5)
    #expect(box.frame.minX == 200)
    stage.application.animations.showLooks()
    #expect(abs(box.shownGeometry.corner.x - 100) < 1)
    stage.advance(by: 0.6)
    #expect(box.animations == nil)
  }

  @Test("Layout that changes constraints without end ends for now")
  func feedback() {
    let panel = RestlessPanel(content: nil)
    panel.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(panel)
    panel.width = panel.widthAnchor.constraint(equalToConstant: 1)
    stand.activate(panel.width, panel.leftAnchor.constraint(equalTo: root.leftAnchor))
    #expect(panel.frame.width > 1)
  }

  @Test("updateConstraints() is called once before layout, subviews first, and when asked for")
  func updating() {
    let panel = UpdatingPanel(content: nil)
    panel.accessibilityIdentifier = "panel"
    let inner = UpdatingPanel(content: nil)
    inner.accessibilityIdentifier = "inner"
    var calls: [String] = []
    panel.onUpdate = { calls.append("panel") }
    inner.onUpdate = { calls.append("inner") }
    panel.addSubview(inner)
    root.addSubview(panel)
    #expect(panel.needsUpdateConstraints())
    root.layoutIfNeeded()
    #expect(calls == ["inner", "panel"])
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(calls.count == 2)
    panel.setNeedsUpdateConstraints()
    root.layoutIfNeeded()
    #expect(calls == ["inner", "panel", "panel"])
    #expect(!panel.needsUpdateConstraints())
  }

  @Test("A controller changes the constraints of its view")
  func controllers() {
    let controller = UpdatingController()
    let stage = Stage(size: CGSize(width: 320, height: 480), root: controller)
    stage.application.layoutIfNeeded()
    #expect(controller.updates == 1)
    #expect(controller.box.frame == rect(10, 20, 30, 40))
  }
}

private final class ReadingPanel: SizedView {
  var seen = CGRect.zero
  override func layoutSubviews() {
    super.layoutSubviews()
    seen = subviews.first?.frame ?? .zero
  }
}

private final class NarrowingPanel: SizedView {
  var inner = NSLayoutConstraint()
  override func layoutSubviews() {
    inner.constant = bounds.width / 2
    super.layoutSubviews()
  }
}

private final class RestlessPanel: SizedView {
  var width = NSLayoutConstraint()
  override func layoutSubviews() {
    super.layoutSubviews()
    width.constant += 1
  }
}

private final class UpdatingPanel: SizedView {
  var onUpdate: () -> Void = {}
  override class var requiresConstraintBasedLayout: Bool { true }
  override func updateConstraints() {
    onUpdate()
    super.updateConstraints()
  }
}

private final class UpdatingController: UIViewController {
  let box = UIView()
  var updates = 0

  override func viewDidLoad() {
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    view.setNeedsUpdateConstraints()
  }

  override func updateViewConstraints() {
    updates += 1
    NSLayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 10),
      box.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
      box.widthAnchor.constraint(equalToConstant: 30),
      box.heightAnchor.constraint(equalToConstant: 40),
    ])
    super.updateViewConstraints()
  }
}
