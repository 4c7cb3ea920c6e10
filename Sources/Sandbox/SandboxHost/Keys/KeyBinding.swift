import Foundation
import Inspector
import TouchInput

/// Keys that do the same, and what they do.
nonisolated struct KeyBinding: Hashable, Sendable {
  /// When keys are taken from the scene.
  enum Time: Hashable, Sendable {
    /// Whenever the user types no text.
    case always
    /// While no text is typed: the key means something there, although it is no letter.
    case notTyping
    /// While views are picked.
    case selecting
    /// While views are picked, the properties of one are shown, and the user types no text.
    case choosing
    /// While the list of views under a point is open.
    case listing
    /// While the user looks at what was done.
    case reviewing
    /// While there is a change that can be taken back or made again.
    case editing
    /// While a button of the workbench has the focus.
    case focused
    /// While keys have come to a property whose value can be typed, and no text is typed.
    case atProperty
    /// While a number of a property is typed.
    case typingNumber
    /// While the matrix of gestures has the focus.
    case inMatrix
    /// While the scene is code that is compiled on every save.
    case coding
  }

  /// What a user wants who looks for a key.
  enum Task: Hashable, Sendable, CaseIterable {
    case learning, scene, overlay, inspector, selecting, time, window, files, settings

    var title: Phrase {
      switch self {
      case .learning: Phrase("Questions", "问题")
      case .scene: Phrase("Scene", "场景")
      case .overlay: Phrase("What is shown over the scene", "场景上显示的内容")
      case .inspector: Phrase("Inspector", "检查器")
      case .selecting: Phrase("Select and change", "选择与修改")
      case .time: Phrase("Time line", "时间线")
      case .window: Phrase("Window", "窗口")
      case .files: Phrase("Files", "文件")
      case .settings: Phrase("Settings", "设置")
      }
    }
  }

  /// What the user calls the binding when choosing other keys for it.
  let name: String
  /// The keys, any of which will do.
  var keys: [Key]
  /// What it does, in a few words.
  let help: Phrase
  let action: KeyAction
  var time = Time.always
  /// Under which task it stands in the help.
  var task = Task.scene

  /// What the user reads: `Ctrl+Q`.
  var label: String {
    var labels: [String] = []
    for key in keys where !labels.contains(key.description) { labels.append(key.description) }
    return labels.joined(separator: " ")
  }
}

extension KeyBinding {
  /// A key by what it means in the keyboard's layout, with the modifiers that must be held.
  nonisolated struct Key: Hashable, Sendable {
    let name: String
    let modifiers: KeyStroke.Modifiers

    init(_ name: String, _ modifiers: KeyStroke.Modifiers = []) {
      self.name = name
      self.modifiers = modifiers
    }

    func matches(_ stroke: KeyStroke) -> Bool {
      stroke.name.lowercased() == name.lowercased()
        && stroke.modifiers.subtracting(.capsLock) == modifiers
    }

    /// Whether it may be a letter of a text.
    var isText: Bool {
      (name.count == 1 || name == "Space") && modifiers.isSubset(of: .shift)
    }
  }
}

nonisolated extension KeyBinding.Key: CustomStringConvertible {
  private static let modifierNames: [(KeyStroke.Modifiers, String)] = [
    (.control, "Ctrl"), (.alternate, "Alt"), (.shift, "Shift"), (.command, "Super"),
  ]

  /// The key as the user writes it: `Ctrl+Shift+Z`.
  var description: String {
    // The shifted slash is where most keyboards have the question mark.
    if name == "?" || name == "/" && modifiers == .shift { return "?" }
    // The shifted equals sign is where most keyboards have the plus sign.
    let isPlus = (name == "=" || name == "+") && modifiers.contains(.shift)
    let shownModifiers = isPlus ? modifiers.subtracting(.shift) : modifiers
    let held = Self.modifierNames.filter { shownModifiers.contains($0.0) }.map(\.1)
    let plain = isPlus ? "+" : name.hasPrefix("Keypad ") ? String(name.dropFirst(7)) : name
    let shown = plain == "Escape" ? "Esc" : plain.count == 1 ? plain.uppercased() : plain
    return (held + [shown]).joined(separator: "+")
  }

  /// Reads a key as the user writes it; nil when that is none.
  init?(parsing text: String) {
    // A plus sign may be the key itself.
    var parts = text.dropLast().split(separator: "+", omittingEmptySubsequences: false)
    guard let last = text.last else { return nil }
    if parts.isEmpty || text.dropLast().last == "+" {
      parts = parts.filter { !$0.isEmpty } + [Substring(String(last))]
    } else {
      parts[parts.count - 1] += String(last)
    }
    guard let name = parts.popLast()?.trimmingCharacters(in: .whitespaces), !name.isEmpty else {
      return nil
    }
    var modifiers: KeyStroke.Modifiers = []
    for part in parts {
      let word = part.trimmingCharacters(in: .whitespaces).lowercased()
      guard let known = Self.modifierNames.first(where: { $0.1.lowercased() == word }) else {
        return nil
      }
      modifiers.insert(known.0)
    }
    self.init(name == "Esc" ? "Escape" : name, modifiers)
  }
}
