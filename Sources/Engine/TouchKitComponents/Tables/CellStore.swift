public import Foundation
@_spi(Components) import TouchKit
import SwiftRuntime

/// Cells that can be reused, and the classes of new ones.
@MainActor
struct CellStore {
  private var classes: [String: AnyClass] = [:]
  private var unused: [String: [UIView]] = [:]

  /// Registers the class of cells with an identifier; nil removes it.
  mutating func register(_ type: AnyClass?, for identifier: String) {
    classes[identifier] = type
    unused[identifier] = nil
  }

  /// Returns a cell that is no longer visible; nil if there is no such cell.
  mutating func reuse(_ identifier: String) -> UIView? { unused[identifier]?.popLast() }

  /// Returns the class of new cells with an identifier.
  func type(for identifier: String) -> AnyClass? { classes[identifier] }

  /// Keeps a cell for reuse; ignores cells without an identifier.
  mutating func keep(_ view: UIView, _ identifier: String?) {
    guard let identifier else { return }
    unused[identifier, default: []].append(view)
  }
}

/// The class whose `init(style:reuseIdentifier:)` serves as the sample for any class of cells (see
/// `ClassConstruction`).
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

  /// Returns a cell of a class; nil if it is not a class of cells.
  static func make(_ type: AnyClass, _ identifier: String) -> UITableViewCell? {
    guard let type = type as? UITableViewCell.Type else { return nil }
    return ClassConstruction.make(type, as: ConstructibleCell.self) {
      $0.init(style: .default, reuseIdentifier: identifier)
    }
  }
}

/// The class whose `init(reuseIdentifier:)` serves as the sample for any class of headers and
/// footers.
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

  /// Returns a view of a class; nil if it is not a class of headers and footers.
  static func make(_ type: AnyClass, _ identifier: String) -> UITableViewHeaderFooterView? {
    guard let type = type as? UITableViewHeaderFooterView.Type else { return nil }
    return ClassConstruction.make(type, as: ConstructibleHeaderFooter.self) {
      $0.init(reuseIdentifier: identifier)
    }
  }
}
