import Foundation

/// The mapping from objects of the engine's session to objects of the app's session.
///
/// The names in the scene end with the numbers from the app's session: `UIButton 0x1f`.
struct EngineNumbers {
  private(set) var views: [Int: Int] = [:]
  private(set) var recognizers: [Int: Int] = [:]

  init(_ engine: TouchSession) {
    let tree = engine.lastTree
    for (number, view) in tree.views {
      views[number] = view.identifier.flatMap(Self.number)
    }
    for (number, recognizer) in tree.recognizers {
      recognizers[number] = recognizer.name.flatMap(Self.number)
    }
  }

  private static func number(in name: String) -> Int? {
    guard let mark = name.range(of: "0x", options: .backwards) else { return nil }
    let digits = name[mark.upperBound...].prefix { $0.isHexDigit }
    return Int(digits, radix: 16)
  }
}
