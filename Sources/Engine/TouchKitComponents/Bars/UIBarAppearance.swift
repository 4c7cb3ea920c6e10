public import Foundation
@_spi(Components) public import TouchKit

/// The colours and images of a bar in one object (Apple: UIBarAppearance).
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, NSCopying {
  /// Creates an appearance with the system's default look.
  public required override init() { super.init() }

  nonisolated deinit {}

  /// The bar's colour; nil for none.
  open var backgroundColor: UIColor? = .secondarySystemBackground

  /// An image behind the bar, stretched; nil by default.
  open var backgroundImage: UIImage?

  /// The colour of the line at the bar's edge; nil for none.
  open var shadowColor: UIColor? = .separator

  /// Sets the default look of the system's bars.
  open func configureWithDefaultBackground() {
    (backgroundColor, shadowColor) = (.secondarySystemBackground, .separator)
    backgroundImage = nil
  }

  /// Sets the look of the system's opaque bars.
  open func configureWithOpaqueBackground() {
    (backgroundColor, shadowColor) = (.systemBackground, .separator)
    backgroundImage = nil
  }

  /// Removes the background and the line.
  open func configureWithTransparentBackground() {
    (backgroundColor, shadowColor, backgroundImage) = (nil, nil, nil)
  }

  /// Returns a copy of the appearance.
  nonisolated public func copy(with zone: NSZone? = nil) -> Any {
    // Foundation declares copying for any actor; appearances are created and copied on the main
    // actor.
    MainActor.assumeIsolated { CarriedAppearance(object: duplicate()) }.object
  }

  /// Returns a copy; only for the components.
  ///
  /// Subclasses with more properties override it.
  func duplicate() -> UIBarAppearance {
    let copy = type(of: self).init()
    (copy.backgroundColor, copy.shadowColor) = (backgroundColor, shadowColor)
    copy.backgroundImage = backgroundImage
    return copy
  }
}

/// The colours, images and title attributes of a navigation bar (Apple: UINavigationBarAppearance).
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// The text attributes of the title; the default font and colour for missing attributes.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  override func duplicate() -> UIBarAppearance {
    let copy = super.duplicate()
    (copy as? UINavigationBarAppearance)?.titleTextAttributes = titleTextAttributes
    return copy
  }

  nonisolated deinit {}
}

/// The colours and images of a toolbar (Apple: UIToolbarAppearance).
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  nonisolated deinit {}
}

/// A box that returns an object of the main actor to a caller on the main actor.
nonisolated private struct CarriedAppearance: @unchecked Sendable {
  let object: NSObject
}

/// The kinds and heights of bars (Apple: UIBarMetrics).
nonisolated public enum UIBarMetrics: Int, Sendable {
  /// The default height.
  case `default` = 0
  /// The height in landscape on an iPhone.
  case compact = 1
  /// The default height with a line of text above the bar.
  case defaultPrompt = 101
  /// The height in landscape on an iPhone, with a line of text above the bar.
  case compactPrompt = 102
}
