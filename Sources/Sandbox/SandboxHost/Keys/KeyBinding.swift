import Foundation
import Inspector
import TouchInput

/// The keys of one action.
nonisolated struct KeyBinding: Hashable, Sendable {
  /// The condition under which the sandbox takes the keys from the scene.
  enum Time: Hashable, Sendable {
    /// Always, except for text keys while the user edits a text.
    case always
    /// While no text is edited.
    ///
    /// The key has another meaning in a text, although it is not a letter.
    case notTyping
    /// In selection mode.
    case selecting
    /// In selection mode, while a view's properties are visible and no text is edited.
    case choosing
    /// While the list of views under a point is open.
    case listing
    /// While the visible panel has content that keys can scroll.
    case scrollable
    /// While the user reviews the recording.
    case reviewing
    /// While there is a change to undo or redo.
    case editing
    /// While a button of the workbench has the focus.
    case focused
    /// While a property with an editable value is current, and no text is edited.
    case atProperty
    /// While the number of a property is edited.
    case typingNumber
    /// While the words of a search are edited.
    case searching
    /// While the matrix of gestures has the focus.
    case inMatrix
    /// While the scene is code that is compiled on every save.
    case coding
  }

  /// The user's goal, by which the help groups the keys.
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

  /// The name of the binding in the user's key file.
  let name: String
  /// The keys; each of them triggers the action.
  var keys: [Key]
  /// A short description of the action.
  let help: Phrase
  let action: KeyAction
  var time = Time.always
  /// The task under which the help lists the binding.
  var task = Task.scene

  /// The keys as the user reads them: `Ctrl+Q`.
  var label: String {
    var labels: [String] = []
    for key in keys where !labels.contains(key.description) { labels.append(key.description) }
    return labels.joined(separator: " ")
  }
}

extension KeyBinding {
  /// A key by its meaning in the keyboard layout, with the required modifiers.
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

    /// Whether the key can type a character.
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
    // Most keyboards have the question mark on the shifted slash key.
    if name == "?" || name == "/" && modifiers == .shift { return "?" }
    // Most keyboards have the plus sign on the shifted equals key.
    let isPlus = (name == "=" || name == "+") && modifiers.contains(.shift)
    let shownModifiers = isPlus ? modifiers.subtracting(.shift) : modifiers
    let held = Self.modifierNames.filter { shownModifiers.contains($0.0) }.map(\.1)
    let plain = isPlus ? "+" : name.hasPrefix("Keypad ") ? String(name.dropFirst(7)) : name
    let shown = plain == "Escape" ? "Esc" : plain.count == 1 ? plain.uppercased() : plain
    return (held + [shown]).joined(separator: "+")
  }

  /// Parses a key as the user writes it; nil if the text is invalid.
  init?(parsing text: String) {
    // The key itself may be a plus sign.
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
