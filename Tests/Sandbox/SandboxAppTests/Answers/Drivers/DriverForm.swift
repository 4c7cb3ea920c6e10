import Foundation

/// A form in which a driver prints a screen.
enum DriverForm: String, CaseIterable {
  // Accessibility trees.
  case idb, idbLines, idbComplete, axe, wdaJSON, wdaXML, appiumXML, debugDescription
  case maestroJSON, maestroCSV, maestroBoundsCSV, maestroColumnsCSV, maestroSchema, maestroDriver
  case mobileJSON, mobileOldJSON, mobileText
  case argentDescribe, appRevealElements, simUseOutline, simUseJSON
  // Views among accessibility elements, of which only places are read.
  case earlGrey, detox
  // UIKit trees.
  case argentTree, pepper, appRevealTree
  // UIKit trees without interaction.
  case sentry, lookInside

  /// The kind of information about the order in front.
  enum Family {
    case accessibility, views, viewsWithoutInteraction
  }

  var family: Family {
    switch self {
    case .argentTree, .pepper, .appRevealTree: .views
    case .sentry, .lookInside: .viewsWithoutInteraction
    default: .accessibility
    }
  }

  /// Whether its text is only JSON.
  var isJSON: Bool {
    switch self {
    case .debugDescription, .maestroCSV, .maestroBoundsCSV, .maestroColumnsCSV, .mobileText,
      .argentDescribe, .simUseOutline, .earlGrey, .detox, .appiumXML, .mobileOldJSON, .idbLines,
      .wdaXML:
      false
    default: true
    }
  }

  /// Whether it has one element per line.
  var hasLines: Bool {
    switch self {
    case .debugDescription, .maestroCSV, .maestroBoundsCSV, .maestroColumnsCSV, .mobileText,
      .argentDescribe, .simUseOutline, .earlGrey, .idbLines:
      true
    default: false
    }
  }

  /// Whether elements are sorted by place.
  var isSorted: Bool { [.argentDescribe, .simUseOutline, .simUseJSON].contains(self) }

  /// Returns whether a cause can be added to a screen of the form.
  func has(_ cause: DriverCause) -> Bool {
    switch cause {
    // The form's trees end at the key window, and the keyboard has another one.
    case .behindKeyboard:
      family == .accessibility && ![.simUseJSON, .earlGrey, .detox].contains(self)
    // With this cause its `enabled` is false too.
    case .interactionOff: self != .appRevealElements
    case .pointInPixels: tellsScreen
    // The points of this form are already fractions.
    case .pointInShares: tellsScreen && self != .argentDescribe
    default: true
    }
  }

  /// Whether it contains the size of the screen.
  var tellsScreen: Bool {
    switch self {
    case .mobileJSON, .mobileOldJSON, .mobileText, .appRevealElements, .argentDescribe: false
    default: true
    }
  }

  /// Returns whether the text proves a cause.
  func tells(_ cause: DriverCause) -> Bool {
    switch cause {
    case .disabled:
      ![.mobileOldJSON, .argentTree, .sentry, .detox, .lookInside].contains(self)
    case .hidden, .hiddenAbove, .transparent:
      family != .accessibility
        || [.wdaJSON, .wdaXML, .appiumXML, .appRevealElements, .earlGrey, .detox].contains(self)
    // Fractions are relative to the screen; another form reports views off the screen as invisible.
    case .below, .right: tellsScreen || [.argentDescribe, .appRevealElements].contains(self)
    case .zeroSize: true
    case .interactionOff, .covered, .coveredFaintly: family == .views
    case .behindKeyboard: tellsKeyboard
    case .nothing, .coverLetsThrough, .coverBehind: family == .views
    case .pointInPixels, .pointInShares: true
    }
  }

  private var tellsKeyboard: Bool {
    switch self {
    case .idb, .idbLines, .idbComplete, .axe, .wdaJSON, .wdaXML, .appiumXML, .debugDescription,
      .maestroDriver:
      true
    default: false
    }
  }

  /// Returns whether it leaves out an element without area, or one off the screen.
  func leavesOut(_ cause: DriverCause) -> Bool {
    switch (self, cause) {
    case (.simUseOutline, .below), (.simUseOutline, .right), (.simUseOutline, .zeroSize),
      (.maestroSchema, .zeroSize):
      true
    default: false
    }
  }

  /// Returns the name in a user's question for the button.
  func title(of button: DriverNode) -> String {
    switch self {
    case .sentry: button.identifier ?? ""
    case .lookInside: button.address
    default: button.label ?? ""
    }
  }

  /// Returns the JSON of a screen; nil for forms in other formats.
  func json(of screen: DriverScreen) -> DriverJSON? {
    switch self {
    case .idb: DriverJSON(Self.flat(screen).map { Self.idbElement($0) })
    case .idbComplete: Self.idbComplete(screen)
    case .axe: [Self.axeElement(screen.application)]
    case .wdaJSON: ["value": Self.wdaElement(screen.application), "sessionId": nil]
    case .maestroJSON: Self.maestroRoot(screen)
    case .maestroSchema: Self.maestroSchema(screen)
    case .maestroDriver: ["axElement": Self.maestroDriverElement(screen.application), "depth": 6]
    case .mobileJSON, .mobileOldJSON: Self.mobileList(screen, isOld: self == .mobileOldJSON)
    case .appRevealElements: Self.appRevealElements(screen)
    case .simUseJSON: Self.simUse(screen)
    case .argentTree: ["status": "ok", "windows": [Self.argentView(screen.window, depth: 0)]]
    case .pepper: Self.pepper(screen)
    case .appRevealTree: Self.appRevealTree(screen)
    case .sentry: ["rendering_system": "UIKIT", "windows": [Self.sentryView(screen.window)]]
    case .lookInside: Self.lookInside(screen)
    default: nil
    }
  }

  /// Returns the text of a screen, whose JSON was changed before.
  func text(of screen: DriverScreen, json: DriverJSON?, layout: (DriverJSON) -> String) -> String {
    if let json {
      let text = layout(json)
      guard self == .mobileOldJSON || self == .mobileJSON else { return text }
      return "Found these elements on screen: " + text
    }
    switch self {
    case .idbLines:
      return Self.flat(screen).map { Self.idbElement($0).spacedLine }.joined(separator: "\n")
    case .wdaXML:
      let reply: DriverJSON = [
        "value": .text(Self.xmlHead + Self.xml(screen.application) + "\n"), "sessionId": nil,
      ]
      return layout(reply)
    case .appiumXML:
      return Self.xmlHead + "<AppiumAUT>\n" + Self.xml(screen.application) + "\n</AppiumAUT>"
    case .debugDescription: return Self.debugDescription(screen)
    case .maestroCSV: return Self.maestroCSV(screen, hasBounds: false)
    case .maestroBoundsCSV: return Self.maestroCSV(screen, hasBounds: true)
    case .maestroColumnsCSV: return Self.maestroColumns(screen)
    case .mobileText: return Self.mobileText(screen)
    case .argentDescribe: return Self.argentDescribe(screen)
    case .simUseOutline: return Self.simUseOutline(screen)
    case .earlGrey: return Self.earlGrey(screen)
    case .detox: return Self.detox(screen)
    default: return ""
    }
  }

  // MARK: - Parts

  /// Returns the elements of an accessibility tree, parents before children.
  static func flat(_ screen: DriverScreen) -> [DriverNode] {
    screen.application.all.filter { $0.kind != .window && $0.kind != .buttonLabel }
  }

  /// Returns the elements in a view that drivers list.
  static func children(_ node: DriverNode) -> [DriverNode] {
    node.children.filter { $0.kind != .buttonLabel }
  }

  static func list(_ rect: CGRect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map { DriverJSON.digits(Double($0)) }
      .joined(separator: ",")
  }

  static func braces(_ rect: CGRect) -> String {
    let n = [rect.minX, rect.minY, rect.width, rect.height].map { DriverJSON.digits(Double($0)) }
    return "{{\(n[0]), \(n[1])}, {\(n[2]), \(n[3])}}"
  }

  static func corners(_ rect: CGRect) -> String {
    "[\(Int(rect.minX)),\(Int(rect.minY))][\(Int(rect.maxX)),\(Int(rect.maxY))]"
  }

  /// Returns the rectangle with whole numbers.
  static func whole(_ rect: CGRect) -> CGRect {
    CGRect(
      x: rect.minX.rounded(),
      y: rect.minY.rounded(),
      width: rect.width.rounded(),
      height: rect.height.rounded()
    )
  }
}
