import Drawing
import Foundation
import Inspector

/// What lies over the scene: the overlay and the list of keys.
struct Annotations {
  /// Everything that decides how they look.
  private struct Source: Hashable {
    let settings: AnnotationSettings
    let revision: Int
    let size: CGSize
    let marks: ToolMarks
  }

  /// The picture, up to date as of the latest update.
  private(set) var picture = DisplayList()

  private let keys: KeyTable
  private let measuring: any TextMeasuring
  private var source: Source?

  init(keys: KeyTable, measuring: any TextMeasuring) {
    self.keys = keys
    self.measuring = measuring
  }

  /// Draws them anew if need be, and tells where they look different from before.
  mutating func update(
    _ settings: AnnotationSettings,
    _ revision: Int,
    _ marks: ToolMarks,
    in size: CGSize,
    state: () -> OverlayState
  ) -> DamageRegion {
    let revision = settings.showsOverlay ? revision : 0
    let wanted = Source(settings: settings, revision: revision, size: size, marks: marks)
    guard wanted != source else { return DamageRegion() }
    source = wanted
    let former = picture
    picture = draw(wanted, settings.showsOverlay ? state() : OverlayState())
    return DisplayListDifference(from: former, to: picture, measuring: measuring).damage
  }

  private func draw(_ source: Source, _ state: OverlayState) -> DisplayList {
    var list = DisplayList()
    for picture in marks(source, state) + messages(source.settings, in: source.size) {
      list.append(contentsOf: picture)
    }
    return list
  }

  /// What is drawn at the views that it is about, rear first.
  private func marks(_ source: Source, _ state: OverlayState) -> [DisplayList] {
    let (settings, size) = (source.settings, source.size)
    let (palette, language) = (settings.palette, settings.language)
    var pictures: [DisplayList] = []
    if settings.wireframe != .contents, let tree = source.marks.tree {
      let painter = WireframePainter(measuring: measuring, palette: palette)
      pictures.append(painter.picture(of: tree, settings.wireframe, in: size))
    }
    if settings.showsOverlay {
      let painter = OverlayPainter(
        measuring: measuring,
        palette: palette,
        parts: settings.parts,
        language: language
      )
      pictures.append(painter.picture(of: state, in: size))
    }
    // A user who places fingers or selects has to see it, overlay or not.
    pictures.append(HandMarksPainter(palette: palette).picture(of: source.marks.hand, in: size))
    if let mark = source.marks.selection {
      let painter = SelectionPainter(measuring: measuring, palette: palette)
      pictures.append(painter.picture(of: mark, in: size))
    }
    if settings.showsLint {
      let painter = LintPainter(measuring: measuring, palette: palette, language: language)
      pictures.append(painter.picture(of: source.marks.lint, in: size))
    }
    return pictures
  }

  /// What is drawn over everything else: the mode, the keys, and what went wrong.
  private func messages(_ settings: AnnotationSettings, in size: CGSize) -> [DisplayList] {
    let (language, textScale) = (settings.language, settings.textScale)
    var pictures: [DisplayList] = []
    if let text = settings.modeLine {
      let banner = ModeBanner(text: text, palette: settings.palette)
      pictures.append(banner.picture(in: size, measuring: measuring))
    }
    if settings.showsHint {
      let hint = HintPanel(measuring: measuring, language: language, textScale: textScale)
      pictures.append(hint.picture(in: size))
    }
    if settings.showsHelp {
      let panel = HelpPanel(
        keys: keys,
        measuring: measuring,
        language: language,
        textScale: textScale
      )
      pictures.append(panel.picture(in: size))
    }
    if let text = settings.banner {
      pictures.append(Banner(text: text, measuring: measuring).picture(in: size))
    }
    return pictures
  }
}
