import CairoRenderer
import Foundation
import Geometry
import Inspector
import ScreenshotReferences
import TextFormats

/// A screenshot test with a difference or without a reference.
struct ReviewEntry {
  /// The state of the decision.
  enum State: String { case open, accepted, kept }

  /// The kind of the difference.
  enum Kind: String { case different, missing, size, unreadable }

  let files: ScreenshotFiles
  /// The name of the reference: `basket-phone`.
  let name: String
  /// The name of the test file without its extension.
  let test: String
  let form: ScreenshotForm
  let kind: Kind
  /// The number of different pixels; nil for texts, or if one picture is missing.
  let pixels: Int?
  /// The different places, in pixels.
  let places: [PixelRectangle]
  /// The sizes in pixels; nil for texts and unreadable pictures.
  let sizes: (reference: CGSize?, actual: CGSize?)
  /// The lines of texts, each after `- `, `+ ` or two spaces.
  let lines: [String]?
  /// The views and touch areas before and after; nil if they were not stored.
  let facts: (before: ScreenFacts, after: ScreenFacts)?
  let change: ScreenChange?
  /// The reason why the facts are missing.
  let absent: Phrase?
  var state = State.open
  /// A hash of the compared actual file, which must be unchanged for acceptance.
  private let actualHash: Int
  /// The reference and the actual picture before the acceptance; nil until then.
  private(set) var former: Data?
  private(set) var accepted: Data?

  init(_ files: ScreenshotFiles) {
    self.files = files
    let url = URL(fileURLWithPath: files.reference)
    test = url.deletingLastPathComponent().lastPathComponent
    let base = url.deletingPathExtension().lastPathComponent
    let form = ScreenshotForm.allCases.first { $0 != .picture && base.hasSuffix(".\($0.rawValue)") }
    self.form = form ?? .picture
    name = form.map { String(base.dropLast($0.rawValue.count + 1)) } ?? base
    let reference = try? Data(contentsOf: URL(fileURLWithPath: files.reference))
    let actual = (try? Data(contentsOf: URL(fileURLWithPath: files.actual))) ?? Data()
    actualHash = actual.hashValue
    if self.form.isPicture {
      let comparison = PicturePair(reference, actual)
      (kind, pixels, places) = (comparison.kind, comparison.pixels, comparison.places)
      (sizes, lines) = (comparison.sizes, nil)
    } else {
      kind = reference == nil ? .missing : .different
      (pixels, places, sizes) = (nil, [], (nil, nil))
      lines = Self.lines(from: reference, to: actual)
    }
    (facts, absent) = Self.facts(files, self.form, isNew: reference == nil)
    change = facts.map { ScreenChange($0.before, $0.after) }
  }

  /// Both pictures as files; nil for a missing one.
  var pictures: (reference: Data?, actual: Data?) {
    func data(_ path: String) -> Data? { try? Data(contentsOf: URL(fileURLWithPath: path)) }
    return (former ?? data(files.reference), accepted ?? data(files.actual))
  }

  /// Returns a picture of the difference as a file; nil unless there are two pictures.
  func differencePicture() -> Data? {
    let (old, new) = pictures
    guard let old = old.flatMap({ try? Bitmap(pngData: $0) }),
      let new = new.flatMap({ try? Bitmap(pngData: $0) })
    else { return nil }
    return try? BitmapDifference(from: old, to: new).darkPicture().pngData()
  }

  /// Makes the actual file the reference.
  mutating func accept() throws -> ScreenshotAcceptance {
    let pictures = pictures
    guard kind != .unreadable, let actual = pictures.actual, actual.hashValue == actualHash else {
      throw kind == .unreadable ? ReviewProblem.Cause.unreadable : .changed
    }
    let acceptance = try ScreenshotAcceptance(files, shown: actual)
    (former, accepted) = pictures
    state = .accepted
    return acceptance
  }

  /// Returns to a state before the entry was accepted or kept.
  mutating func reopen(_ state: State) { (self.state, former, accepted) = (state, nil, nil) }

  private static func lines(from reference: Data?, to actual: Data) -> [String] {
    let old = String(decoding: reference ?? Data(), as: UTF8.self)
    return TextDifference.lines(from: old, to: String(decoding: actual, as: UTF8.self))
  }

  private static func facts(
    _ files: ScreenshotFiles,
    _ form: ScreenshotForm,
    isNew: Bool
  ) -> (facts: (before: ScreenFacts, after: ScreenFacts)?, absent: Phrase?) {
    guard form.keepsFacts, !isNew else { return (nil, nil) }
    do throws(SourceProblem) {
      guard let before = try read(files.facts) else {
        return (
          nil,
          Phrase(
            "The reference has no saved views. Accepting saves them.",
            "参考图旁边没有保存视图，接受后会保存。"
          )
        )
      }
      guard let after = try read(files.actualFacts) else {
        return (
          nil,
          Phrase("The test saved no views with the picture.", "测试没有在截图旁写出视图。")
        )
      }
      return ((before, after), nil)
    } catch {
      return (
        nil,
        Phrase("The views cannot be read: \(error.message).", "无法读取视图：\(error.message)。")
      )
    }
  }

  private static func read(_ path: String) throws(SourceProblem) -> ScreenFacts? {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return nil }
    return try ScreenFacts(json: data)
  }

  /// The key of its change: entries with the same key are one group.
  var signature: [[String]] {
    if let change, !change.signature.isEmpty {
      // Differences beside the changed views are part of the change.
      let rest = placesBesideChanges.map { ["\($0)"] }
      return [[form.rawValue]] + change.signature + rest
    }
    if let lines { return [[form.rawValue]] + [lines.filter { !$0.hasPrefix("  ") }] }
    guard kind == .different else { return [["alone", files.reference]] }
    return [["pixels", "\(pixels ?? 0)"]] + places.map { ["\($0)"] }
  }

  /// The different places outside the old and new frames of changed views.
  private var placesBesideChanges: [PixelRectangle] {
    guard let facts, let change, facts.after.width > 0, let size = sizes.actual else { return [] }
    let names = Set(change.tree.changes.map(\.view))
    let scale = size.width / CGFloat(facts.after.width)
    let boxes = [facts.before, facts.after].flatMap(\.views).filter { names.contains($0.name) }
      .compactMap(\.box)
    return places.filter { place in
      let area = CGRect(
        x: CGFloat(place.x) / scale,
        y: CGFloat(place.y) / scale,
        width: CGFloat(place.width) / scale,
        height: CGFloat(place.height) / scale
      )
      return !boxes.contains { $0.intersects(area) }
    }
  }

  /// Returns a short description of the change.
  func summary(in language: Language) -> String {
    switch kind {
    case .missing: return language("no reference yet", "还没有参考图")
    case .unreadable: return language("cannot be read", "无法读取")
    case .size: return language("different size", "尺寸不同")
    case .different: break
    }
    if let change, !change.tree.changes.isEmpty { return change.summary(in: language) }
    if let lines {
      let count = lines.count { !$0.hasPrefix("  ") }
      return language(count == 1 ? "1 line differs" : "\(count) lines differ", "\(count) 行不同")
    }
    let count = pixels ?? 0
    return language(count == 1 ? "1 pixel differs" : "\(count) pixels differ", "\(count) 个像素不同")
  }
}

/// Two pictures, one of which may be missing or unreadable.
private struct PicturePair {
  let kind: ReviewEntry.Kind
  var pixels: Int?
  var places: [PixelRectangle] = []
  let sizes: (reference: CGSize?, actual: CGSize?)

  init(_ reference: Data?, _ actual: Data) {
    let old = reference.flatMap { try? Bitmap(pngData: $0) }
    let new = try? Bitmap(pngData: actual)
    func size(_ bitmap: Bitmap?) -> CGSize? {
      bitmap.map { CGSize(width: $0.width, height: $0.height) }
    }
    sizes = (size(old), size(new))
    guard reference != nil else {
      kind = .missing
      return
    }
    guard let old, let new else {
      kind = .unreadable
      return
    }
    kind = sizes.reference == sizes.actual ? .different : .size
    guard let difference = try? BitmapDifference(from: old, to: new) else { return }
    (pixels, places) = (difference.count, difference.places)
  }
}
