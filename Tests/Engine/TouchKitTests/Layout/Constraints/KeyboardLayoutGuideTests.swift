import Foundation
import Testing
import TouchKit
import TouchKitTestSupport
import TouchKitTesting

@MainActor
@Suite("The guide above the input views", .serialized)
struct KeyboardLayoutGuideTests {
  private final class Typist: UIView {
    let pad = UIView(frame: rect(0, 0, 10, 200))
    override var canBecomeFirstResponder: Bool { true }
    override var inputView: UIView? { pad }
  }

  private let stage: Stage
  private let controller = UIViewController()
  private let typist = Typist(frame: rect(0, 0, 50, 50))
  private let bar = UIView()

  init() {
    stage = Stage(size: CGSize(width: 400, height: 800), root: controller)
    controller.additionalSafeAreaInsets.bottom = 30
    let view: UIView = controller.view
    view.addSubview(typist)
    view.addSubview(bar)
    bar.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: view.keyboardLayoutGuide.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.keyboardLayoutGuide.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      bar.heightAnchor.constraint(equalToConstant: 40),
    ])
  }

  private var place: CGRect {
    stage.application.layoutIfNeeded()
    return bar.frame
  }

  @Test("It stands on the safe area, on the input views while there are any, and goes back")
  func following() {
    let guide: UIKeyboardLayoutGuide = controller.view.keyboardLayoutGuide
    #expect(guide === controller.view.keyboardLayoutGuide)
    #expect(place == rect(0, 730, 400, 40))
    #expect(guide.layoutFrame == rect(0, 770, 400, 30))
    typist.becomeFirstResponder()
    #expect(place == rect(0, 560, 400, 40))
    #expect(guide.layoutFrame == rect(0, 600, 400, 200))
    typist.resignFirstResponder()
    #expect(place == rect(0, 730, 400, 40))
  }

  @Test("Without the safe area it ends at the edge of the view")
  func withoutSafeArea() {
    let guide = controller.view.keyboardLayoutGuide
    #expect(guide.usesBottomSafeArea)
    #expect(place.maxY == 770)
    guide.usesBottomSafeArea = false
    #expect(place.maxY == 800)
    typist.becomeFirstResponder()
    #expect(place.maxY == 600)
  }

  @Test("Of a smaller view it is as high as what is covered of that view")
  func smallerViews() {
    typist.becomeFirstResponder()
    let box = UIView(frame: rect(100, 500, 100, 150))
    #expect(box.keyboardLayoutGuide.layoutFrame == rect(0, 150, 100, 0))
    controller.view.addSubview(box)
    #expect(box.keyboardLayoutGuide.layoutFrame == rect(0, 100, 100, 50))
    box.frame.origin.y = 100
    #expect(box.keyboardLayoutGuide.layoutFrame == rect(0, 150, 100, 0))
  }

  @Test("Views that come while the input views are there, or move, stand on them too")
  func comingLater() {
    typist.becomeFirstResponder()
    let box = UIView(frame: rect(100, 500, 100, 150))
    let line = UIView()
    line.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(line)
    let guide = box.keyboardLayoutGuide
    NSLayoutConstraint.activate([
      line.topAnchor.constraint(equalTo: box.topAnchor),
      line.bottomAnchor.constraint(equalTo: guide.topAnchor),
      line.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      line.widthAnchor.constraint(equalToConstant: 10),
    ])
    box.layoutIfNeeded()
    #expect(line.frame == rect(0, 0, 10, 150))
    controller.view.addSubview(box)
    stage.application.layoutIfNeeded()
    #expect(line.frame == rect(0, 0, 10, 100))
    box.frame.origin.y = 480
    stage.application.layoutIfNeeded()
    #expect(line.frame == rect(0, 0, 10, 120))
    typist.resignFirstResponder()
    stage.application.layoutIfNeeded()
    #expect(line.frame == rect(0, 0, 10, 150))
  }
}
