public import Foundation
@_spi(Components) public import TouchKit

/// What there is to know when the height of a sheet is worked out
/// (Apple: UISheetPresentationControllerDetentResolutionContext).
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The surrounding of the presentation.
  var containerTraitCollection: UITraitCollection { get }

  /// The largest height of a sheet, in points.
  var maximumDetentValue: CGFloat { get }
}

extension UISheetPresentationController {
  /// A height at which a sheet rests (Apple: UISheetPresentationController.Detent).
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// The name of a height.
    nonisolated public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String

      /// Names a height.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Names a height.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// Half of the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// Nearly all of the screen.
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

    /// Half of the screen.
    open class func medium() -> Detent {
      Detent(.medium) { $0.maximumDetentValue / 2 }
    }

    /// Nearly all of the screen.
    open class func large() -> Detent {
      Detent(.large) { $0.maximumDetentValue }
    }

    /// A height that the client chooses, in points without the safe area; nil leaves it out.
    open class func custom(
      identifier: Identifier? = nil,
      resolver:
        @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier(UUID().uuidString), resolver: resolver)
    }

    /// The name of the height.
    open var identifier: Identifier { name }

    /// The height in points without the safe area; nil if there is none at present.
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { resolver(context) }
  }
}

/// The room that a sheet has.
final class SheetRoom: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(_ traits: UITraitCollection, _ maximum: CGFloat) {
    containerTraitCollection = traits
    maximumDetentValue = maximum
    super.init()
  }
}
