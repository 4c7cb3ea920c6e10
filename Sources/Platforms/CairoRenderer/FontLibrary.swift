internal import CPango
public import Drawing

/// The program's own fonts, and the measures of text set in them.
///
/// The same files give the same glyphs whatever the machine's font settings and the user's
/// language are. Files are read when the first text needs them. A library belongs to one thread.
public final class FontLibrary {
  /// The sets of files that text is set in, smallest first.
  private enum Selection: CaseIterable {
    case basic, eastAsianRegular, eastAsianBold
  }

  private let files: [Selection: [FontFile]]
  private var collections: [Selection: FontCollection] = [:]
  private var measures: [FontDescription: LineMeasures] = [:]

  /// Creates the library of the program's faces.
  public convenience init() {
    self.init(
      basic: FontFile.basic,
      eastAsianRegular: FontFile.eastAsianRegular,
      eastAsianBold: FontFile.eastAsianBold
    )
  }

  init(basic: [FontFile], eastAsianRegular: [FontFile], eastAsianBold: [FontFile]) {
    files = [
      .basic: basic, .eastAsianRegular: basic + eastAsianRegular,
      .eastAsianBold: basic + eastAsianBold,
    ]
  }

  /// The faces for which no file was found; looks at names only and reads nothing.
  public var missingFonts: [FontFile] {
    var seen: Set<FontFile> = []
    return Selection.allCases.flatMap { files[$0] ?? [] }
      .filter { $0.path == nil && seen.insert($0).inserted }
  }

  /// What is missing and how to get it, nil when all faces were found.
  public var problem: String? {
    let missing = missingFonts
    guard !missing.isEmpty else { return nil }
    let faces = missing.map { "\($0.name) for \($0.purpose)" }.joined(separator: ", ")
    let packages = Set(missing.map(\.package)).sorted().joined(separator: " ")
    return "fonts not found: \(faces); install the packages \(packages) (or put the files into "
      + "/usr/share/fonts); until then other faces or empty boxes stand in"
  }

  /// How many characters of the run no face can show.
  public func unknownGlyphCount(in run: TextRun) -> Int {
    TextLayout(run, library: self)?.unknownGlyphCount ?? run.string.unicodeScalars.count
  }

  /// Whether glyphs come from the listed files alone.
  var isPrivate: Bool { Selection.allCases.allSatisfy { collection($0).isPrivate } }

  /// Where a string is laid out, nil when there is not a single face.
  ///
  /// Which files are used depends on string and weight alone, never on what was asked before.
  func context(for string: String, weight: FontDescription.Weight) -> OpaquePointer? {
    let isBasic = string.unicodeScalars.allSatisfy { $0.value < FontLibrary.firstEastAsian }
    if isBasic, let context = collection(.basic).context { return context }
    return collection(weight.isHeavy ? .eastAsianBold : .eastAsianRegular).context
  }

  /// Height and baseline of every line of a face, whatever characters the line holds.
  func lineMeasures(of font: FontDescription) -> LineMeasures {
    if let known = measures[font] { return known }
    let found = LineMeasures(of: font, context: context(for: "", weight: font.weight))
    // Sizes can be animated; no text needs all of them.
    if measures.count >= 256 { measures.removeAll() }
    measures[font] = found
    return found
  }

  /// The first scalar of the blocks that Chinese, Japanese and Korean use.
  private static let firstEastAsian: UInt32 = 0x2E80

  private func collection(_ selection: Selection) -> FontCollection {
    if let known = collections[selection] { return known }
    let collection = FontCollection(files[selection] ?? [])
    collections[selection] = collection
    return collection
  }
}
