package import BrowserPlatform
import Drawing
package import Inspector

extension Audience.Style {
  /// Returns the names of guests in a language, with the colours of the overlay.
  nonisolated package static func usual(in language: Language) -> Audience.Style {
    Audience.Style(
      name: { language("Guest \($0)", "来宾 \($0)") },
      color: { device in
        let color = TouchOwner.color(ofDevice: device)
        return [color.red, color.green, color.blue].map { UInt8(($0 * 255).rounded()) }
      },
      hostNames: ["Host", "主持人"]
    )
  }
}
