import Foundation
package import PointerInput

extension ContactAttributes {
  /// The attributes that the device reported, each as a name and a value.
  package func facts(in language: Language) -> [(name: String, value: String)] {
    var facts: [(name: String, value: String)] = []
    if force > 0 { facts.append((language("Force", "力度"), String(format: "%.2f", force))) }
    return facts
  }
}
