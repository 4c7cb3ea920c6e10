import Foundation
import TouchInput
import Testing
import TouchKit
import TouchKitTesting

@MainActor
@Suite("The order of work in a frame")
struct FramePassesTests {
  /// The lines in the order of writing, for closures that outlive a test's view.
  private final class CallLog {
    var lines: [String] = []
  }

  /// A view that logs its layout, its calls and its drawing.
  private final class PassView: UIView {
    let log = CallLog()
    var onBegan: (() -> Void)?

    func acted(_ recognizer: UIGestureRecognizer) { log.lines.append("action") }

    override func layoutSubviews() {
      super.layoutSubviews()
      log.lines.append("layout")
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.lines.append("began")
      onBegan?()
      onBegan = nil
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.lines.append("moved")
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.lines.append("cancelled")
    }

    override func draw(_ rect: CGRect) { log.lines.append("draw") }
  }

  private let stage = Stage(size: CGSize(width: 320, height: 240))
  private let card = PassView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))

  init() {
    stage.rootView.addSubview(card)
    stage.application.layoutIfNeeded()
    _ = stage.application.picture()
    card.log.lines = []
  }

  private func contact(_ finger: Int64, _ phase: ContactSample.Phase, x: CGFloat) -> InputBatch {
    let sample = ContactSample(
      id: ContactID(device: 1, finger: finger),
      phase: phase,
      location: CGPoint(x: x, y: 60),
      timestamp: stage.time
    )
    return .contacts([ContactChange(sample: sample)])
  }

  @Test("A touch meets layout, recognizers, their actions and views, in this order")
  func touch() {
    let recognizer = ScriptedRecognizer(target: card, action: PassView.acted)
    recognizer.cancelsTouchesInView = false
    recognizer.onBegan = { [log = card.log] in
      log.lines.append("recognizer")
      $0.state = .ended
    }
    card.addGestureRecognizer(recognizer)
    card.setNeedsLayout()
    card.setNeedsDisplay()
    stage.application.send(contact(1, .began, x: 60))
    #expect(card.log.lines == ["layout", "recognizer", "action", "began"])
    _ = stage.application.picture()
    #expect(card.log.lines.last == "draw")
  }

  @Test("What callbacks cause comes after the event: transactions, lost views, then more input")
  func consequences() {
    let other = PassView(frame: CGRect(x: 140, y: 20, width: 100, height: 100))
    stage.rootView.addSubview(other)
    let log = card.log
    card.onBegan = { [self] in
      stage.application.send(contact(2, .began, x: 180))
      CATransaction.setCompletionBlock { log.lines.append("transaction") }
      card.removeFromSuperview()
      log.lines.append("returns")
    }
    other.onBegan = { log.lines.append("more input") }
    stage.application.send(contact(1, .began, x: 60))
    #expect(log.lines == ["began", "returns", "transaction", "cancelled", "more input"])
  }

  @Test("What is due before input comes first, at its own time")
  func timers() {
    let log = card.log
    let application = stage.application
    let press = UILongPressGestureRecognizer(target: card, action: PassView.acted)
    card.addGestureRecognizer(press)
    application.send(contact(1, .began, x: 60))
    stage.advance(by: 0.4)
    card.log.lines = []
    application.send(
      .contacts([
        ContactChange(
          sample: ContactSample(
            id: ContactID(device: 1, finger: 1),
            phase: .moved,
            location: CGPoint(x: 62, y: 60),
            timestamp: 0.8
          )
        )
      ])
    )
    #expect(log.lines == ["action", "cancelled", "action"])
    #expect(application.currentTime == 0.8)
  }
}
