import TouchTrace
import Foundation
import Testing
@testable import TouchKit
import TouchKitTestSupport
import TouchKitTesting

@MainActor
@Suite("Actions along the chain")
struct SendActionTests {
  private let stage = Stage()

  private func button(in parent: UIView) -> UIView {
    let view = named("button", rect(0, 0, 10, 10))
    parent.addSubview(view)
    return view
  }

  @Test("A target gets the action, with as many arguments as its method takes")
  func target() {
    let player = Player()
    let app = stage.application
    let event = UIEvent.sample
    #expect(app.sendAction(Player.play, to: player, from: stage, for: event))
    #expect(app.sendAction(Player.stop, to: player, from: stage.window, for: nil))
    #expect(app.sendAction(Player.seek, to: player, from: stage.window, for: event))
    #expect(player.calls == ["play", "stop UIWindow", "seek true"])
  }

  @Test("Without a target the search starts at the first responder of the key window")
  func firstResponder() {
    let outer = Player(frame: rect(0, 0, 100, 100))
    let field = ScriptedView("field", rect(0, 0, 10, 10))
    field.acceptsFirstResponder = true
    outer.addSubview(field)
    stage.rootView.addSubview(outer)
    let other = Player(frame: rect(0, 0, 10, 10))
    let sender = button(in: other)
    stage.rootView.addSubview(other)
    field.becomeFirstResponder()
    #expect(stage.application.sendAction(Player.play, to: nil, from: sender, for: nil))
    #expect(outer.calls == ["play"] && other.calls == [])
  }

  @Test("Without a first responder it starts at the sender, without a sender at the key window")
  func sender() {
    let player = Player(frame: rect(0, 0, 100, 100))
    let sender = button(in: player)
    stage.rootView.addSubview(player)
    #expect(stage.application.sendAction(Player.play, to: nil, from: sender, for: nil))
    #expect(!stage.application.sendAction(Player.play, to: nil, from: nil, for: nil))
    let delegate = DelegatePlayer()
    stage.application.delegate = delegate
    #expect(stage.application.sendAction(DelegatePlayer.play, to: nil, from: nil, for: nil))
    #expect(stage.application.sendAction(DelegatePlayer.play, to: nil, from: sender, for: nil))
    #expect(player.calls == ["play"] && delegate.calls == 2)
  }

  @Test("A responder that says no for the moment is passed over")
  func refusal() {
    let inner = Player(frame: rect(0, 0, 10, 10))
    let outer = Player(frame: rect(0, 0, 100, 100))
    outer.addSubview(inner)
    let sender = button(in: inner)
    stage.rootView.addSubview(outer)
    inner.isIdle = true
    let play = Selector("play", Player.play)
    #expect(stage.application.sendAction(play, to: nil, from: sender, for: nil))
    #expect(outer.calls == ["play"] && inner.calls == [])
    #expect(sender.target(forAction: play, withSender: nil) as? Player === outer)
    #expect(!inner.canPerformAction(play, withSender: nil))
    #expect(sender.canPerformAction(Player.stop, withSender: nil))
  }

  @Test("canPerformAction asks up the chain; target names who has the method")
  func questions() {
    let player = Player(frame: rect(0, 0, 100, 100))
    let view = button(in: player)
    #expect(view.canPerformAction(Player.play, withSender: nil))
    #expect(view.target(forAction: Player.play, withSender: nil) as? Player === player)
    #expect(player.target(forAction: Player.play, withSender: nil) as? Player === player)
    #expect(!view.canPerformAction(DelegatePlayer.play, withSender: nil))
    #expect(view.target(forAction: DelegatePlayer.play, withSender: nil) == nil)
  }

  @Test("A responder may name another target")
  func redirection() {
    let far = Player()
    let redirector = Redirector(frame: rect(0, 0, 10, 10))
    redirector.goal = far
    let sender = button(in: redirector)
    stage.rootView.addSubview(redirector)
    #expect(stage.application.sendAction(Player.play, to: nil, from: sender, for: nil))
    #expect(far.calls == ["play"])
  }

  @Test("A target without the method is left alone, with a warning")
  func stranger() {
    #expect(!stage.application.sendAction(Player.play, to: UIView(), from: nil, for: nil))
    #expect(stage.transcript(.incidents).contains("which does not have that method"))
    #expect(stage.transcript(.actions) == "nobody sends (Player) -> () to UIView (not handled)")
  }

  @Test("The trace tells who sent what to whom")
  func trace() {
    let player = Player(frame: rect(0, 0, 100, 100))
    player.accessibilityIdentifier = "player"
    let sender = button(in: player)
    stage.rootView.addSubview(player)
    stage.application.sendAction(Player.stop, to: nil, from: sender, for: nil)
    stage.application.sendAction(DelegatePlayer.play, to: nil, from: sender, for: nil)
    #expect(
      stage.transcript(.actions) == """
        button sends (Player) -> (UIView) to player
        button sends (DelegatePlayer) -> () to nobody (not handled)
        """
    )
  }

  @Test("A chain of 10 000 responders is searched without recursion")
  func depth() {
    let player = Player(frame: .zero)
    var top: UIView = UIView()
    let bottom = top
    for _ in 0..<10_000 {
      let view = UIView()
      view.addSubview(top)
      top = view
    }
    player.addSubview(top)
    #expect(bottom.canPerformAction(Player.play, withSender: nil))
    #expect(bottom.target(forAction: Player.play, withSender: nil) as? Player === player)
    #expect(!bottom.canPerformAction(DelegatePlayer.play, withSender: nil))
    top.removeFromSuperview()
  }
}

private final class Player: UIView {
  var calls: [String] = []
  var isIdle = false
  func play() { calls.append("play") }
  func stop(_ sender: UIView) { calls.append("stop \(type(of: sender))") }
  func seek(_ sender: Any?, event: UIEvent?) { calls.append("seek \(event != nil)") }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if isIdle, action == Selector("play", Player.play) { return false }
    return super.canPerformAction(action, withSender: sender)
  }
}

private final class DelegatePlayer: UIResponder, UIApplicationDelegate {
  var calls = 0
  func play() { calls += 1 }
}

private final class Redirector: UIView {
  var goal: Player?
  override func target(forAction action: Selector, withSender sender: Any?) -> Any? { goal }
}

extension UIEvent {
  fileprivate static var sample: UIEvent { UIApplication().router.event }
}
