import Foundation
@_spi(Components) import TouchKit

/// The frames of the parts of a search bar.
@MainActor
struct SearchBarLayout {
  /// The heights of the bar and its parts, in points (our choice, as on devices).
  static let height: CGFloat = 56
  static let scopeHeight: CGFloat = 44
  static let promptHeight: CGFloat = 24
  private static let fieldHeight: CGFloat = 36
  private static let margin: CGFloat = 8

  /// Returns the height of the bar with its visible parts.
  static func height(hasPrompt: Bool, hasScopes: Bool) -> CGFloat {
    height + (hasPrompt ? promptHeight : 0) + (hasScopes ? scopeHeight : 0)
  }

  let bounds: CGRect
  let hasPrompt: Bool
  let hasScopes: Bool
  /// The width of the Cancel button's title; nil if the button is hidden.
  let cancelWidth: CGFloat?

  var prompt: CGRect {
    CGRect(x: 0, y: 4, width: bounds.width, height: Self.promptHeight - 4)
  }

  private var top: CGFloat { hasPrompt ? Self.promptHeight : 0 }

  /// The height between prompt and scopes.
  private var middle: CGFloat {
    max(Self.fieldHeight, bounds.height - top - (hasScopes ? Self.scopeHeight : 0))
  }

  var field: CGRect {
    let end = cancelWidth.map { $0 + Self.margin } ?? 0
    return CGRect(
      x: Self.margin,
      y: top + (middle - Self.fieldHeight) / 2,
      width: max(0, bounds.width - 2 * Self.margin - end),
      height: Self.fieldHeight
    )
  }

  /// The frame of the Cancel button; beyond the end of the bar while it is hidden.
  var cancel: CGRect {
    let width = cancelWidth ?? 60
    let x = cancelWidth == nil ? bounds.width : bounds.width - Self.margin - width
    return CGRect(x: x, y: field.minY, width: width, height: Self.fieldHeight)
  }

  var scopes: CGRect {
    CGRect(
      x: Self.margin,
      y: top + middle + 2,
      width: max(0, bounds.width - 2 * Self.margin),
      height: 32
    )
  }
}
