package import TouchTrace
package import Drawing
package import Foundation
package import Inspector
import TouchInput
import TouchKit

/// Everything around a scene, as an application of its own with the engine's own views.
///
/// The scene under test cannot detect it. It covers the whole window, and is transparent where the scene is on its
/// canvas.
package final class Workbench {
  /// The history of recognizers.
  package let gestures = GestureHistory()
  /// The rows of the time line.
  package let rows = TimeRows()
  /// Called with each request of the user.
  package var onRequest: (WorkbenchRequest) -> Void = { _ in }
  /// Called when the scene's position or size changes.
  package var onLayout: () -> Void = {}

  let application: UIApplication
  let window: BenchWindow
  let look: WorkbenchLook
  /// The frames of the regions.
  var regions: WorkbenchRegions
  /// The views of the regions, and the views over them.
  private(set) var views: WorkbenchViews
  /// The contents of the regions.
  var shown: ShownContents
  /// The input for the regions.
  var input = WorkbenchInput()
  /// The regions that cover others.
  var drawers = Drawers()

  /// The display time of a message, in seconds.
  static let toastTime: TimeInterval = 6
  /// The time that the pointer rests before a tooltip opens, in seconds.
  static let tooltipDelay: TimeInterval = 0.4

  /// Creates a workbench for a window and a scene, with sizes in points.
  package init(
    size: CGSize,
    sceneSize: CGSize,
    isBare: Bool = false,
    look: WorkbenchLook,
    measuring: any TextMeasuring,
    entries: [GalleryEntry] = [],
    arrangement: WorkbenchArrangement = WorkbenchArrangement()
  ) {
    self.look = look
    shown = ShownContents(entries: entries, panels: PanelContents(gestures: gestures))
    application = UIApplication()
    application.textMeasuring = measuring
    application.send(.event(.window(.resized(size), timestamp: 0)))
    window = BenchWindow(frame: CGRect(origin: .zero, size: size))
    regions = WorkbenchRegions(
      size: size,
      sceneSize: sceneSize,
      isBare: isBare,
      textScale: look.textScale,
      arrangement: arrangement
    )
    regions.choice.hasGallery = !entries.isEmpty
    views = WorkbenchViews(look, Chrome(Chrome.Form(regions.layout), look, entries: entries))
    window.makeKeyAndVisible()
    connectInspector()
    connectEdges()
    install()
    arrange()
  }

  /// The visible modes and switches.
  var state: WorkbenchState {
    get { shown.panels.state }
    set { shown.panels.state = newValue }
  }

  var layout: WorkbenchLayout { regions.layout }
  var chrome: Chrome { views.chrome }
  var inspector: InspectorPane { views.inspector }
  var menu: BenchMenu { views.menu }

  /// The events, record by record.
  package var log: EventLog { inspector.events.log }

  /// The sinks for the scene's trace.
  package var sinks: [any TraceSink] { [log, gestures, rows, inspector.events.digest] }

  // MARK: - Views

  private func install() {
    for view in window.subviews { view.removeFromSuperview() }
    for view in chrome.regions where view !== chrome.gallery { window.addSubview(view) }
    for bar in views.bars { window.addSubview(bar) }
    window.addSubview(inspector)
    // A drawer covers the margin beside the scene.
    window.addSubview(chrome.gallery)
    for edge in views.edges { window.addSubview(edge) }
    for view in [views.focus, menu, views.tooltip] as [UIView] { window.addSubview(view) }
    connectChrome()
    for (name, picture) in shown.pictures { chrome.gallery.setPicture(picture, of: name) }
  }

  private func connectChrome() {
    let command: (WorkbenchCommand) -> Void = { [weak self] in self?.onRequest(.command($0)) }
    chrome.tool.onCommand = command
    chrome.tool.onOpen = { [weak self] part in
      switch part {
      case .gallery: self?.toggleGallery()
      case .inspector: self?.toggleInspector()
      case .help: self?.toggle(HelpPanel.label)
      case .menu(let place): self?.openMenu(below: place)
      }
    }
    chrome.gallery.onOpen = { [weak self] name in
      self?.closeDrawer()
      self?.onRequest(.open(name))
    }
    chrome.gallery.onDrawer = { [weak self] in self?.toggleGallery() }
    chrome.gallery.onSearch = { [weak self] in self?.beginSearching() }
    chrome.question.onCommand = command
    chrome.question.onLive = { [weak self] in self?.onRequest(.live($0)) }
    chrome.live.onRequest = { [weak self] in self?.onRequest(.live($0)) }
    chrome.chain.onSelect = { [weak self] in self?.onRequest(.select($0)) }
    chrome.chain.onPoint = { [weak self] in self?.onRequest(.point($0)) }
    chrome.time.onRequest = { [weak self] in self?.onRequest(.time($0)) }
    chrome.status.onCommand = command
    chrome.status.onDismiss = { [weak self] in self?.dismissToast() }
    menu.onCommand = command
  }

  private func connectInspector() {
    inspector.onPanel = { [weak self] in self?.showPanel($0) }
    inspector.onClose = { [weak self] in self?.closePage() }
    inspector.connect { [weak self] in self?.onRequest($0) }
    nameScenes()
  }

  private func connectEdges() {
    for bar in views.bars {
      bar.onScroll = { [weak self] distance in
        self?.pan(by: bar.isVertical ? CGPoint(x: 0, y: -distance) : CGPoint(x: -distance, y: 0))
      }
    }
    connect(views.edges[0], \.galleryWidth, 200...360) { $0.x }
    connect(views.edges[1], \.inspectorWidth, 280...480) { -$0.x }
    connect(views.edges[2], \.timeHeight, 72...1000) { -$0.y }
  }

  private func connect(
    _ edge: EdgeHandle,
    _ length: WritableKeyPath<WorkbenchLayout.Choice, CGFloat>,
    _ range: ClosedRange<CGFloat>,
    _ offset: @escaping (CGPoint) -> CGFloat
  ) {
    edge.onDrag = { [weak self] in
      self?.regions.drag(length, by: offset($0), range)
      self?.arrange()
    }
    edge.onRestore = { [weak self] in
      self?.regions.restore(length)
      self?.arrange()
    }
  }

  // MARK: - Frames

  /// The frame of the scene, and the room around it for labels.
  package var stage: OverlayStage {
    OverlayStage(
      canvas: layout.canvas,
      scene: layout.scene,
      scale: layout.scale,
      textScale: look.textScale
    )
  }

  /// Returns the window size for a scene of a size with only the status bar.
  package static func bareSize(of scene: CGSize, textScale: CGFloat) -> CGSize {
    CGSize(width: scene.width, height: scene.height + (22 * textScale).rounded())
  }

  /// The size of a scene that fills all the room that the regions leave.
  package var sceneRoom: CGSize { layout.canvas.size }

  /// Resizes the window.
  package func resize(to size: CGSize) {
    regions.size = size
    application.send(.event(.window(.resized(size), timestamp: application.currentTime)))
    window.frame = CGRect(origin: .zero, size: size)
    arrange()
  }

  /// The user's arrangement, for windows of all widths.
  package var arrangement: WorkbenchArrangement {
    var regions = regions
    // The matrix of gestures widens the inspector while it is visible.
    if let width = shown.narrowInspector { regions.choice.inspectorWidth = width }
    return regions.arrangement
  }

  /// Changes the size of the scene.
  package func setSceneSize(_ size: CGSize) {
    guard size != regions.sceneSize else { return }
    regions.sceneSize = size
    arrange()
  }

  func arrange() {
    regions.update()
    let form = Chrome.Form(layout)
    if form != chrome.form {
      views.chrome = Chrome(form, look, entries: shown.entries)
      install()
      showAgain()
    }
    place()
    showDrawers()
    state.sceneSize = regions.sceneSize
    state.zoom = layout.scale
    showState()
    onLayout()
  }

  /// Continues with the state of another workbench of the same scene.
  func take(_ former: Workbench) {
    shown.panels.firstSteps = former.shown.panels.firstSteps
    regions.choice.zoom = former.regions.choice.zoom
    regions.choice.zoomCenter = former.regions.choice.zoomCenter
    for (name, picture) in former.shown.pictures { setPicture(picture, of: name) }
    arrange()
  }

  /// Shows the contents of the previous views in new ones.
  private func showAgain() {
    shown.chain.map { chrome.chain.show($0, colors: shown.panels.colors) }
    shown.time.map { chrome.time.showState($0, rows) }
  }

  private func place() {
    let frames: [(UIView, CGRect)] = [
      (chrome.tool, layout.tool), (chrome.gallery, layout.gallery),
      (chrome.question, layout.question), (chrome.live, layout.live), (chrome.chain, layout.chain),
      (chrome.time, layout.time), (chrome.status, layout.status),
      (inspector, layout.inspector),
    ]
    for (view, frame) in frames {
      view.isHidden = frame.width <= 0 || frame.height <= 0
      if view.frame != frame { view.frame = frame }
    }
    let (gallery, inspector, time) = (layout.gallery, layout.inspector, layout.time)
    let edges = views.edges
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
    for bar in views.bars { bar.place(on: layout) }
  }
}
