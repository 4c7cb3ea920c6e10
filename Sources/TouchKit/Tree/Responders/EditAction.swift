import Foundation

/// The actions of editing that every responder has a method for, and few can carry out.
///
/// A responder is able only if its class replaces the method; this reads that from the class's
/// method table.
@MainActor
package enum EditAction: CaseIterable {
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

  /// The action that a selector names; nil for all other selectors.
  package init?(_ selector: Selector) {
    guard selector.method.isOf(UIResponder.self),
      let action = Self.allCases.first(where: { $0.selector == selector })
    else { return nil }
    self = action
  }

  /// Whether a responder's class has its own way to carry out the action.
  func isReplaced(by responder: UIResponder) -> Bool {
    guard let word = Self.words[self] else { return true }
    return MethodTable(type(of: responder))[word] != MethodTable(UIResponder.self)[word]
  }

  /// Where the methods stand in the tables; none where that could not be found out.
  private static let words: [EditAction: Int] = {
    let plain = MethodTable(EditPlain.self)
    let always = MethodTable(EditAlsoPlain.self).words(differingFrom: plain)
    let samples: [(EditAction, AnyClass)] = [
      (.cut, EditCut.self), (.copy, EditCopy.self), (.paste, EditPaste.self),
      (.select, EditSelect.self), (.selectAll, EditSelectAll.self), (.delete, EditDelete.self),
    ]
    var words: [EditAction: Int] = [:]
    for sample in samples {
      let own = MethodTable(sample.1).words(differingFrom: plain).filter { !always.contains($0) }
      if own.count == 1 { words[sample.0] = own[0] }
    }
    return words
  }()
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
