internal import CPango
public import Drawing

/// The program's own fonts, and the measures of their text.
///
/// The same files give the same glyphs, independent of the machine's font settings and the user's language. Files
/// are read when the first text needs them. A library belongs to one thread.
public final class FontLibrary {
  /// The sets of files for text, smallest first.
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

  /// The faces without a file; only looks at names and reads no files.
  public var missingFonts: [FontFile] {
    var seen: Set<FontFile> = []
    return Selection.allCases.flatMap { files[$0] ?? [] }
      .filter { $0.path == nil && seen.insert($0).inserted }
  }

  /// The missing faces and how to get them; nil if all faces were found.
  public var problem: String? {
    let missing = missingFonts
    guard !missing.isEmpty else { return nil }
    let faces = missing.map { "\($0.name) for \($0.purpose)" }.joined(separator: ", ")
    let packages = Set(missing.map(\.package)).sorted().joined(separator: " ")
    return "fonts not found: \(faces); install the packages \(packages) (or put the files into "
      + "/usr/share/fonts); until then you see other fonts or empty boxes"
  }

  /// Returns the number of characters of the run that no face can show.
  public func unknownGlyphCount(in run: TextRun) -> Int {
    TextLayout(run, library: self)?.unknownGlyphCount ?? run.string.unicodeScalars.count
  }

  /// Whether glyphs come only from the listed files.
  var isPrivate: Bool { Selection.allCases.allSatisfy { collection($0).isPrivate } }

  /// Returns the context for the layout of a string; nil without any face.
  ///
  /// Which files are used depends only on string and weight, never on earlier calls.
  func context(for string: String, weight: FontDescription.Weight) -> OpaquePointer? {
    let isBasic = string.unicodeScalars.allSatisfy { $0.value < FontLibrary.firstEastAsian }
    if isBasic, let context = collection(.basic).context { return context }
    return collection(weight.isHeavy ? .eastAsianBold : .eastAsianRegular).context
  }

  /// Returns height and baseline of every line of a face, independent of the characters in the line.
  func lineMeasures(of font: FontDescription) -> LineMeasures {
    if let known = measures[font] { return known }
    let found = LineMeasures(of: font, context: context(for: "", weight: font.weight))
    // Sizes can be animated, and no text needs all of them.
    if measures.count >= 256 { measures.removeAll() }
    measures[font] = found
    return found
  }

  /// The first scalar of the blocks of Chinese, Japanese and Korean.
  private static let firstEastAsian: UInt32 = 0x2E80

  private func collection(_ selection: Selection) -> FontCollection {
    if let known = collections[selection] { return known }
    let collection = FontCollection(files[selection] ?? [])
    collections[selection] = collection
    return collection
  }
}
