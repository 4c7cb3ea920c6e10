import TouchTrace
import SceneFiles
import UIKit

/// The settings of a recognizer in a session, by the keys of its format.
struct RecognizerSettings {
  private let values: [String: Double]

  init(_ values: [String: Double]) { self.values = values }

  /// Sets the valid values of a session.
  func apply(to recognizer: UIGestureRecognizer) {
    for property in Properties.recognizers where property.read(recognizer) != nil {
      guard let word = Self.words[property.name], let value = values[word] else { continue }
      guard let allowed = Self.allowed(value, property.kind) else { continue }
      _ = property.write?(recognizer, allowed)
    }
  }

  /// Returns the property value for a number of a session; nil for an invalid number.
  private static func allowed(_ number: Double, _ kind: PropertyKind) -> PropertyValue? {
    switch kind {
    case .integer(let range):
      return Int(exactly: number).map(range.contains) == true ? .number(number) : nil
    case .number(let range): return range.contains(number) ? .number(number) : nil
    case .choice(let bits):
      // A session can contain several directions or edges, a scene file only one.
      guard let set = Int(exactly: number), (1..<1 << bits.count).contains(set) else { return nil }
      return .numbers(bits.indices.filter { set >> $0 & 1 == 1 }.map(Double.init))
    default: return nil
    }
  }

  /// The keys of session files, by the names of UIKit's properties.
  private static let words = Dictionary(
    RecognizerKind.allCases.flatMap(\.settings).map { ($0.name, $0.sessionName) }
  ) { first, _ in first }
}
