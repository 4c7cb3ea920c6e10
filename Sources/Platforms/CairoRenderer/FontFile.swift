import Drawing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A face that the program's text needs, and the paths where systems keep it.
public struct FontFile: Hashable, Sendable {
  /// The name of the face in messages to the user.
  public let name: String
  /// The text that uses the face.
  public let purpose: String
  /// The package that contains the face on Debian and its derivatives.
  public let package: String
  /// The paths to try, that of the tested system first.
  public let candidates: [String]

  /// The first candidate that can be read.
  public var path: String? { candidates.first { access($0, R_OK) == 0 } }

  /// The faces for Latin text and symbols, which load quickly.
  static let basic: [FontFile] = [
    FontFile(
      name: "Inter Regular",
      purpose: "text",
      package: "fonts-inter",
      candidates: places(["opentype/inter", "inter", "rsms-inter-fonts"], "Inter-Regular")
    ),
    FontFile(
      name: "Inter Medium",
      purpose: "names",
      package: "fonts-inter",
      candidates: places(["opentype/inter", "inter", "rsms-inter-fonts"], "Inter-Medium")
    ),
    FontFile(
      name: "Inter Bold",
      purpose: "bold text",
      package: "fonts-inter",
      candidates: places(["opentype/inter", "inter", "rsms-inter-fonts"], "Inter-Bold")
    ),
    FontFile(
      name: "DejaVu Sans",
      purpose: "symbols and other scripts",
      package: "fonts-dejavu-core",
      candidates: places(["truetype/dejavu", "dejavu-sans-fonts", "dejavu"], "DejaVuSans")
    ),
    FontFile(
      name: "DejaVu Sans Bold",
      purpose: "bold symbols and other scripts",
      package: "fonts-dejavu-core",
      candidates: places(["truetype/dejavu", "dejavu-sans-fonts", "dejavu"], "DejaVuSans-Bold")
    ),
    FontFile(
      name: "DejaVu Sans Mono",
      purpose: "monospaced text",
      package: "fonts-dejavu-core",
      candidates: places(["truetype/dejavu", "dejavu-sans-mono-fonts", "dejavu"], "DejaVuSansMono")
    ),
    FontFile(
      name: "DejaVu Serif",
      purpose: "serif text",
      package: "fonts-dejavu-core",
      candidates: places(["truetype/dejavu", "dejavu-serif-fonts", "dejavu"], "DejaVuSerif")
    ),
  ]

  /// The face for Chinese, Japanese and Korean; reading its tables takes ten milliseconds.
  static let eastAsianRegular: [FontFile] = [
    FontFile(
      name: "Noto Sans CJK Regular",
      purpose: "Chinese text",
      package: "fonts-noto-cjk",
      candidates: places(
        ["opentype/noto", "noto-cjk", "google-noto-sans-cjk-fonts"],
        "NotoSansCJK-Regular"
      )
    )
  ]

  /// The bold face for the same scripts, read only when bold text needs it.
  static let eastAsianBold: [FontFile] = [
    FontFile(
      name: "Noto Sans CJK Bold",
      purpose: "bold Chinese text",
      package: "fonts-noto-cjk",
      candidates: places(
        ["opentype/noto", "noto-cjk", "google-noto-sans-cjk-fonts"],
        "NotoSansCJK-Bold"
      )
    )
  ]

  /// Returns the families in the order in which they are searched for a character.
  ///
  /// The last one follows all basic ones, so that loading it later cannot change earlier text.
  static func families(of family: FontDescription.Family) -> String {
    let others = "Inter, DejaVu Sans, Noto Sans CJK SC"
    return switch family {
    case .system: others
    case .monospaced: "DejaVu Sans Mono, " + others
    case .serif: "DejaVu Serif, " + others
    }
  }

  private static func places(_ folders: [String], _ file: String) -> [String] {
    let known = folders + ["TTF", "OTF"]
    return known.flatMap { folder in
      ["otf", "ttf", "ttc"].map { "/usr/share/fonts/\(folder)/\(file).\($0)" }
    }
  }
}
