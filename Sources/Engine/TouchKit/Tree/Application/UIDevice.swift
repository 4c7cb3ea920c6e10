public import Foundation

/// The device that runs the program: a desktop that acts as a phone (Apple: UIDevice).
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The device.
  public static let current = UIDevice()

  /// The name of the device, for display.
  open var name: String { ProcessInfo.processInfo.hostName }

  /// The model of the device.
  open var model: String { "iPhone" }

  /// The model of the device in the user's language.
  open var localizedModel: String { model }

  /// The name of the operating system, Linux.
  open var systemName: String { "Linux" }

  /// The version of UIKit whose behaviour this engine follows (our choice).
  open var systemVersion: String { "18.0" }

  /// The interface idiom for layouts; phone.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }

  /// Posted by a device that is rotated; never posted on a desktop.
  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification"
  )

  private var orientationAskers = 0

  /// Whether a client requested orientation notifications.
  open var isGeneratingDeviceOrientationNotifications: Bool { orientationAskers > 0 }

  /// Requests orientation notifications until the matching call ends them.
  open func beginGeneratingDeviceOrientationNotifications() { orientationAskers += 1 }

  /// Ends the effect of one request for orientation notifications.
  open func endGeneratingDeviceOrientationNotifications() {
    orientationAskers = max(0, orientationAskers - 1)
  }

  /// The orientation of the device; always portrait, because a desktop is not held.
  open var orientation: UIDeviceOrientation { .portrait }

  /// Plays a key click; here it is only written to the log.
  open func playInputClick() { UIApplication.shared.perform(.inputClick) }

  /// Whether multitasking is supported; always true.
  open var isMultitaskingSupported: Bool { true }

  nonisolated deinit {}
}

/// The orientation of a device (Apple: UIDeviceOrientation).
nonisolated public enum UIDeviceOrientation: Int, Sendable {
  /// The orientation is unknown.
  case unknown = 0
  /// The device is upright.
  case portrait = 1
  /// The device is upside down.
  case portraitUpsideDown = 2
  /// The device is on its side, with its top to the left.
  case landscapeLeft = 3
  /// The device is on its side, with its top to the right.
  case landscapeRight = 4
  /// The device lies flat, with its screen up.
  case faceUp = 5
  /// The device lies flat, with its screen down.
  case faceDown = 6

  /// Whether the device is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether the device is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Whether the device lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }

  /// Whether an interface can have this orientation.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
