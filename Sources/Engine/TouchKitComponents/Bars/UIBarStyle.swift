@_spi(Components) import TouchKit

/// Whether a bar is light or dark (Apple: UIBarStyle).
nonisolated public enum UIBarStyle: Int, Sendable {
  /// As the colours around it.
  case `default` = 0
  /// Dark, with light words.
  case black = 1
  /// Dark, with light words; `black` took its place.
  case blackTranslucent = 2

  /// What a bar of the style says of its own colours.
  var interfaceStyle: UIUserInterfaceStyle { self == .default ? .unspecified : .dark }
}
