import Foundation
import TouchInput

/// A shake, or a command of a headset or another accessory.
final class DeviceEvent: UIEvent {
  private let command: DeviceCommand

  init(_ command: DeviceCommand, application: UIApplication) {
    self.command = command
    super.init()
    self.application = application
    content.timestamp = application.currentTime
    content.modifierFlags = application.keys.modifierFlags
  }

  override var type: EventType { call.isMotion ? .motion : .remoteControl }

  override var subtype: EventSubtype { EventSubtype(command) }

  override var allTouches: Set<UITouch>? { nil }

  nonisolated override var description: String {
    MainActorWork.reply {
      "<\(DescriptionText.className(of: self)): \(DescriptionText.address(of: self))> "
        + "timestamp: \(String(format: "%g", timestamp)) subtype: \(subtype)"
    }
  }

  /// The responder method that delivers the event.
  var call: ChainCall {
    switch command {
    case .shakeBegan: .motion(.began, subtype, self)
    case .shakeEnded: .motion(.ended, subtype, self)
    case .shakeCancelled: .motion(.cancelled, subtype, self)
    default: .remoteControl(self)
    }
  }
}

extension ChainCall {
  fileprivate var isMotion: Bool {
    if case .motion = self { true } else { false }
  }
}

extension UIEvent.EventSubtype {
  /// Creates the subtype of a command's event.
  fileprivate init(_ command: DeviceCommand) {
    switch command {
    case .shakeBegan, .shakeEnded, .shakeCancelled: self = .motionShake
    case .play: self = .remoteControlPlay
    case .pause: self = .remoteControlPause
    case .stop: self = .remoteControlStop
    case .togglePlayPause: self = .remoteControlTogglePlayPause
    case .nextTrack: self = .remoteControlNextTrack
    case .previousTrack: self = .remoteControlPreviousTrack
    case .beginSeekingBackward: self = .remoteControlBeginSeekingBackward
    case .endSeekingBackward: self = .remoteControlEndSeekingBackward
    case .beginSeekingForward: self = .remoteControlBeginSeekingForward
    case .endSeekingForward: self = .remoteControlEndSeekingForward
    }
  }
}
