import Foundation
import Geometry
import Testing
import TouchKitTestSupport
import TouchKitTesting
@testable import TouchKit

@MainActor
@Suite("Buttons")
struct ButtonTests {
  let stage = Stage()
  let button = UIButton(frame: rect(100, 100, 200, 60))

  init() { stage.rootView.addSubview(button) }

  @Test("What is set for the normal state is shown in every state that has nothing of its own")
  func states() {
    button.setTitle("Go", for: .normal)
    button.setTitle("Going", for: .highlighted)
    button.setTitleColor(.red, for: .selected)
    #expect(button.currentTitle == "Go" && button.currentTitleColor == .white)
    button.isHighlighted = true
    #expect(button.currentTitle == "Going" && button.titleLabel?.text == "Going")
    button.isHighlighted = false
    button.isSelected = true
    #expect(button.currentTitle == "Go" && button.currentTitleColor == .red)
    #expect(button.titleLabel?.text == "Go" && button.titleLabel?.textColor == .red)
    #expect(button.title(for: .selected) == nil && button.title(for: .normal) == "Go")
    button.setTitle(nil, for: .normal)
    #expect(button.currentTitle == nil)
  }

  @Test("A finger highlights: the title of that state is shown while it presses")
  func press() {
    button.setTitle("Go", for: .normal)
    button.setTitle("Going", for: .highlighted)
    let finger = stage.makeFinger()
    finger.down(150, 120)
    #expect(button.titleLabel?.text == "Going")
    finger.move(150, 400)
    #expect(button.titleLabel?.text == "Go")
    finger.up()
  }

  @Test("A lift inside sends the primary action with touchUpInside, once to each handler")
  func primaryAction() {
    var calls: [String] = []
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Do it") { calls.append("primary \($0.title)") }
    )
    button.frame = rect(100, 200, 100, 40)
    stage.rootView.addSubview(button)
    button.addAction(UIAction { _ in calls.append("up") }, for: .touchUpInside)
    button.addAction(
      UIAction { _ in calls.append("both") },
      for: [.touchUpInside, .primaryActionTriggered]
    )
    stage.tap(button)
    #expect(calls == ["primary Do it", "up", "both"])
    #expect(button.currentTitle == "Do it")
    stage.drag(from: CGPoint(x: 150, y: 220), by: CGVector(dx: 0, dy: 300))
    #expect(calls.count == 3)
  }

  @Test("The selection changes with the primary action where that was asked for")
  func selection() {
    stage.tap(button)
    #expect(!button.isSelected)
    button.changesSelectionAsPrimaryAction = true
    var seen: [Bool] = []
    button.addAction(
      UIAction { seen.append(($0.sender as? UIButton)?.isSelected ?? false) },
      for: .primaryActionTriggered
    )
    stage.tap(button)
    stage.tap(button)
    #expect(seen == [true, false])
  }

  @Test("Types and their defaults")
  func types() {
    #expect(UIButton().buttonType == .custom)
    #expect(UIButton(type: .roundedRect).buttonType == .system)
    let system = UIButton(type: .system)
    system.setTitle("T", for: .normal)
    #expect(system.currentTitleColor == system.tintColor)
    system.tintColor = .red
    #expect(system.titleLabel?.textColor == .red)
    let add = UIButton(type: .contactAdd)
    #expect(add.bounds.size == CGSize(width: 22, height: 22) && add.currentImage != nil)
  }

  @Test("Title and image take no touches of their own")
  func hitTest() {
    button.setTitle("Go", for: .normal)
    button.setImage(square(20), for: .normal)
    stage.application.layoutIfNeeded()
    stage.tap(CGPoint(x: 200, y: 130))
    #expect(stage.transcript.contains("UIButton.began"))
  }

  @Test("Rect methods can be overridden, and their answers are where things are")
  func overriddenRects() {
    let button = TopTitleButton(frame: rect(0, 0, 100, 100))
    button.setTitle("T", for: .normal)
    button.setImage(square(20), for: .normal)
    stage.rootView.addSubview(button)
    stage.application.layoutIfNeeded()
    #expect(button.titleLabel?.frame == rect(0, 0, 100, 20))
    #expect(button.imageView?.frame == rect(40, 40, 20, 20))
  }

  private func square(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { $0.fill(.zero) }
  }
}

@MainActor
@Suite("The layout of a button")
struct ButtonLayoutTests {
  private let layout = ButtonLayout(
    content: rect(0, 0, 200, 60),
    imageSize: CGSize(width: 20, height: 20),
    titleSize: CGSize(width: 80, height: 24)
  )

  @Test("Image and title stand side by side in the middle")
  func center() {
    #expect(layout.imageRect == rect(50, 20, 20, 20))
    #expect(layout.titleRect == rect(70, 18, 80, 24))
  }

  @Test("They go to an edge together, or fill")
  func alignment() {
    var layout = layout
    layout.horizontal = .left
    layout.vertical = .top
    #expect(layout.imageRect == rect(0, 0, 20, 20) && layout.titleRect == rect(20, 6, 80, 24))
    layout.horizontal = .right
    layout.vertical = .bottom
    #expect(layout.imageRect == rect(100, 40, 20, 20) && layout.titleRect == rect(120, 30, 80, 24))
    layout.horizontal = .fill
    layout.vertical = .fill
    #expect(layout.imageRect == rect(0, 0, 120, 60) && layout.titleRect == rect(20, 0, 180, 60))
  }

  @Test("A button without any content measures 30 × 34")
  func empty() {
    #expect(UIButton().intrinsicContentSize == CGSize(width: 30, height: 34))
    let button = UIButton()
    button.sizeToFit()
    #expect(button.bounds.size == CGSize(width: 30, height: 34))
  }

  @Test("A title at the top or bottom keeps the room above and below", arguments: [true, false])
  func titleRoom(isTop: Bool) throws {
    let button = UIButton()
    button.setTitle("Title", for: .normal)
    button.contentVerticalAlignment = isTop ? .top : .bottom
    button.sizeToFit()
    button.layoutIfNeeded()
    let title = try #require(button.titleLabel).frame
    #expect(title.minY == 6 && button.bounds.height - title.maxY == 6)
  }

  @Test("Insets move one of them by half of their difference in the middle")
  func insets() {
    var layout = layout
    layout.titleInsets.left = 10
    #expect(layout.titleRect.minX == 75 && layout.imageRect.minX == 50)
    layout.imageInsets = UIEdgeInsets(top: 0, left: -20, bottom: 0, right: 20)
    #expect(layout.imageRect.minX == 30)
  }

  @Test("A title gives way to the image, and neither leaves its place")
  func narrow() {
    var layout = layout
    layout.content = rect(0, 0, 60, 20)
    #expect(layout.imageRect == rect(0, 0, 20, 20) && layout.titleRect == rect(20, 0, 40, 20))
    layout.content = rect(0, 0, 10, 0)
    #expect(layout.imageRect.width == 10 && layout.titleRect.width == 0)
  }
}

private final class TopTitleButton: UIButton {
  override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    CGRect(x: 0, y: 0, width: contentRect.width, height: 20)
  }

  override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    CGRect(x: 40, y: 40, width: 20, height: 20)
  }
}
