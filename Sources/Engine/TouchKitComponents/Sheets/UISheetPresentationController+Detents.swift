public import Foundation
@_spi(Components) public import TouchKit

/// The values for calculating a detent.
///
/// (Apple: UISheetPresentationControllerDetentResolutionContext)
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the container.
  var containerTraitCollection: UITraitCollection { get }

  /// The maximum height of a sheet, in points.
  var maximumDetentValue: CGFloat { get }
}

extension UISheetPresentationController {
  /// A height at which a sheet rests (Apple: UISheetPresentationController.Detent).
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// The identifier of a detent.
    nonisolated public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name of the detent.
      public let rawValue: String

      /// Creates an identifier.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Creates an identifier.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// The identifier of half the screen height.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The identifier of nearly the full screen height.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    private let name: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ name: Identifier,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.name = name
      self.resolver = resolver
      super.init()
    }

    nonisolated deinit {}

    /// Returns the detent with half the screen height.
    open class func medium() -> Detent {
      Detent(.medium) { $0.maximumDetentValue / 2 }
    }

    /// Returns the detent with nearly the full screen height.
    open class func large() -> Detent {
      Detent(.large) { $0.maximumDetentValue }
    }

    /// Returns a custom detent; the height is in points without the safe area, and nil disables it.
    open class func custom(
      identifier: Identifier? = nil,
      resolver:
        @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier(UUID().uuidString), resolver: resolver)
    }

    /// The identifier of the detent.
    open var identifier: Identifier { name }

    /// Returns the height in points without the safe area; nil if the detent is disabled.
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { resolver(context) }
  }
}

/// The space for a sheet.
final class SheetRoom: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(_ traits: UITraitCollection, _ maximum: CGFloat) {
    containerTraitCollection = traits
    maximumDetentValue = maximum
    super.init()
  }
}
