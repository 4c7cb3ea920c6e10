import Foundation
import SwiftRuntime

/// The actions of editing that every responder has a method for, and few can carry out.
///
/// A responder is able only if its class replaces the method.
nonisolated enum EditAction: CaseIterable {
  case cut, copy, paste, select, selectAll, delete

  /// The selector that names the action.
  var selector: Selector {
    switch self {
    case .cut: Selector(UIResponder.cut(_:))
    case .copy: Selector(UIResponder.copy(_:))
    case .paste: Selector(UIResponder.paste(_:))
    case .select: Selector(UIResponder.select(_:))
    case .selectAll: Selector(UIResponder.selectAll(_:))
    case .delete: Selector(UIResponder.delete(_:))
    }
  }

  /// The action that a selector names; nil for all others.
  @MainActor init?(_ selector: Selector) {
    guard selector.method.isOf(UIResponder.self),
      let action = Self.allCases.first(where: { $0.selector == selector })
    else { return nil }
    self = action
  }

  /// Whether a responder's class has its own way to carry out the action; true where that is
  /// unknown, as the responder may have one.
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

/// The actions of editing, which every responder has methods for.
///
/// In UIKit a protocol to which responders conform; here responders themselves, so that selectors
/// made with either name are equal (our choice).
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
