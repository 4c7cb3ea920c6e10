import Foundation

/// Accessibility trees in JSON.
extension DriverForm {
  // MARK: - idb and AXe

  static func idbElement(_ node: DriverNode) -> DriverJSON {
    [
      "AXFrame": .text(braces(node.frame)), "AXUniqueId": DriverJSON(node.identifier),
      "frame": [
        "y": DriverJSON(node.frame.minY), "x": DriverJSON(node.frame.minX),
        "width": DriverJSON(node.frame.width), "height": DriverJSON(node.frame.height),
      ],
      "role_description": .text(node.kind.element.lowercased()),
      "AXLabel": DriverJSON(node.label), "content_required": false,
      "type": .text(node.kind.element), "title": nil, "help": nil, "custom_actions": [],
      "AXValue": DriverJSON(node.value), "enabled": DriverJSON(node.isEnabled),
      "role": .text(node.kind.role), "subrole": nil, "pid": 4711,
    ]
  }

  static func idbComplete(_ screen: DriverScreen) -> DriverJSON {
    let elements = flat(screen).map { node -> DriverJSON in
      [
        "label": DriverJSON(node.label), "identifier": DriverJSON(node.identifier),
        "value": DriverJSON(node.value), "type": .text(node.kind.element),
        "role_description": .text(node.kind.element.lowercased()),
        "frame": DriverJSON(node.frame), "enabled": DriverJSON(node.isEnabled),
      ]
    }
    return [
      "backend": "axbridge", "truncated": false,
      "target": [
        "kind": "frontmost", "pid": nil, "x": nil, "y": nil, "value": nil, "match_key": nil,
      ],
      "screen": [
        "width": DriverJSON(screen.size.width), "height": DriverJSON(screen.size.height),
        "coordinate_space": "screen",
      ],
      "modal": nil, "automation": ["enabled": true, "asserted": false], "coverage": nil,
      "profile": nil, "elements": DriverJSON(elements),
    ]
  }

  static func axeElement(_ node: DriverNode) -> DriverJSON {
    [
      "type": .text(node.kind.element), "role": .text(node.kind.role), "subrole": nil,
      "role_description": .text(node.kind.element.lowercased()),
      "AXLabel": DriverJSON(node.label),
      "AXValue": node.value == "1" ? 1 : DriverJSON(node.value), "AXUniqueId": nil,
      "AXIdentifier": DriverJSON(node.identifier), "frame": DriverJSON(node.frame),
      "enabled": DriverJSON(node.isEnabled), "children": DriverJSON(children(node).map(axeElement)),
    ]
  }

  // MARK: - WebDriverAgent

  static func wdaElement(_ node: DriverNode) -> DriverJSON {
    let element: DriverJSON = [
      "type": .text(node.kind.element), "rawIdentifier": DriverJSON(node.identifier),
      "name": DriverJSON(node.identifier ?? node.label), "value": DriverJSON(node.value),
      "label": DriverJSON(node.label), "rect": DriverJSON(whole(node.frame)),
      "frame": .text(braces(node.frame)), "isEnabled": node.isEnabled ? "1" : "0",
      "isVisible": node.isVisible ? "1" : "0", "isAccessible": node.label == nil ? "0" : "1",
      "isFocused": "0",
    ]
    let inner = children(node).map(wdaElement)
    return inner.isEmpty ? element : element.adding("children", DriverJSON(inner))
  }

  // MARK: - Maestro

  private static func attributes(_ node: DriverNode) -> [(String, String)] {
    [
      ("accessibilityText", node.label ?? ""), ("title", ""), ("value", node.value ?? ""),
      ("text", node.value ?? ""), ("hintText", ""), ("resource-id", node.identifier ?? ""),
      ("bounds", corners(node.frame)), ("enabled", "\(node.isEnabled)"), ("focused", "false"),
      ("selected", "false"),
      ("checked", node.kind == .toggle && node.value == "1" ? "true" : "false"),
    ]
  }

  static func maestroRoot(_ screen: DriverScreen) -> DriverJSON {
    [
      "attributes": ["bounds": .text(corners(screen.application.frame))],
      "children": [maestroElement(screen.application)],
    ]
  }

  private static func maestroElement(_ node: DriverNode) -> DriverJSON {
    [
      "attributes": .object(attributes(node).map { (name: $0.0, value: .text($0.1)) }),
      "children": DriverJSON(children(node).map(maestroElement)),
      "enabled": DriverJSON(node.isEnabled), "focused": false,
      "checked": DriverJSON(node.kind == .toggle && node.value == "1"), "selected": false,
    ]
  }

  static func maestroSchema(_ screen: DriverScreen) -> DriverJSON {
    let abbreviations: DriverJSON = [
      "b": "bounds", "txt": "text", "rid": "resource-id", "a11y": "accessibilityText",
      "hint": "hintText", "val": "value", "c": "children",
    ]
    let defaults: DriverJSON = [
      "enabled": true, "focused": false, "selected": false, "checked": false, "txt": "",
      "hint": "", "rid": "", "val": "", "a11y": "",
    ]
    return [
      "ui_schema": [
        "platform": "ios", "abbreviations": abbreviations, "defaults": defaults,
      ],
      "elements": DriverJSON(schemaElements(screen.application)),
    ]
  }

  private static func schemaElements(_ node: DriverNode) -> [DriverJSON] {
    let inner = children(node).flatMap(schemaElements)
    if node.frame.isEmpty { return inner }
    var element: DriverJSON = ["b": .text(corners(node.frame))]
    if let label = node.label { element = element.adding("a11y", .text(label)) }
    if let value = node.value { element = element.adding("txt", .text(value)) }
    if let name = node.identifier { element = element.adding("rid", .text(name)) }
    if !node.isEnabled { element = element.adding("enabled", false) }
    if node.kind == .toggle, node.value == "1" { element = element.adding("checked", true) }
    if !inner.isEmpty { element = element.adding("c", DriverJSON(inner)) }
    return [element]
  }

  static func maestroDriverElement(_ node: DriverNode) -> DriverJSON {
    [
      "label": .text(node.label ?? ""),
      "elementType": .number(Double(node.kind.elementNumber)),
      "identifier": .text(node.identifier ?? ""), "horizontalSizeClass": 0,
      "verticalSizeClass": 0, "windowContextID": 77, "displayID": 0, "selected": false,
      "hasFocus": false, "placeholderValue": nil, "value": DriverJSON(node.value),
      "enabled": DriverJSON(node.isEnabled), "title": "",
      "frame": [
        "X": DriverJSON(node.frame.minX), "Y": DriverJSON(node.frame.minY),
        "Width": DriverJSON(node.frame.width), "Height": DriverJSON(node.frame.height),
      ],
      "children": DriverJSON(children(node).map(maestroDriverElement)),
    ]
  }

  // MARK: - Lists

  /// Returns the elements that mobile-mcp lists.
  static func mobileElements(_ screen: DriverScreen) -> [DriverNode] {
    let kinds: [DriverNode.Kind] = [.label, .field, .button, .toggle, .image, .toast]
    return flat(screen).filter {
      kinds.contains($0.kind) && ($0.label != nil || $0.identifier != nil)
    }
  }

  static func mobileList(_ screen: DriverScreen, isOld: Bool) -> DriverJSON {
    let elements = mobileElements(screen).enumerated().map { index, node in
      var element: DriverJSON = isOld ? [:] : ["ref": .text("@e\(index + 1)")]
      element = element.adding("type", .text(node.kind.element))
      if let label = node.label { element = element.adding("label", .text(label)) }
      if let name = node.identifier ?? node.label { element = element.adding("name", .text(name)) }
      if let value = node.value { element = element.adding("value", .text(value)) }
      if let name = node.identifier { element = element.adding("identifier", .text(name)) }
      element = element.adding("coordinates", DriverJSON(whole(node.frame)))
      return isOld || node.isEnabled ? element : element.adding("enabled", false)
    }
    return DriverJSON(elements)
  }

  static func appRevealElements(_ screen: DriverScreen) -> DriverJSON {
    let elements = mobileElements(screen).map { node -> DriverJSON in
      [
        "id": .text(node.identifier ?? node.label ?? ""), "type": .text("\(node.kind)"),
        "label": .text(node.label ?? ""), "value": .text(node.value ?? ""),
        "enabled": .text("\(node.isEnabled && node.takesTouches)"),
        "visible": .text("\(node.isVisible)"),
        "tappable": .text("\(node.kind == .button)"), "frame": .text(list(whole(node.frame))),
        "safeAreaInsets": ["top": 0, "leading": 0, "bottom": 0, "trailing": 0],
        "safeAreaLayoutGuideFrame": DriverJSON(node.frame), "actions": "tap",
        "idSource": "explicit",
      ]
    }
    return ["screenKey": "trips", "elements": DriverJSON(elements)]
  }

  static func simUse(_ screen: DriverScreen) -> DriverJSON {
    let entries = simUseEntries(screen).enumerated().map { index, node -> DriverJSON in
      let entry: DriverJSON = [
        "aliases": ["at": .number(Double(index + 1))], "role": .text(node.kind.element),
        "label": DriverJSON(node.label), "frame": DriverJSON(whole(node.frame)),
        "region": ["kind": "Content"], "states": node.isEnabled ? [] : ["disabled"],
      ]
      return entry.adding("uniqueId", DriverJSON(node.identifier))
        .adding("depth", .number(Double(node.depth)))
    }
    return [
      "ok": true,
      "data": [
        "platform": "ios", "raw": [axeElement(screen.application)],
        "outline": .text(simUseOutline(screen)), "entries": DriverJSON(entries), "lists": [],
        "screen": DriverJSON(screen.application.frame), "appLabel": "Trips",
        "appPackage": "com.example.trips", "orientation": "portrait",
      ],
    ]
  }
}
