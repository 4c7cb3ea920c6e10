public import Foundation

/// The style of a phone's status bar (Apple: UIStatusBarStyle).
nonisolated public enum UIStatusBarStyle: Int, Sendable {
  /// The style that fits the interface style.
  case `default` = 0
  /// Light content for dark backgrounds.
  case lightContent = 1
  /// Dark content for light backgrounds.
  case darkContent = 3
}

/// The orientation of an interface (Apple: UIInterfaceOrientation).
nonisolated public enum UIInterfaceOrientation: Int, Sendable {
  /// The orientation is unknown.
  case unknown = 0
  /// The interface is upright.
  case portrait = 1
  /// The interface is upside down.
  case portraitUpsideDown = 2
  /// The device is on its side, with its top to the right.
  case landscapeLeft = 4
  /// The device is on its side, with its top to the left.
  case landscapeRight = 3

  /// Whether the interface is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether the device is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of orientations (Apple: UIInterfaceOrientationMask).
nonisolated public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright; raw value 2.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upside down; raw value 4.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// The device's top to the left; raw value 8.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// The device's top to the right; raw value 16.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Both landscape orientations.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All four orientations.
  public static let all: UIInterfaceOrientationMask = [
    .portrait, .portraitUpsideDown, .landscape,
  ]
  /// All orientations except upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// The animation of a phone's status bar (Apple: UIStatusBarAnimation).
nonisolated public enum UIStatusBarAnimation: Int, Sendable {
  /// No animation.
  case none = 0
  /// A fade.
  case fade = 1
  /// A slide.
  case slide = 2
}

extension UIApplication {
  /// The orientation of the screen, derived from its shape.
  ///
  /// Deprecated on devices in favour of `UIWindowScene.interfaceOrientation`.
  public final var statusBarOrientation: UIInterfaceOrientation {
    screenSize.width > screenSize.height ? .landscapeRight : .portrait
  }

  /// The frame of the status bar; always zero, because a desktop has none.
  ///
  /// Deprecated on devices in favour of `UIStatusBarManager`.
  public final var statusBarFrame: CGRect { .zero }

  /// The default layout direction of views; left to right.
  public final var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
}

extension UIWindowScene {
  /// The status bar manager.
  public final var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }

  /// The orientation of the scene, derived from the screen's shape.
  public final var interfaceOrientation: UIInterfaceOrientation {
    application?.statusBarOrientation ?? .unknown
  }
}

extension UIWindow {
  /// The screen of the window.
  public final var screen: UIScreen {
    windowScene?.screen ?? application.map(UIScreen.init) ?? .main
  }
}

/// The properties of the status bar, which a desktop does not have (Apple: UIStatusBarManager).
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  /// The frame of the status bar; always zero.
  open var statusBarFrame: CGRect { .zero }

  /// The style of the status bar.
  open var statusBarStyle: UIStatusBarStyle { .default }

  /// Whether the status bar is hidden; always true.
  open var isStatusBarHidden: Bool { true }

  nonisolated deinit {}
}
