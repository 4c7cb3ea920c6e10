@_spi(Components) import TouchKit

/// The styles of bars, light or dark (Apple: UIBarStyle).
nonisolated public enum UIBarStyle: Int, Sendable {
  /// Light or dark, like the colours around the bar.
  case `default` = 0
  /// Dark, with light text.
  case black = 1
  /// Dark, with light text; use `black` instead.
  case blackTranslucent = 2

  /// The interface style that the bar style sets for the bar.
  var interfaceStyle: UIUserInterfaceStyle { self == .default ? .unspecified : .dark }
}
