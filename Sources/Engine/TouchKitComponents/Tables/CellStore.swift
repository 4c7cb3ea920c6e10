public import Foundation
@_spi(Components) import TouchKit
import SwiftRuntime

/// Cells that went out of sight and can be used again, and the classes of new ones.
@MainActor
struct CellStore {
  private var classes: [String: AnyClass] = [:]
  private var unused: [String: [UIView]] = [:]

  /// Has cells of an identifier be of a class; nil for no class.
  mutating func register(_ type: AnyClass?, for identifier: String) {
    classes[identifier] = type
    unused[identifier] = nil
  }

  /// A cell that went out of sight; nil when there is none.
  mutating func reuse(_ identifier: String) -> UIView? { unused[identifier]?.popLast() }

  /// The class of new cells of an identifier.
  func type(for identifier: String) -> AnyClass? { classes[identifier] }

  /// Keeps a cell for later; one without an identifier is not used again.
  mutating func keep(_ view: UIView, _ identifier: String?) {
    guard let identifier else { return }
    unused[identifier, default: []].append(view)
  }
}

/// The sample by which `init(style:reuseIdentifier:)` of any class of cells is called
/// (see `ClassConstruction`).
@_spi(ClassConstruction)
@preconcurrency @MainActor
open class ConstructibleCell: UITableViewCell {
  /// Creates a cell.
  public required override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  /// Archives of views do not exist on this platform.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  nonisolated deinit {}

  /// A cell of a class; nil when it is not a class of cells.
  static func make(_ type: AnyClass, _ identifier: String) -> UITableViewCell? {
    guard let type = type as? UITableViewCell.Type else { return nil }
    return ClassConstruction.make(type, as: ConstructibleCell.self) {
      $0.init(style: .default, reuseIdentifier: identifier)
    }
  }
}

/// The sample by which `init(reuseIdentifier:)` of any class of headers and footers is called.
@_spi(ClassConstruction)
@preconcurrency @MainActor
open class ConstructibleHeaderFooter: UITableViewHeaderFooterView {
  /// Creates a view.
  public required override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
  }

  /// Archives of views do not exist on this platform.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  nonisolated deinit {}

  /// A view of a class; nil when it is not a class of headers and footers.
  static func make(_ type: AnyClass, _ identifier: String) -> UITableViewHeaderFooterView? {
    guard let type = type as? UITableViewHeaderFooterView.Type else { return nil }
    return ClassConstruction.make(type, as: ConstructibleHeaderFooter.self) {
      $0.init(reuseIdentifier: identifier)
    }
  }
}
