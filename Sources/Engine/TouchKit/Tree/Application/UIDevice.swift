public import Foundation

/// The device the program runs on: here a desktop that stands for a phone (Apple: UIDevice).
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The device.
  public static let current = UIDevice()

  /// A name for the user.
  open var name: String { ProcessInfo.processInfo.hostName }

  /// The kind of device, in words.
  open var model: String { "iPhone" }

  /// `model` in the user's language.
  open var localizedModel: String { model }

  /// The name of the operating system that really runs.
  open var systemName: String { "Linux" }

  /// The version of UIKit that this one behaves like (our choice).
  open var systemVersion: String { "18.0" }

  /// The kind of device, for layouts: a phone.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }

  /// Posted by a device that is turned, if clients asked for it; a desktop is not turned.
  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification"
  )

  private var orientationAskers = 0

  /// Whether a client asked for notifications of turning.
  open var isGeneratingDeviceOrientationNotifications: Bool { orientationAskers > 0 }

  /// Asks for notifications of turning, until as many calls of `endGenerating…` take it back.
  open func beginGeneratingDeviceOrientationNotifications() { orientationAskers += 1 }

  /// Takes one call of `beginGenerating…` back.
  open func endGeneratingDeviceOrientationNotifications() {
    orientationAskers = max(0, orientationAskers - 1)
  }

  /// Which way up the device is held: a desktop is not held.
  open var orientation: UIDeviceOrientation { .portrait }

  /// Clicks like a key; a desktop's program makes no sound, and writes it to the log.
  open func playInputClick() { UIApplication.shared.perform(.inputClick) }

  /// Whether animations can be kept going in more than one task; true.
  open var isMultitaskingSupported: Bool { true }

  nonisolated deinit {}
}

/// Which way up a device is held (Apple: UIDeviceOrientation).
nonisolated public enum UIDeviceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// On its head.
  case portraitUpsideDown = 2
  /// On its side, the top to the left.
  case landscapeLeft = 3
  /// On its side, the top to the right.
  case landscapeRight = 4
  /// Flat, with the screen up.
  case faceUp = 5
  /// Flat, with the screen down.
  case faceDown = 6

  /// Whether it is upright or on its head.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether it is on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Whether it lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }

  /// Whether it is a way up for what is shown.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
