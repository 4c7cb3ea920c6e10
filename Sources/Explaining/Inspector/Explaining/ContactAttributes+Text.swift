import Foundation
package import TouchInput

extension ContactAttributes {
  /// Returns the attributes that the device reported, each as a name and a value.
  package func facts(in language: Language) -> [(name: String, value: String)] {
    var facts: [(name: String, value: String)] = []
    if force > 0 { facts.append((language("Force", "力度"), String(format: "%.2f", force))) }
    if let lean = lean(in: language) {
      facts.append((language("Stylus", "触控笔"), lean))
    }
    return facts
  }

  /// Returns the altitude and direction of a stylus; nil for other tools and for an upright stylus.
  func lean(in language: Language) -> String? {
    guard tool == .pencil, altitude != Self.upright else { return nil }
    let (height, direction) = (Self.degrees(altitude), Self.degrees(azimuth))
    return language(
      "\(height)° to the screen, leaning towards \(direction)°",
      "与屏幕成 \(height)°，倾向 \(direction)°"
    )
  }

  private static func degrees(_ angle: Double) -> String {
    Measure.number((angle * 180 / .pi).rounded())
  }
}
