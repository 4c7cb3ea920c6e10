public import TouchTrace
import Foundation

/// The verdict on a view in a word or two, with the kind of its sign.
public struct VerdictWord: Hashable, Sendable {
  /// The kinds of verdicts, by their signs.
  public enum Kind: Hashable, Sendable {
    /// It receives the touch.
    case receives
    /// It was asked and returned a view below it.
    case inside
    /// It was asked and rejected the point.
    case rejected
    /// It was not asked.
    case notAsked
  }

  /// The kind.
  public var kind: Kind
  /// The word.
  public var text: String
}

extension ViewVerdict {
  /// Returns the verdict on a view in a word or two.
  ///
  /// A view that is not under the point is not covered there either: its verdict is "not asked".
  public func word(
    of node: NodeSnapshot,
    isUnderPoint: Bool = true,
    in language: Language
  ) -> VerdictWord {
    switch self {
    case .received, .named: VerdictWord(kind: .receives, text: language("receives", "接收"))
    case .passedOn: VerdictWord(kind: .inside, text: language("inside", "在内部"))
    case .overruled: VerdictWord(kind: .rejected, text: language("overruled", "被推翻"))
    case .rejected(let reason, _):
      VerdictWord(kind: .rejected, text: reason.label(of: node, in: language))
    case .covered where isUnderPoint: VerdictWord(kind: .notAsked, text: language("covered", "被遮住"))
    case .windowHidden:
      VerdictWord(kind: .notAsked, text: language("window hidden", "窗口已隐藏"))
    case .windowInFront:
      VerdictWord(kind: .notAsked, text: language("window in front", "前面有窗口"))
    case .covered, .ancestorRejected, .skipped, .notInWindow:
      VerdictWord(kind: .notAsked, text: language("not asked", "未询问"))
    }
  }
}

extension Explanation.Entry {
  /// Returns the verdict on the view in a word or two.
  public func word(in language: Language) -> VerdictWord {
    verdict.word(of: view.node, isUnderPoint: isUnderPoint, in: language)
  }
}

extension Explanation {
  /// Returns the verdict on a view in a word or two, limited to the facts of an imported text.
  ///
  /// The order in an accessibility tree is not the z-order: the frontmost view is an assumption.
  public func word(of entry: Entry, _ facts: AppFacts, in language: Language) -> VerdictWord {
    var word = entry.word(in: language)
    guard facts.areFramesOnly(tree.path(to: entry.index), in: tree) else { return word }
    switch entry.verdict {
    case .received, .named, .covered:
      word.text = language("maybe \(word.text)", "可能\(word.text)")
      return word
    default: return word
    }
  }
}
