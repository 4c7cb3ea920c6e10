internal import CPango
import Drawing
import Foundation

/// Text that was shaped and broken into lines, which can be painted at any scale.
final class TextLayout {
  /// The box of the lines in points.
  let size: CGSize
  /// The box of all glyphs, relative to the top left corner of the first line.
  let ink: CGRect
  /// The height and baseline of every line.
  let measures: LineMeasures
  /// The number of lines.
  let lineCount: Int

  private let layout: OpaquePointer

  /// Shapes a run; nil without any face.
  init?(_ run: TextRun, library: FontLibrary) {
    let string = TextLayout.printable(run.string)
    guard let context = library.context(for: string, weight: run.font.weight),
      let layout = pango_layout_new(context)
    else { return nil }
    self.layout = layout
    TextLayout.configure(layout, run, string)
    measures = library.lineMeasures(of: run.font)
    lineCount = Int(pango_layout_get_line_count(layout))
    let boxes = TextLayout.boxes(of: layout, lineCount: lineCount, measures)
    size = boxes.size
    ink = boxes.ink
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

  /// The number of characters that no face can show.
  var unknownGlyphCount: Int { Int(pango_layout_get_unknown_glyphs_count(layout)) }

  /// Paints one line with its baseline at the context's current point.
  func showLine(_ index: Int, in context: OpaquePointer) {
    guard let line = pango_layout_get_line_readonly(layout, Int32(index)) else { return }
    pango_cairo_show_layout_line(context, line)
  }

  /// Adds the outlines of one line's glyphs to the context's path, with the baseline at the current point.
  func addOutlines(ofLine index: Int, in context: OpaquePointer) {
    guard let line = pango_layout_get_line_readonly(layout, Int32(index)) else { return }
    pango_cairo_layout_line_path(context, line)
  }

  /// Returns the distance from the line's start to the end of each character of the first line, in points.
  func ends(of string: String) -> [Double] {
    guard let line = pango_layout_get_line_readonly(layout, 0) else { return string.map { _ in 0 } }
    var index: Int32 = 0
    var last = 0.0
    return string.map { character in
      index += Int32(character.utf8.count)
      var place: Int32 = 0
      pango_layout_line_index_to_x(line, index, 0, &place)
      // Right-to-left text counts backwards, and a character never has a negative width.
      last = max(last, Double(place) / Double(PANGO_SCALE))
      return last
    }
  }

  /// The maximum number of characters; no window shows more, and shaping a novel would block the program for
  /// seconds.
  private static let longestString = 20_000

  /// Returns the part of a string that is shaped: limited in length, with NUL, which would end it, replaced.
  private static func printable(_ string: String) -> String {
    guard string.utf8.count > longestString || string.utf8.contains(0) else { return string }
    var result = String.UnicodeScalarView()
    for scalar in string.unicodeScalars.prefix(longestString) {
      result.append(scalar.value == 0 ? "\u{FFFD}" : scalar)
    }
    return String(result)
  }

  private static func configure(_ layout: OpaquePointer, _ run: TextRun, _ string: String) {
    let description = run.font.makePangoDescription()
    pango_layout_set_font_description(layout, description)
    pango_font_description_free(description)
    pango_layout_set_text(layout, string, Int32(string.utf8.count))
    if run.tracking != 0, abs(run.tracking) < 1000 {
      let attributes = pango_attr_list_new()
      let spacing = pango_attr_letter_spacing_new(Int32(run.tracking * Double(PANGO_SCALE)))
      pango_attr_list_insert(attributes, spacing)
      pango_layout_set_attributes(layout, attributes)
      pango_attr_list_unref(attributes)
    }
    guard let width = run.maximumWidth, width < 1_000_000 else { return }
    pango_layout_set_width(layout, Int32(max(width, 0) * Double(PANGO_SCALE)))
    pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
  }

  private static func boxes(
    of layout: OpaquePointer,
    lineCount: Int,
    _ measures: LineMeasures
  ) -> (size: CGSize, ink: CGRect) {
    let scale = 1 / CGFloat(PANGO_SCALE)
    var width: CGFloat = 0
    var ink = CGRect.null
    for index in 0..<lineCount {
      var inked = PangoRectangle()
      var logical = PangoRectangle()
      let line = pango_layout_get_line_readonly(layout, Int32(index))
      pango_layout_line_get_extents(line, &inked, &logical)
      width = max(width, CGFloat(logical.width) * scale)
      let baseline = measures.ascent + CGFloat(index) * measures.height
      let box = CGRect(
        x: CGFloat(inked.x) * scale,
        y: CGFloat(inked.y) * scale + baseline,
        width: CGFloat(inked.width) * scale,
        height: CGFloat(inked.height) * scale
      )
      if inked.width > 0, inked.height > 0 { ink = ink.union(box) }
    }
    return (CGSize(width: width, height: CGFloat(lineCount) * measures.height), ink)
  }
}
