import Foundation

/// UIKit trees.
extension DriverForm {
  /// Returns the views in a view; the keyboard has its own window, which is not printed.
  private static func subviews(_ node: DriverNode) -> [DriverNode] {
    node.children.filter { $0.kind != .keyboard }
  }

  static func argentView(_ node: DriverNode, depth: Int) -> DriverJSON {
    let view: DriverJSON = [
      "className": .text(node.kind.viewClass), "pointer": .text(node.address),
      "identifier": DriverJSON(node.identifier), "label": DriverJSON(node.label),
      "frame": DriverJSON(node.frameInParent), "windowFrame": DriverJSON(node.frame),
      "bounds": DriverJSON(CGRect(origin: .zero, size: node.frame.size)),
      "hidden": DriverJSON(node.isHidden), "alpha": .number(node.alpha),
      "userInteractionEnabled": DriverJSON(node.takesTouches), "clipsToBounds": false,
      "depth": .number(Double(depth)),
    ]
    let inner = subviews(node).map { argentView($0, depth: depth + 1) }
    return view.adding("children", DriverJSON(inner))
  }

  static func pepper(_ screen: DriverScreen) -> DriverJSON {
    [
      "id": "a1b2c3d4", "status": "ok",
      "data": ["tree": pepperView(screen.window), "nodeCount": 40, "truncated": false],
    ]
  }

  private static func pepperView(_ node: DriverNode) -> DriverJSON {
    let rect = whole(node.frame)
    let place = node.parent.map { whole($0.frame) } ?? .zero
    let isRoot = node.kind == .window
    var view: DriverJSON = [
      "class": .text(node.kind.viewClass),
      "frame": [
        DriverJSON(isRoot ? rect.minX : rect.minX - place.minX),
        DriverJSON(isRoot ? rect.minY : rect.minY - place.minY),
        DriverJSON(rect.width), DriverJSON(rect.height),
      ],
    ]
    if let name = node.identifier { view = view.adding("id", .text(name)) }
    if let label = node.label { view = view.adding("label", .text(label)) }
    if node.kind == .button {
      view = view.adding(
        "info",
        [
          "type": "button", "title": DriverJSON(node.label),
          "enabled": DriverJSON(node.isEnabled),
        ]
      )
    }
    view = view.adding("hidden", DriverJSON(node.isHidden)).adding("alpha", .number(node.alpha))
      .adding("userInteraction", DriverJSON(node.takesTouches))
    let inner = subviews(node).map(pepperView)
    return inner.isEmpty ? view : view.adding("children", DriverJSON(inner))
  }

  static func appRevealTree(_ screen: DriverScreen) -> DriverJSON {
    let views = screen.window.all.filter { ![.keyboard, .key].contains($0.kind) }
    let objects = views.map { node -> DriverJSON in
      var view: DriverJSON = [
        "class": .text(node.kind.viewClass), "frame": .text(list(whole(node.frame))),
        "hidden": DriverJSON(node.isHidden), "alpha": .number(node.alpha),
        "userInteraction": DriverJSON(node.takesTouches),
        "depth": .number(Double(node.depth - 1)),
      ]
      if let name = node.identifier { view = view.adding("accessibilityId", .text(name)) }
      switch node.kind {
      case .button:
        view = view.adding("title", DriverJSON(node.label))
          .adding("enabled", DriverJSON(node.isEnabled))
      case .label, .buttonLabel: view = view.adding("text", DriverJSON(node.label))
      case .toggle: view = view.adding("isOn", true)
      default: break
      }
      return view
    }
    return ["count": .number(Double(views.count)), "views": DriverJSON(objects)]
  }

  static func sentryView(_ node: DriverNode) -> DriverJSON {
    var view: DriverJSON = ["type": .text(node.kind.viewClass)]
    if let name = node.identifier { view = view.adding("identifier", .text(name)) }
    let frame = node.frameInParent
    return view.adding("width", DriverJSON(frame.width)).adding("height", DriverJSON(frame.height))
      .adding("x", DriverJSON(frame.minX)).adding("y", DriverJSON(frame.minY))
      .adding("alpha", .number(node.alpha)).adding("visible", DriverJSON(!node.isHidden))
      .adding("children", DriverJSON(subviews(node).map(sentryView)))
  }

  static func lookInside(_ screen: DriverScreen) -> DriverJSON {
    [
      "app": [
        "appName": "Trips", "bundleIdentifier": "com.example.trips",
        "screenWidth": DriverJSON(screen.size.width),
        "screenHeight": DriverJSON(screen.size.height), "screenScale": 3,
      ],
      "collapsedClassList": [], "colorAlias": [:],
      "displayItems": [lookInsideView(screen.window)], "serverVersion": 7,
    ]
  }

  private static func lookInsideView(_ node: DriverNode) -> DriverJSON {
    [
      "className": .text(node.kind.viewClass), "memoryAddress": .text(node.address), "oid": 9,
      "frame": DriverJSON(node.frameInParent),
      "bounds": DriverJSON(CGRect(origin: .zero, size: node.frame.size)),
      "alpha": .number(node.alpha), "isHidden": DriverJSON(node.isHidden),
      "representedAsKeyWindow": DriverJSON(node.kind == .window), "customDisplayTitle": "",
      "children": DriverJSON(subviews(node).map(lookInsideView)),
    ]
  }

  // MARK: - Texts

  static func detox(_ screen: DriverScreen) -> String {
    "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<ViewHierarchy>\n"
      + detoxView(screen.window, margin: " ") + "\n</ViewHierarchy>"
  }

  private static func detoxView(_ node: DriverNode, margin: String) -> String {
    let name = node.kind.viewClass
    let (rect, place) = (whole(node.frame), node.parent.map { whole($0.frame) } ?? .zero)
    var head = "\(margin)<\(name) alpha=\"\(node.alpha)\" class=\"\(name)\" focused=\"false\""
    head += " height=\"\(Int(rect.height))\""
    if let label = node.label { head += " label=\"\(escaped(label))\"" }
    if let identifier = node.identifier { head += " testID=\"\(identifier)\"" }
    head += " visibility=\"\(node.isHidden ? "invisible" : "visible")\""
    head += " width=\"\(Int(rect.width))\""
    if node.kind != .window {
      head += " x=\"\(Int(rect.minX - place.minX))\" y=\"\(Int(rect.minY - place.minY))\""
    }
    let inner = subviews(node).map { detoxView($0, margin: margin + " ") }
    guard !inner.isEmpty else { return head + " />" }
    return head + ">\n" + inner.joined(separator: "\n") + "\n\(margin)</\(name)>"
  }

  static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: "\"", with: "&quot;")
  }

  static func earlGrey(_ screen: DriverScreen) -> String {
    earlGreyLines(screen.window, depth: 0).joined(separator: "\n")
  }

  private static func earlGreyLines(_ node: DriverNode, depth: Int) -> [String] {
    let bars = depth == 0 ? "" : String(repeating: "  |", count: depth) + "--"
    let isElement = node.label != nil && node.kind != .buttonLabel
    var parts = ["\(node.kind.viewClass):\(node.address)", "AX=\(isElement ? "Y" : "N")"]
    if let name = node.identifier { parts.append("AX.id='\(name)'") }
    if let label = node.label { parts.append("AX.label='\(label)'") }
    parts.append("AX.frame=\(braces(node.frame))")
    parts.append(
      "AX.activationPoint={\(DriverJSON.digits(node.frame.midX)), \(DriverJSON.digits(node.frame.midY))}"
    )
    parts.append(
      "AX.traits='UIAccessibilityTrait\(node.kind == .button ? "Button" : "None")'"
    )
    parts.append("AX.focused='N'")
    parts.append("frame=\(braces(node.frameInParent))")
    if node.isHidden { parts.append("hidden") }
    if node.kind == .window { parts.append("opaque") }
    parts.append("alpha=\(DriverJSON.digits(node.alpha))")
    if !node.takesTouches { parts.append("UIE=N") }
    if !node.isEnabled { parts.append("disabled") }
    if [.label, .buttonLabel].contains(node.kind), let text = node.label {
      parts.append("text='\(text)'")
    }
    return [bars + "<" + parts.joined(separator: "; ") + ">"]
      + subviews(node).flatMap { earlGreyLines($0, depth: depth + 1) }
  }
}
