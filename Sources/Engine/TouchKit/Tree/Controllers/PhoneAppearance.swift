public import Foundation

/// How a phone's status bar looks (Apple: UIStatusBarStyle).
nonisolated public enum UIStatusBarStyle: Int, Sendable {
  /// Whatever suits the surrounding.
  case `default` = 0
  /// Light, for dark backgrounds.
  case lightContent = 1
  /// Dark, for light backgrounds.
  case darkContent = 3
}

/// Which way up a phone shows things (Apple: UIInterfaceOrientation).
nonisolated public enum UIInterfaceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// On its head.
  case portraitUpsideDown = 2
  /// On its side, the device's top to the right.
  case landscapeLeft = 4
  /// On its side, the device's top to the left.
  case landscapeRight = 3

  /// Whether it is upright or on its head.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether it is on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Several ways up (Apple: UIInterfaceOrientationMask).
nonisolated public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright: 2.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// On its head: 4.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// The device's top to the left: 8.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// The device's top to the right: 16.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Both sides.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All four.
  public static let all: UIInterfaceOrientationMask = [
    .portrait, .portraitUpsideDown, .landscape,
  ]
  /// All but on its head.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// How a phone's status bar comes and goes (Apple: UIStatusBarAnimation).
nonisolated public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none = 0
  /// By fading.
  case fade = 1
  /// By sliding.
  case slide = 2
}

extension UIApplication {
  /// Which way up the screen is, as its shape says.
  ///
  /// Deprecated on devices in favour of `UIWindowScene.interfaceOrientation`.
  public final var statusBarOrientation: UIInterfaceOrientation {
    screenSize.width > screenSize.height ? .landscapeRight : .portrait
  }

  /// Where the status bar is: nowhere, as a desktop has none.
  ///
  /// Deprecated on devices in favour of `UIStatusBarManager`.
  public final var statusBarFrame: CGRect { .zero }

  /// Where lines begin, unless a view says otherwise: on the left.
  public final var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
}

extension UIWindowScene {
  /// What there is to know of the status bar.
  public final var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }

  /// Which way up the scene is, as the screen's shape says.
  public final var interfaceOrientation: UIInterfaceOrientation {
    application?.statusBarOrientation ?? .unknown
  }
}

extension UIWindow {
  /// The screen that the window is on.
  public final var screen: UIScreen {
    windowScene?.screen ?? application.map(UIScreen.init) ?? .main
  }
}

/// What there is to know of the status bar: a desktop has none (Apple: UIStatusBarManager).
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  /// Where it is: nowhere.
  open var statusBarFrame: CGRect { .zero }

  /// How it looks.
  open var statusBarStyle: UIStatusBarStyle { .default }

  /// Whether it is hidden: true.
  open var isStatusBarHidden: Bool { true }

  nonisolated deinit {}
}
