import Foundation
import Inspector
import TouchKit

/// The workbench as a list of buttons.
extension Workbench {
  /// The regions with their currently available buttons.
  var outlineRegions: [BenchOutline.Region] {
    let buttons: [(String, Phrase, [BenchButton])] = [
      ("tools", Phrase("Tools", "工具"), chrome.tool.buttons),
      ("question", Phrase("Question", "问题"), chrome.question.buttons),
      ("tabs", Phrase("Inspector", "检查器"), inspector.buttons),
      ("panel", Phrase("Panel", "面板"), inspector.stops.compactMap { $0 as? BenchButton }),
    ]
    var regions = buttons.map { id, name, buttons in
      let shown = buttons.filter { !$0.isHidden }
      return BenchOutline.Region(id: id, name: look.text(name), items: shown.map(\.outlineItem))
    }
    regions.insert(scenesRegion, at: 1)
    regions.append(menuRegion)
    return regions
  }

  private var scenesRegion: BenchOutline.Region {
    let scenes = shown.entries.map { entry in
      let mark =
        state.answered.contains(entry.name)
        ? look.language("answered", "已答出")
        : state.seen.contains(entry.name) ? look.language("seen", "看过答案") : ""
      return BenchOutline.Item(
        id: "scene-\(entry.name)",
        name: [look.text(entry.title), mark].filter { !$0.isEmpty }
          .joined(separator: look.language(", ", "，")),
        hint: look.text(entry.question),
        isOn: entry.name == state.scene
      )
    }
    return BenchOutline.Region(id: "scenes", name: look.language("Scenes", "场景"), items: scenes)
  }

  private var menuItems: [BenchMenu.Item] {
    MenuItems.items(state, look, isShort: chrome.form.isShort)
  }

  private var menuRegion: BenchOutline.Region {
    let items = menuItems.enumerated().map { index, item in
      BenchOutline.Item(id: "more-\(index)", name: item.title, hint: item.key, isOn: item.isOn)
    }
    return BenchOutline.Region(id: "more", name: look.language("More", "更多"), items: items)
  }

  /// Presses an item of an outline; does nothing if the item no longer exists.
  func press(_ id: String) {
    if let scene = id.without(prefix: "scene-") {
      if shown.entries.contains(where: { $0.name == scene }) { onRequest(.open(scene)) }
      return
    }
    if let number = id.without(prefix: "more-").flatMap({ Int($0) }) {
      if menuItems.indices.contains(number) { onRequest(.command(menuItems[number].command)) }
      return
    }
    let stops =
      chrome.tool.buttons + chrome.question.buttons + inspector.buttons
      + inspector.stops.compactMap { $0 as? BenchButton }
    stops.first { $0.accessibilityIdentifier == id && !$0.isHidden && $0.isEnabled }?
      .activateFocus()
  }
}

extension BenchButton {
  /// The button as an item of an outline.
  fileprivate var outlineItem: BenchOutline.Item {
    let isSwitch = face.style == .toggle || face.style == .tab || face.isOn
    let name = face.title.isEmpty ? accessibilityLabel ?? "" : face.title
    return BenchOutline.Item(
      id: accessibilityIdentifier ?? "",
      name: name,
      hint: hint == name ? "" : hint,
      isOn: isSwitch ? face.isOn : nil,
      isEnabled: isEnabled
    )
  }
}

extension String {
  /// Returns the text after a prefix; nil for texts without it.
  fileprivate func without(prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}
