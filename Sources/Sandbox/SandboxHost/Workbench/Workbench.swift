package import DispatchTracing
package import Drawing
package import Foundation
package import Inspector
import PointerInput
import TouchKit

/// Everything around a scene: an application of its own, made of the engine's own views.
///
/// The scene under test cannot tell whether it is there. It covers the whole window and is
/// transparent where the scene stands on its canvas.
package final class Workbench {
  /// What happened, record by record.
  package let log: EventLog
  /// What recognizers did.
  package let gestures = GestureHistory()
  /// What the time line shows.
  package let rows = TimeRows()
  /// What the user asks for.
  package var onRequest: (WorkbenchRequest) -> Void = { _ in }
  /// The scene stands elsewhere, or in another size.
  package var onLayout: () -> Void = {}

  let application: UIApplication
  let window: BenchWindow
  let look: WorkbenchLook
  var entries: [GalleryEntry]
  let inspector: InspectorPane
  let menu: BenchMenu
  let tooltip: Tooltip
  let focus: FocusWalk
  private(set) var chrome: Chrome
  private(set) var layout: WorkbenchLayout
  var edges: [EdgeHandle] = []
  var state = WorkbenchState()
  var toast: (message: Toast, until: TimeInterval)?
  var choice = WorkbenchLayout.Choice()
  var drawers = Drawers()
  /// What was arranged in windows of other widths.
  private var formerArrangement: WorkbenchArrangement
  var sceneSize: CGSize
  var size: CGSize
  var contacts = LiveContacts()
  var time: TimeInterval = 0
  /// What a tooltip would say of what is under the pointer, where that is, and when it opens.
  var pointed: (words: String, place: CGRect, due: TimeInterval)?
  var pictures: [String: UIImage] = [:]
  var shownGestures = -1
  /// What recognizers did up to the moment that the time line shows; nil for what they did last.
  var formerGestures: GestureHistory?
  var shownTree = TreeSnapshot()
  var colors: [NodeID: UIColor] = [:]
  var shownTouches: [OverlayTouch] = []
  var reviewHeight: CGFloat?

  /// How long a message stays, in seconds.
  static let toastTime: TimeInterval = 6
  /// How long the pointer rests before a tooltip opens, in seconds.
  static let tooltipDelay: TimeInterval = 0.4

  /// Creates a workbench for a window and a scene of sizes in points.
  package init(
    size: CGSize,
    sceneSize: CGSize,
    isBare: Bool = false,
    look: WorkbenchLook,
    measuring: any TextMeasuring,
    entries: [GalleryEntry] = [],
    log: EventLog = EventLog(),
    arrangement: WorkbenchArrangement = WorkbenchArrangement()
  ) {
    (self.size, self.sceneSize, self.look, self.entries) = (size, sceneSize, look, entries)
    (self.log, formerArrangement) = (log, arrangement)
    application = UIApplication()
    application.textMeasuring = measuring
    application.send(.event(.window(.resized(size), timestamp: 0)))
    window = BenchWindow(frame: CGRect(origin: .zero, size: size))
    choice.isBare = isBare
    choice.regions = arrangement[.init(width: size.width / look.textScale)]
    layout = WorkbenchLayout(
      size,
      choice,
      textScale: look.textScale,
      sceneSize: sceneSize
    )
    chrome = Chrome(Chrome.Form(layout), look, entries: entries)
    inspector = InspectorPane(look, log: log)
    menu = BenchMenu(look)
    tooltip = Tooltip(look)
    focus = FocusWalk(look)
    edges = ["gallery-edge", "inspector-edge", "time-edge"].map(EdgeHandle.init)
    window.makeKeyAndVisible()
    connectInspector()
    connectEdges()
    install()
    arrange()
  }

  /// The sinks for what the scene traces.
  package var sinks: [any TraceSink] { [log, gestures, rows, inspector.events.digest] }

  // MARK: - Views

  private func install() {
    for view in window.subviews { view.removeFromSuperview() }
    for view in chrome.regions where view !== chrome.gallery { window.addSubview(view) }
    window.addSubview(inspector)
    // A drawer lies over the margin beside the scene.
    window.addSubview(chrome.gallery)
    for edge in edges { window.addSubview(edge) }
    for view in [focus, menu, tooltip] as [UIView] { window.addSubview(view) }
    connectChrome()
    for (name, picture) in pictures { chrome.gallery.setPicture(picture, of: name) }
  }

  private func connectChrome() {
    let command: (WorkbenchCommand) -> Void = { [weak self] in self?.onRequest(.command($0)) }
    chrome.tool.onCommand = command
    chrome.tool.onGallery = { [weak self] in self?.toggleGallery() }
    chrome.tool.onInspector = { [weak self] in self?.toggleInspector() }
    chrome.tool.onHelp = { [weak self] in self?.toggleHelp() }
    chrome.tool.onMore = { [weak self] in self?.openMenu(below: $0) }
    chrome.gallery.onOpen = { [weak self] name in
      self?.closeDrawer()
      self?.onRequest(.open(name))
    }
    chrome.gallery.onDrawer = { [weak self] in self?.toggleGallery() }
    chrome.question.onCommand = command
    chrome.chain.onSelect = { [weak self] in self?.onRequest(.select($0)) }
    chrome.chain.onPoint = { [weak self] in self?.onRequest(.point($0)) }
    chrome.time.onRequest = { [weak self] in self?.onRequest(.time($0)) }
    chrome.status.onCommand = command
    chrome.status.onDismiss = { [weak self] in self?.dismissToast() }
    menu.onCommand = command
  }

  private func connectInspector() {
    let command: (WorkbenchCommand) -> Void = { [weak self] in self?.onRequest(.command($0)) }
    let select: (NodeID) -> Void = { [weak self] in self?.onRequest(.select($0)) }
    inspector.onPage = { [weak self] in self?.showPage($0) }
    (inspector.views.onSelect, inspector.gestures.onSelect) = (select, select)
    (inspector.events.onSelect, inspector.why.onSelect) = (select, select)
    inspector.views.onPoint = { [weak self] in self?.onRequest(.point($0)) }
    inspector.properties.onEdit = { [weak self] in self?.onRequest(.edit($0)) }
    inspector.properties.onUndo = { command(.undo) }
    inspector.properties.onRevert = { [weak self] in self?.onRequest(.revert($0, $1)) }
    inspector.events.onCopy = { [weak self] in self?.onRequest(.copy($0)) }
    inspector.events.onChoose = { [weak self] record in
      self?.onRequest(.time(.seekRecord(sequence: record.sequence, time: record.time)))
    }
    inspector.why.onTry = { [weak self] in self?.onRequest(.tryWayOut($0)) }
    inspector.why.onCopy = { [weak self] in self?.onRequest(.copy($0)) }
    inspector.why.onUndo = { command(.undo) }
    inspector.why.onShowProperties = { [weak self] id in
      self?.onRequest(.select(id))
      self?.open(.properties)
    }
    inspector.start.onCommand = command
    inspector.start.onCopy = { [weak self] in self?.onRequest(.copy($0)) }
    inspector.guests.onCommand = command
    inspector.guests.onCopy = { [weak self] in self?.onRequest(.copy($0)) }
    inspector.reading.onCopy = { [weak self] in self?.onRequest(.copy($0)) }
    nameScenes()
  }

  private func connectEdges() {
    edges[0].onDrag = { [weak self] in self?.drag(\.galleryWidth, by: $0.x, 200...360) }
    edges[0].onRestore = { [weak self] in self?.restore(\.galleryWidth) }
    edges[1].onDrag = { [weak self] in self?.drag(\.inspectorWidth, by: -$0.x, 280...480) }
    edges[1].onRestore = { [weak self] in self?.restore(\.inspectorWidth) }
    edges[2].onDrag = { [weak self] in self?.drag(\.timeHeight, by: -$0.y, 72...1000) }
    edges[2].onRestore = { [weak self] in self?.restore(\.timeHeight) }
  }

  private func drag(
    _ length: WritableKeyPath<WorkbenchLayout.Choice, CGFloat>,
    by offset: CGFloat,
    _ range: ClosedRange<CGFloat>
  ) {
    let wanted = choice[keyPath: length] + offset / look.textScale
    choice[keyPath: length] = min(max(wanted, range.lowerBound), range.upperBound)
    arrange()
  }

  private func restore(_ length: WritableKeyPath<WorkbenchLayout.Choice, CGFloat>) {
    choice[keyPath: length] = WorkbenchLayout.Choice()[keyPath: length]
    arrange()
  }

  // MARK: - Where things are

  /// Where the scene is shown, and what is left around it for labels.
  package var stage: OverlayStage {
    OverlayStage(
      canvas: layout.canvas,
      scene: layout.scene,
      scale: layout.scale,
      textScale: look.textScale
    )
  }

  /// The size that a window needs to show a scene of a size without anything but the status bar.
  package static func bareSize(of scene: CGSize, textScale: CGFloat) -> CGSize {
    CGSize(width: scene.width, height: scene.height + (22 * textScale).rounded())
  }

  /// How much of the window belongs to the scene if it takes all that the regions leave.
  package var sceneRoom: CGSize { layout.canvas.size }

  /// The window has another size.
  package func resize(to size: CGSize) {
    self.size = size
    application.send(.event(.window(.resized(size), timestamp: application.currentTime)))
    window.frame = CGRect(origin: .zero, size: size)
    arrange()
  }

  /// What users arranged, for windows of all widths.
  package var arrangement: WorkbenchArrangement {
    var arrangement = formerArrangement
    arrangement[layout.widthClass] = choice.regions
    return arrangement
  }

  /// Regions are as they were when the window was so wide last.
  private func followWidthClass() {
    let next = WorkbenchLayout.WidthClass(width: size.width / look.textScale)
    guard next != layout.widthClass else { return }
    formerArrangement = arrangement
    choice.regions = formerArrangement[next]
  }

  /// The scene has another size.
  package func setSceneSize(_ size: CGSize) {
    guard size != sceneSize else { return }
    sceneSize = size
    arrange()
  }

  func arrange() {
    followWidthClass()
    var wanted = choice
    if let reviewHeight { wanted.timeHeight = max(wanted.timeHeight, reviewHeight) }
    layout = WorkbenchLayout(size, wanted, textScale: look.textScale, sceneSize: sceneSize)
    let form = Chrome.Form(layout)
    if form != chrome.form {
      chrome = Chrome(form, look, entries: entries)
      install()
      showAgain()
    }
    place()
    showDrawers()
    state.sceneSize = sceneSize
    state.zoom = layout.scale
    showState()
    onLayout()
  }

  /// Shows in new views what the former ones showed.
  private func showAgain() {
    shownChain.map { chrome.chain.show($0, colors: colors) }
    shownTime.map { chrome.time.showState($0, rows) }
  }

  var shownChain: ChainState?
  var shownTime: TimeLineState?

  private func place() {
    let frames: [(UIView, CGRect)] = [
      (chrome.tool, layout.tool), (chrome.gallery, layout.gallery),
      (chrome.question, layout.question), (chrome.chain, layout.chain),
      (chrome.time, layout.time), (chrome.status, layout.status),
      (inspector, layout.inspector),
    ]
    for (view, frame) in frames {
      view.isHidden = frame.width <= 0 || frame.height <= 0
      if view.frame != frame { view.frame = frame }
    }
    let (gallery, inspector, time) = (layout.gallery, layout.inspector, layout.time)
    edges[0].frame = CGRect(x: gallery.maxX - 4, y: gallery.minY, width: 8, height: gallery.height)
    edges[0].isHidden = layout.galleryForm != .column
    edges[1].frame = CGRect(
      x: inspector.minX - 4,
      y: inspector.minY,
      width: 8,
      height: inspector.height
    )
    edges[1].isHidden = inspector.width <= 0
    edges[2].frame = CGRect(x: time.minX, y: time.minY - 4, width: time.width, height: 8)
    edges[2].isHidden = time.height <= 0 || layout.isTimeCompact
  }
}
