import Foundation
import TouchInput
import Testing
import TouchKit
import TouchKitTestSupport
import TouchKitTesting

@MainActor
@Suite("Motion and remote control")
struct MotionTests {
  private func send(_ commands: DeviceCommand..., to stage: Stage) {
    for command in commands {
      stage.application.send(.event(.command(command, timestamp: stage.time)))
    }
  }

  @Test("A shake goes to the first responder and up the chain")
  func shake() {
    let controller = Listener()
    let stage = Stage(root: controller)
    let view = ScriptedView("view", rect(0, 0, 10, 10))
    view.acceptsFirstResponder = true
    stage.rootView.addSubview(view)
    view.becomeFirstResponder()
    stage.clear()
    send(.shakeBegan, .shakeEnded, .shakeBegan, .shakeCancelled, to: stage)
    #expect(
      controller.calls == [
        "began motionShake motion", "ended motionShake motion", "began motionShake motion",
        "cancelled motionShake motion",
      ]
    )
    #expect(stage.transcript.hasPrefix("view.motionBegan [motionShake]\nview.motionEnded"))
  }

  @Test("Commands of a headset go to the controller in front when nobody is first responder")
  func remote() {
    let controller = Listener()
    let stage = Stage(root: controller)
    send(.play, .togglePlayPause, .endSeekingForward, to: stage)
    #expect(
      controller.calls == [
        "remote remoteControlPlay", "remote remoteControlTogglePlayPause",
        "remote remoteControlEndSeekingForward",
      ]
    )
    #expect(UIEvent.EventSubtype.remoteControlEndSeekingForward.rawValue == 109)
  }

  @Test("Without a key window the application itself is told, and its delegate")
  func noWindow() {
    let stage = Stage()
    let delegate = ListeningDelegate()
    stage.application.delegate = delegate
    stage.window.isHidden = true
    send(.shakeBegan, .stop, to: stage)
    #expect(delegate.calls == ["began", "remote"])
  }

  @Test("Every command has its subtype")
  func subtypes() {
    let controller = Listener()
    let stage = Stage(root: controller)
    for command in DeviceCommand.allCases { send(command, to: stage) }
    #expect(controller.calls.count == DeviceCommand.allCases.count)
    #expect(Set(controller.calls).count == DeviceCommand.allCases.count)
  }
}

private final class Listener: UIViewController {
  var calls: [String] = []

  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    note("began", motion, event)
    super.motionBegan(motion, with: event)
  }

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    note("ended", motion, event)
    super.motionEnded(motion, with: event)
  }

  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    note("cancelled", motion, event)
    super.motionCancelled(motion, with: event)
  }

  private func note(_ call: String, _ motion: UIEvent.EventSubtype, _ event: UIEvent?) {
    calls.append("\(call) \(motion) \(event.map { "\($0.type)" } ?? "no event")")
  }

  override func remoteControlReceived(with event: UIEvent?) {
    calls.append("remote \(event?.subtype ?? .none)")
    super.remoteControlReceived(with: event)
  }
}

private final class ListeningDelegate: UIResponder, UIApplicationDelegate {
  var calls: [String] = []

  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    calls.append("began")
  }

  override func remoteControlReceived(with event: UIEvent?) {
    calls.append("remote")
  }
}
