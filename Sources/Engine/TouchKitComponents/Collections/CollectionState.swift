public import Foundation
@_spi(Components) import TouchKit
import SwiftRuntime

/// The state of a collection view: its views, selection, counts and layout.
@MainActor
final class CollectionState {
  var store = CellStore()
  /// The visible views.
  var views: [CollectionElement: UICollectionReusableView] = [:]
  /// The selected items, in the order of their selection.
  var selected: [IndexPath] = []
  /// The item under a finger.
  var pressed: IndexPath?
  /// The number of items in each section; nil until the data source is asked.
  var counts: [Int]?
  /// Whether the layout must be prepared again.
  var needsPreparing = true
  var isPreparing = false
  var isTiling = false
  var updateDepth = 0
  var changes = TableChanges()
  /// The item that the user moves.
  var carried: CarriedItem?
}

/// An item that the user moves to another index path.
@MainActor
struct CarriedItem {
  /// The original index path, and the current one.
  var origin: IndexPath
  var place: IndexPath
  var center: CGPoint
}

/// The class whose `init(frame:)` serves as the sample for any class of reusable views (see
/// `ClassConstruction`).
@_spi(ClassConstruction)
@preconcurrency @MainActor
open class ConstructibleReusableView: UICollectionReusableView {
  /// Creates a view.
  public required override init(frame: CGRect) { super.init(frame: frame) }

  /// Archives of views do not exist on this platform.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  nonisolated deinit {}

  /// Returns a view of a class; nil if it is not a class of reusable views.
  static func make(_ type: AnyClass, _ identifier: String) -> UICollectionReusableView? {
    guard let type = type as? UICollectionReusableView.Type else { return nil }
    let view = ClassConstruction.make(type, as: ConstructibleReusableView.self) {
      $0.init(frame: .zero)
    }
    view.identifier = identifier
    return view
  }
}
