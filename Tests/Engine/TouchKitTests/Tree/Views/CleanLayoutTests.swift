import Foundation
import Geometry
import Testing
import TouchKit
import TouchKitTestSupport
import TouchKitTesting

@MainActor
@Suite("Layout leaves views clean")
struct CleanLayoutTests {
  private let stage = Stage()
  private let ground = Counting(frame: rect(0, 0, 200, 200))

  init() {
    stage.rootView.addSubview(ground)
    stage.application.layoutIfNeeded()
  }

  /// Returns the number of layouts of the view in the next frames.
  private func rounds(_ change: () -> Void) -> Int {
    ground.count = 0
    change()
    for _ in 0..<3 { stage.application.layoutIfNeeded() }
    return ground.count
  }

  @Test("What layoutSubviews does to its own subviews does not have it called again")
  func clean() {
    let (label, image) = (UILabel(frame: rect(0, 0, 50, 20)), UIImageView())
    ground.addSubview(label)
    ground.addSubview(image)
    ground.work = { view in
      label.text = "\(view.count)"
      label.sizeToFit()
      image.frame = rect(0, 30, CGFloat(view.count), 10)
      view.layer.addSublayer(CALayer())
      view.setNeedsLayout()
    }
    #expect(rounds { ground.setNeedsLayout() } == 1)
  }

  @Test("A view that makes its subviews anew when it is laid out keeps a touch that is under way")
  func keepsTouch() {
    ground.work = { view in
      view.subviews.forEach { $0.removeFromSuperview() }
      view.addSubview(named("leaf", rect(0, 0, 100, 100)))
    }
    ground.setNeedsLayout()
    stage.finger.drag(from: CGPoint(x: 20, y: 20), by: CGVector(dx: 30, dy: 0))
    #expect(stage.transcript.hasSuffix("leaf.ended [f1]") && !stage.transcript.contains("cancel"))
  }

  @Test("Controllers' hooks belong to it")
  func controller() {
    let controller = HookController()
    let stage = Stage(root: controller)
    stage.application.layoutIfNeeded()
    controller.count = 0
    controller.view.setNeedsLayout()
    for _ in 0..<3 { stage.application.layoutIfNeeded() }
    #expect(controller.count == 1)
  }

  @Test("A subview of another size has its superview laid out once")
  func size() {
    let child = UIView(frame: rect(0, 0, 50, 50))
    ground.addSubview(child)
    stage.application.layoutIfNeeded()
    #expect(rounds { child.frame.size.width = 60 } == 1)
    #expect(rounds { child.bounds.size.width = 70 } == 1)
    #expect(rounds { child.layer.bounds.size.width = 80 } == 1)
    #expect(rounds { child.center.x += 10 } == 0)
    #expect(rounds { child.transform = CGAffineTransform(scaleX: 2, y: 2) } == 0)
    #expect(rounds { child.frame = child.frame } == 0)
  }

  @Test("Another origin of its bounds has the view itself laid out")
  func origin() {
    #expect(rounds { ground.bounds.origin.y = 10 } == 1)
    #expect(rounds { ground.bounds.origin.y = 10 } == 0)
    let child = Counting(frame: rect(0, 0, 50, 50))
    ground.addSubview(child)
    stage.application.layoutIfNeeded()
    #expect(rounds { child.bounds.origin.y = 5 } == 0)
  }

  @Test("Content without constraints, or the same content, lays nothing out")
  func content() {
    let (label, picture) = (UILabel(), UIImageView())
    ground.addSubview(label)
    ground.addSubview(picture)
    stage.application.layoutIfNeeded()
    #expect(rounds { label.text = "A" } == 0)
    #expect(rounds { picture.image = UIImage() } == 0)
    label.translatesAutoresizingMaskIntoConstraints = false
    label.topAnchor.constraint(equalTo: ground.topAnchor).isActive = true
    stage.application.layoutIfNeeded()
    #expect(rounds { label.text = "A" } == 0)
    #expect(rounds { label.text = "Longer" } > 0)
  }

  @Test("Constraints that it changes place subviews in the same pass", arguments: [true, false])
  func changedConstraint(asksAtOnce: Bool) {
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    ground.addSubview(child)
    let width = child.widthAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([
      width, child.heightAnchor.constraint(equalToConstant: 10),
      child.leadingAnchor.constraint(equalTo: ground.leadingAnchor),
      child.topAnchor.constraint(equalTo: ground.topAnchor),
    ])
    ground.work = { _ in
      width.constant = 90
      if asksAtOnce { child.layoutIfNeeded() }
    }
    ground.setNeedsLayout()
    stage.application.layoutIfNeeded()
    #expect(child.frame == rect(0, 0, 90, 10))
    #expect(rounds {} == 0)
  }
}

private final class Counting: UIView {
  var count = 0
  var work: (Counting) -> Void = { _ in }

  override func layoutSubviews() {
    super.layoutSubviews()
    count += 1
    work(self)
  }
}

private final class HookController: UIViewController {
  var count = 0
  private let child = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(child)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    count += 1
    child.frame = rect(0, 0, CGFloat(count), 10)
  }
}
