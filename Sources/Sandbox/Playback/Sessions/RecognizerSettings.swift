import TouchTrace
import SceneFiles
import UIKit

/// What a session says of the settings of a recognizer, by the words of its format.
struct RecognizerSettings {
  private let values: [String: Double]

  init(_ values: [String: Double]) { self.values = values }

  /// Sets what is said and makes sense.
  func apply(to recognizer: UIGestureRecognizer) {
    for property in Properties.recognizers where property.read(recognizer) != nil {
      guard let word = Self.words[property.name], let value = values[word] else { continue }
      let isAllowed =
        switch property.kind {
        case .integer(let range): Int(exactly: value).map(range.contains) ?? false
        case .number(let range): range.contains(value)
        default: false
        }
      if isAllowed { _ = property.write?(recognizer, .number(value)) }
    }
    // A session may name several directions or edges, a scene file one.
    if let swipe = recognizer as? UISwipeGestureRecognizer, let bits = bits("direction") {
      swipe.direction = UISwipeGestureRecognizer.Direction(rawValue: bits)
    }
    if let pan = recognizer as? UIScreenEdgePanGestureRecognizer, let bits = bits("edges") {
      pan.edges = UIRectEdge(rawValue: bits)
    }
  }

  private func bits(_ word: String) -> UInt? {
    values[word].flatMap(UInt.init(exactly:)).flatMap { (1...15).contains($0) ? $0 : nil }
  }

  /// The keys of session files, by the names of UIKit's properties.
  private static let words = Dictionary(
    RecognizerKind.allCases.flatMap(\.settings).map { ($0.name, $0.sessionName) }
  ) { first, _ in first }
}
