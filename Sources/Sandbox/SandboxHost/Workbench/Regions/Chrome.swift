import Foundation
import Inspector
import TouchKit

/// The views of all regions, for one form of the window.
///
/// Some regions look different if there is less room; then they are created again.
final class Chrome {
  /// The values that determine which views are created.
  struct Form: Hashable {
    var isShort: Bool
    var isStrip: Bool
    var isChainCompact: Bool
    var isTimeCompact: Bool

    init(_ layout: WorkbenchLayout) {
      isShort = layout.widthClass <= .medium
      isStrip = layout.galleryForm == .strip
      isChainCompact = layout.isChainCompact
      isTimeCompact = layout.isTimeCompact
    }
  }

  let form: Form
  let tool: ToolBar
  let gallery: Gallery
  let question: QuestionBar
  let live: LiveStrip
  let chain: ChainStrip
  let time: TimeLine
  let status: StatusBar

  init(_ form: Form, _ look: WorkbenchLook, entries: [GalleryEntry]) {
    self.form = form
    tool = ToolBar(look, isShort: form.isShort)
    gallery = Gallery(look, entries: entries, isStrip: form.isStrip)
    question = QuestionBar(look)
    live = LiveStrip(look)
    chain = ChainStrip(look, isCompact: form.isChainCompact)
    time = TimeLine(look, isCompact: form.isTimeCompact)
    status = StatusBar(look)
  }

  var regions: [UIView] { [tool, gallery, question, live, chain, time, status] }
}

/// The window of the workbench's application.
///
/// It receives no touch itself, so all touches outside the regions go to the scene.
final class BenchWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    return found === self ? nil : found
  }
}
