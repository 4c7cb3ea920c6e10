import Foundation

/// Accessibility trees in text formats other than JSON.
extension DriverForm {
  static let xmlHead = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

  static func xml(_ node: DriverNode, index: Int = 0, margin: String = "") -> String {
    let type = "XCUIElementType" + node.kind.element
    let frame = whole(node.frame)
    var head = "\(margin)<\(type) type=\"\(type)\""
    if let value = node.value { head += " value=\"\(escaped(value))\"" }
    if let name = node.identifier ?? node.label { head += " name=\"\(escaped(name))\"" }
    if let label = node.label { head += " label=\"\(escaped(label))\"" }
    head += " enabled=\"\(node.isEnabled)\" visible=\"\(node.isVisible)\""
    head += " accessible=\"\(node.label != nil)\" x=\"\(Int(frame.minX))\" y=\"\(Int(frame.minY))\""
    head += " width=\"\(Int(frame.width))\" height=\"\(Int(frame.height))\" index=\"\(index)\""
    let inner = children(node).enumerated().map { xml($1, index: $0, margin: margin + "  ") }
    guard !inner.isEmpty else { return head + "/>" }
    return head + ">\n" + inner.joined(separator: "\n") + "\n\(margin)</\(type)>"
  }

  static func debugDescription(_ screen: DriverScreen) -> String {
    let head = "Application, \(screen.application.address), pid: 4711, label: 'Trips'"
    return "Attributes: \(head)\nElement subtree:\n →\(head)\n"
      + elementLines(screen.window, margin: "    ").joined(separator: "\n")
      + "\nPath to element:\n →\(head)\nQuery chain:\n →Find: Target Application 'com.example.trips'"
  }

  private static func elementLines(_ node: DriverNode, margin: String) -> [String] {
    let frame = node.frame
    let type = node.kind == .window ? "Window (Main)" : node.kind.element
    var line =
      "\(margin)\(type), \(node.address), {{\(Double(frame.minX)), \(Double(frame.minY))}, "
      + "{\(Double(frame.width)), \(Double(frame.height))}}"
    if let name = node.identifier { line += ", identifier: '\(name)'" }
    if let label = node.label { line += ", label: '\(label)'" }
    if let value = node.value { line += ", value: \(value)" }
    if !node.isEnabled { line += ", Disabled" }
    return [line] + children(node).flatMap { elementLines($0, margin: margin + "  ") }
  }

  // MARK: - Maestro

  /// Returns all elements, with the number of each one's parent.
  private static func numbered(_ screen: DriverScreen) -> [(node: DriverNode, parent: Int?)] {
    let all = screen.application.all.filter { $0.kind != .buttonLabel }
    return all.map { node in (node, all.firstIndex { $0 === node.parent }) }
  }

  static func maestroCSV(_ screen: DriverScreen, hasBounds: Bool) -> String {
    let head = "element_num,depth,\(hasBounds ? "bounds," : "")attributes,parent_num"
    let lines = numbered(screen).enumerated().map { index, item in
      let (node, parent) = (item.node, item.parent.map(String.init) ?? "")
      var parts: [String] = []
      if let label = node.label { parts.append("accessibilityText=\(label)") }
      if let value = node.value { parts += ["value=\(value)", "text=\(value)"] }
      if let name = node.identifier { parts.append("resource-id=\(name)") }
      if !hasBounds { parts.append("bounds=\(corners(node.frame))") }
      if node.isEnabled {
        parts += hasBounds ? ["enabled=true"] : ["enabled=true", "enabled=true"]
      }
      let place = hasBounds ? "\"\(corners(node.frame))\"," : ""
      return "\(index),\(node.depth),\(place)\(field(parts.joined(separator: "; "))),\(parent)"
    }
    return ([head] + lines).joined(separator: "\n")
  }

  static func maestroColumns(_ screen: DriverScreen) -> String {
    let head =
      "id,depth,bounds,text,resource_id,accessibility,hint,class,value,scrollable,clickable,"
      + "enabled,focused,selected,checked,parent_id"
    let lines = numbered(screen).enumerated().map { index, item in
      let (node, parent) = (item.node, item.parent.map(String.init) ?? "")
      let texts = [node.value, node.identifier, node.label].map { $0.map(field) ?? "" }
      return "\(index),\(node.depth),\"\(corners(node.frame))\",\(texts.joined(separator: ",")),,,"
        + "\(node.value.map(field) ?? ""),,,\(node.isEnabled ? 1 : 0),,,,\(parent)"
    }
    return ([head] + lines).joined(separator: "\n")
  }

  /// Returns a quoted CSV field.
  private static func field(_ text: String) -> String {
    "\"" + text.replacingOccurrences(of: "\"", with: "\"\"") + "\""
  }

  // MARK: - One element per line

  static func mobileText(_ screen: DriverScreen) -> String {
    let head =
      "One element per line: @ref Type text= label= name= value= id= at=x,y size=WxH"
      + " [focused] [selected] [checked] [disabled]"
    let lines = mobileElements(screen).enumerated().map { index, node in
      let frame = whole(node.frame)
      var line = "@e\(index + 1) \(node.kind.element)"
      if let label = node.label { line += " label=\(DriverJSON.quoted(label))" }
      if let name = node.identifier ?? node.label { line += " name=\(DriverJSON.quoted(name))" }
      if let value = node.value { line += " value=\(DriverJSON.quoted(value))" }
      if let name = node.identifier { line += " id=\(DriverJSON.quoted(name))" }
      line +=
        " at=\(Int(frame.minX)),\(Int(frame.minY)) size=\(Int(frame.width))x\(Int(frame.height))"
      return node.isEnabled ? line : line + " disabled"
    }
    return ([head] + lines).joined(separator: "\n")
  }

  static func argentDescribe(_ screen: DriverScreen) -> String {
    let head = """
      Source: ax-service
      Mode: flat
      Coordinates are normalized [0,1] fractions of the screen (x, y, width, height), not pixels.
      Pass them straight to gesture-tap / gesture-swipe / gesture-pinch, which expect this same space.

      ROOT  AXGroup (0.000, 0.000, 1.000, 1.000)


      """
    let nodes = mobileElements(screen).sorted {
      ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX)
    }
    let lines = nodes.map { node in
      var line = "  \(node.kind.role)"
      if let label = node.label { line += " \"\(label)\"" }
      if let value = node.value { line += " value=\"\(value)\"" }
      if let name = node.identifier { line += " id=\"\(name)\"" }
      if !node.isEnabled { line += " [disabled]" }
      return line + "  (\(shares(node.frame, screen.size)))"
    }
    return head + lines.joined(separator: "\n")
  }

  /// Returns a rectangle as fractions of the screen; parts off the screen are cut.
  private static func shares(_ rect: CGRect, _ size: CGSize) -> String {
    let left = min(max(rect.minX / size.width, 0), 1)
    let top = min(max(rect.minY / size.height, 0), 1)
    let right = min(max(rect.maxX / size.width, 0), 1)
    let bottom = min(max(rect.maxY / size.height, 0), 1)
    return [left, top, right - left, bottom - top].map { String(format: "%.3f", Double($0)) }
      .joined(separator: ", ")
  }

  static func simUseEntries(_ screen: DriverScreen) -> [DriverNode] {
    mobileElements(screen).filter {
      !$0.frame.isEmpty && $0.frame.intersects(screen.application.frame)
    }
    .sorted { ($0.frame.midY, $0.frame.minX) < ($1.frame.midY, $1.frame.minX) }
  }

  static func simUseOutline(_ screen: DriverScreen) -> String {
    let (width, height) = (Int(screen.size.width), Int(screen.size.height))
    let nodes = simUseEntries(screen)
    let band = { (node: DriverNode) in
      node.frame.midY < 120 ? 0 : node.frame.midY >= screen.size.height - 120 ? 2 : 1
    }
    let heads = [
      "[Top  y<120]", "[Content  y=120..\(height - 120)]", "[Bottom  y>=\(height - 120)]",
    ]
    var (lines, last) = (["App: Trips  \(width)x\(height)"], -1)
    for (index, node) in nodes.enumerated() {
      if band(node) != last {
        last = band(node)
        lines += ["", heads[last]]
      }
      let frame = whole(node.frame)
      var line = "  @\(index + 1)  \(node.kind.element)"
      if let label = node.label { line += "  \(DriverJSON.quoted(label))" }
      if let name = node.identifier { line += "  #\(name)" }
      line += "  (\(Int(frame.minX)),\(Int(frame.minY)) \(Int(frame.width))x\(Int(frame.height)))"
      if let value = node.value { line += "  value=\(DriverJSON.quoted(value))" }
      lines.append(node.isEnabled ? line : line + "  disabled")
    }
    return lines.joined(separator: "\n")
  }
}
