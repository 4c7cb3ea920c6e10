public import Foundation
@_spi(Components) import TouchKit
import SwiftRuntime

/// What a collection view knows about what it shows.
@MainActor
final class CollectionState {
  var store = CellStore()
  /// The views in sight.
  var views: [CollectionElement: UICollectionReusableView] = [:]
  /// The items that are selected, in the order in which that happened.
  var selected: [IndexPath] = []
  /// The item under a finger.
  var pressed: IndexPath?
  /// How many items each section has; nil until asked for.
  var counts: [Int]?
  /// Whether the layout has to work everything out anew.
  var needsPreparing = true
  var isPreparing = false
  var isTiling = false
  var updateDepth = 0
  var changes = TableChanges()
  /// The item that the user carries.
  var carried: CarriedItem?
}

/// An item that the user carries to another place.
@MainActor
struct CarriedItem {
  /// Where it was, and where it would go now.
  var origin: IndexPath
  var place: IndexPath
  var center: CGPoint
}

/// The sample by which `init(frame:)` of any class of reusable views is called
/// (see `ClassConstruction`).
@_spi(ClassConstruction)
@preconcurrency @MainActor
open class ConstructibleReusableView: UICollectionReusableView {
  /// Creates a view.
  public required override init(frame: CGRect) { super.init(frame: frame) }

  /// Archives of views do not exist on this platform.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  nonisolated deinit {}

  /// A view of a class; nil when it is not a class of reusable views.
  static func make(_ type: AnyClass, _ identifier: String) -> UICollectionReusableView? {
    guard let type = type as? UICollectionReusableView.Type else { return nil }
    let view = ClassConstruction.make(type, as: ConstructibleReusableView.self) {
      $0.init(frame: .zero)
    }
    view.identifier = identifier
    return view
  }
}
