import Foundation
import SwiftRuntime

/// The standard edit actions, for which every responder has a method.
///
/// A responder supports an action only if its class overrides the method.
nonisolated package enum EditAction: CaseIterable {
  case cut, copy, paste, select, selectAll, delete

  /// The selector of the action.
  var selector: Selector {
    switch self {
    case .cut: Self.cutSelector
    case .copy: Self.copySelector
    case .paste: Self.pasteSelector
    case .select: Self.selectSelector
    case .selectAll: Self.selectAllSelector
    case .delete: Self.deleteSelector
    }
  }

  private static let cutSelector = Selector("cut:", UIResponder.cut(_:))
  private static let copySelector = Selector("copy:", UIResponder.copy(_:))
  private static let pasteSelector = Selector("paste:", UIResponder.paste(_:))
  private static let selectSelector = Selector("select:", UIResponder.select(_:))
  private static let selectAllSelector = Selector("selectAll:", UIResponder.selectAll(_:))
  private static let deleteSelector = Selector("delete:", UIResponder.delete(_:))

  private static let byName = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0.selector.name, $0) }
  )

  /// Creates the action of a selector; nil for all other selectors.
  package init?(_ selector: Selector) {
    guard let name = selector.name, let action = Self.byName[name] else { return nil }
    self = action
  }

  /// Returns whether a responder's class overrides the action's method; true if that is unknown.
  func isReplaced(by responder: UIResponder) -> Bool {
    Self.table.overrides(self, in: type(of: responder)) ?? true
  }

  private static let table = OverrideTable<UIResponder, EditAction>(
    of: UIResponder.self,
    plain: EditPlain.self,
    alsoPlain: EditAlsoPlain.self,
    samples: [
      .init(.cut, EditCut.self), .init(.copy, EditCopy.self), .init(.paste, EditPaste.self),
      .init(.select, EditSelect.self), .init(.selectAll, EditSelectAll.self),
      .init(.delete, EditDelete.self),
    ]
  )
}

/// The standard edit actions, for which every responder has a method.
///
/// In UIKit this is a protocol to which responders conform. Here it is the responder class itself (our choice).
public typealias UIResponderStandardEditActions = UIResponder

private class EditPlain: UIResponder {}

private final class EditAlsoPlain: EditPlain {}

private final class EditCut: EditPlain {
  override func cut(_ sender: Any?) {}
}

private final class EditCopy: EditPlain {
  override func copy(_ sender: Any?) {}
}

private final class EditPaste: EditPlain {
  override func paste(_ sender: Any?) {}
}

private final class EditSelect: EditPlain {
  override func select(_ sender: Any?) {}
}

private final class EditSelectAll: EditPlain {
  override func selectAll(_ sender: Any?) {}
}

private final class EditDelete: EditPlain {
  override func delete(_ sender: Any?) {}
}
