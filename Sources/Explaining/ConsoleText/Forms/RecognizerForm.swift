import TouchTrace
import TextFormats

/// A parser of recognizers.
struct RecognizerForm {
  private let values: ValueText

  init(_ values: ValueText) {
    self.values = values
  }

  /// Whether an item is a recognizer.
  static func fits(_ item: ConsoleItem) -> Bool {
    guard item.value("state") != nil || item.isCut, item.value("frame") == nil else { return false }
    return item.value("target") != nil || item.className.hasSuffix("GestureRecognizer")
      || item.className.contains("Gesture")
      || item.value("view") != nil && item.value("state") != nil
  }

  func recognizer(_ item: ConsoleItem, at position: SourcePosition) -> ConsoleRecognizer {
    var recognizer = ConsoleRecognizer(
      className: item.className,
      address: item.address,
      position: position
    )
    recognizer.label = item.label
    recognizer.isCut = item.isCut
    for attribute in item.attributes { read(attribute, into: &recognizer) }
    return recognizer
  }

  private func read(
    _ attribute: ConsoleItem.Attribute,
    into recognizer: inout ConsoleRecognizer
  ) {
    let value = attribute.value
    switch attribute.key {
    case "state": recognizer.state = values.word(value)
    case "baseClass": recognizer.baseClass = values.word(value)
    case "enabled": recognizer.isEnabled = values.bool(value)
    case "cancelsTouchesInView": recognizer.cancelsTouchesInView = values.bool(value)
    case "delaysTouchesBegan": recognizer.delaysTouchesBegan = values.bool(value)
    case "delaysTouchesEnded": recognizer.delaysTouchesEnded = values.bool(value)
    case "view": recognizer.view = values.reference(value)
    case "target": recognizer.targets = targets(value)
    case "must-fail": recognizer.requirements = values.references(value)
    case "must-fail-for": recognizer.dependents = values.references(value)
    case let key where Self.settings.contains(key):
      recognizer.settings[key] = values.word(value)
    default: break
    }
  }

  private static let settings = Set(RecognizerKind.allCases.flatMap(\.settings).map(\.name))

  /// Returns the pairs in `<(action=pan:, target=<VC 0x12>)>`.
  private func targets(_ range: Range<Int>) -> [ConsoleRecognizer.Target] {
    var (targets, place) = ([ConsoleRecognizer.Target](), range.lowerBound)
    let mark = Array("action=".utf8)
    while place + mark.count < range.upperBound, targets.count < 50 {
      guard bytes[place..<(place + mark.count)].elementsEqual(mark) else {
        place += 1
        continue
      }
      var end = place + mark.count
      while end < range.upperBound, !",)>".utf8.contains(bytes[end]) { end += 1 }
      let action = values.word((place + mark.count)..<end)
      let next = bytes[end..<range.upperBound].firstIndex(of: UInt8(ascii: ")")) ?? range.upperBound
      targets.append(.init(action: action, target: values.reference(end..<next)))
      place = next
    }
    return targets
  }

  private var bytes: [UInt8] { values.bytes }
}
