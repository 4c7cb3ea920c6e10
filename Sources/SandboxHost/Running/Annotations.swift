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
    _ recorder: OverlayRecorder,
    in size: CGSize
  ) -> DamageRegion {
    let revision = settings.showsOverlay ? recorder.revision : 0
    let wanted = Source(settings: settings, revision: revision, size: size)
    guard wanted != source else { return DamageRegion() }
    source = wanted
    let former = picture
    picture = draw(settings, recorder.state, in: size)
    return DisplayListDifference(from: former, to: picture, measuring: measuring).damage
  }

  private func draw(
    _ settings: AnnotationSettings,
    _ state: OverlayState,
    in size: CGSize
  ) -> DisplayList {
    var list = DisplayList()
    if settings.showsOverlay {
      let painter = OverlayPainter(measuring: measuring, parts: settings.parts)
      list.append(contentsOf: painter.picture(of: state, in: size))
    }
    if settings.showsHelp {
      list.append(contentsOf: HelpPanel(keys: keys, measuring: measuring).picture(in: size))
    }
    if let text = settings.banner {
      list.append(contentsOf: Banner(text: text, measuring: measuring).picture(in: size))
    }
    return list
  }
}
