public import Foundation
@_spi(Components) public import TouchKit

/// How a bar looks, as one object (Apple: UIBarAppearance).
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, NSCopying {
  /// Creates the system's look.
  public required override init() { super.init() }

  nonisolated deinit {}

  /// The bar's colour; nil for none.
  open var backgroundColor: UIColor? = .secondarySystemBackground

  /// An image behind the bar, stretched; nil unless set.
  open var backgroundImage: UIImage?

  /// The colour of the line at the bar's edge; nil for none.
  open var shadowColor: UIColor? = .separator

  /// Makes it look as the system's bars do.
  open func configureWithDefaultBackground() {
    (backgroundColor, shadowColor) = (.secondarySystemBackground, .separator)
    backgroundImage = nil
  }

  /// Makes it look as the system's bars do that nothing shines through.
  open func configureWithOpaqueBackground() {
    (backgroundColor, shadowColor) = (.systemBackground, .separator)
    backgroundImage = nil
  }

  /// Takes ground and line away.
  open func configureWithTransparentBackground() {
    (backgroundColor, shadowColor, backgroundImage) = (nil, nil, nil)
  }

  /// Another object that says the same.
  nonisolated public func copy(with zone: NSZone? = nil) -> Any {
    // Foundation declares copying for no actor; appearances are of the main actor and copied on it.
    MainActor.assumeIsolated { CarriedAppearance(object: duplicate()) }.object
  }

  /// For the components only: overridden by kinds that say more.
  func duplicate() -> UIBarAppearance {
    let copy = type(of: self).init()
    (copy.backgroundColor, copy.shadowColor) = (backgroundColor, shadowColor)
    copy.backgroundImage = backgroundImage
    return copy
  }
}

/// How a navigation bar looks (Apple: UINavigationBarAppearance).
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// How the title is drawn; as usual where nothing is said.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  override func duplicate() -> UIBarAppearance {
    let copy = super.duplicate()
    (copy as? UINavigationBarAppearance)?.titleTextAttributes = titleTextAttributes
    return copy
  }

  nonisolated deinit {}
}

/// How a toolbar looks (Apple: UIToolbarAppearance).
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  nonisolated deinit {}
}

/// Takes an object out of the main actor's code, for the caller who is on it.
nonisolated private struct CarriedAppearance: @unchecked Sendable {
  let object: NSObject
}

/// Which kind of bar, and how high it is (Apple: UIBarMetrics).
nonisolated public enum UIBarMetrics: Int, Sendable {
  /// As usual.
  case `default` = 0
  /// On a phone on its side.
  case compact = 1
  /// With a line of text above.
  case defaultPrompt = 101
  /// On a phone on its side, with a line of text above.
  case compactPrompt = 102
}
