import Foundation

/// The desktop's setting for reduced motion.
struct DesktopMotion {
  /// Whether the user's desktop settings disable animations.
  let isReduced: Bool

  /// Reads the user's settings for GTK programs and KDE programs.
  init(_ environment: [String: String] = ProcessInfo.processInfo.environment) {
    let home = environment["HOME"] ?? NSHomeDirectory()
    let folder = environment["XDG_CONFIG_HOME"] ?? home + "/.config"
    let files = ["gtk-4.0/settings.ini", "gtk-3.0/settings.ini", "kdeglobals"]
    isReduced = files.contains { name in
      guard let data = FileManager.default.contents(atPath: "\(folder)/\(name)") else {
        return false
      }
      return String(decoding: data, as: UTF8.self).split(separator: "\n").contains(where: Self.asks)
    }
  }

  private static func asks(_ line: Substring) -> Bool {
    let parts = line.split(separator: "=", maxSplits: 1).map {
      $0.trimmingCharacters(in: .whitespaces).lowercased()
    }
    guard parts.count == 2 else { return false }
    switch parts[0] {
    case "gtk-enable-animations": return ["0", "false"].contains(parts[1])
    case "animationdurationfactor": return Double(parts[1]) == 0
    default: return false
    }
  }
}
