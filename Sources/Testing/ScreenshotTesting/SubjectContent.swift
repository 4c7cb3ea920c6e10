import CairoRenderer
import Drawing
import ScreenshotReferences

/// The content of a stage for comparisons, in each form.
@MainActor
struct SubjectContent {
  private let subject: any ScreenshotSubject
  private let scale: Double

  /// Fonts are opened once, and the renderer's caches are the same for every test.
  static let renderer = CairoRenderer()

  init(_ subject: any ScreenshotSubject, scale: Double) {
    self.subject = subject
    self.scale = scale
  }

  func content(_ form: ScreenshotForm) throws -> ScreenshotContent {
    switch form {
    case .picture: .picture(try paint([scene]))
    case .overlay:
      .picture(try paint([scene, subject.screenshotOverlay(measuring: Self.renderer)]))
    case .tree: .text(subject.screenshotTree)
    case .hitMap: .text(subject.screenshotHitMap)
    case .transcript: .text(subject.screenshotTranscript)
    case .displayList: .text(scene.dump())
    }
  }

  private var scene: DisplayList { subject.screenshot(measuring: Self.renderer) }

  private func paint(_ lists: [DisplayList]) throws -> Bitmap {
    // The window is black where nothing is drawn.
    let whole = DisplayList(lists.flatMap(\.commands))
    return try Screenshot(
      of: whole,
      size: subject.screenshotSize,
      scale: scale,
      background: .black
    )
    .render(with: Self.renderer)
  }
}
