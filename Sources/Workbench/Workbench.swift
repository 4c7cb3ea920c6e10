package import DispatchTracing
package import Drawing
package import Foundation
package import Inspector
package import PointerInput
package import TouchKit

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
  let entries: [GalleryEntry]
  let inspector: InspectorPane
  let menu: BenchMenu
  let tooltip: Tooltip
  let focus: FocusWalk
  private(set) var chrome: Chrome
  private(set) var layout: WorkbenchLayout
  private var edges: [EdgeHandle] = []
  private(set) var state = WorkbenchState()
  private var toast: (message: Toast, until: TimeInterval)?
  private var choice = WorkbenchLayout.Choice()
  private var sceneSize: CGSize
  private var size: CGSize
  private var contacts = ContactTable()
  private var time: TimeInterval = 0
  /// The button under the pointer, and when its tooltip opens.
  private var pointed: (button: BenchButton, due: TimeInterval)?
  private var pictures: [String: UIImage] = [:]
  var shownGestures = -1
  /// What recognizers did up to the moment that the time line shows; nil for what they did last.
  var formerGestures: GestureHistory?
  var shownTree = TreeSnapshot()
  var colors: [NodeID: UIColor] = [:]
  var shownTouches: [OverlayTouch] = []
  private var reviewHeight: CGFloat?

  /// How long a message stays, in seconds.
  private static let toastTime: TimeInterval = 6
  /// How long the pointer rests before a tooltip opens, in seconds.
  private static let tooltipDelay: TimeInterval = 0.4

  /// Creates a workbench for a window and a scene of sizes in points.
  package init(
    size: CGSize,
    sceneSize: CGSize,
    isBare: Bool = false,
    look: WorkbenchLook,
    measuring: any TextMeasuring,
    entries: [GalleryEntry] = [],
    log: EventLog = EventLog()
  ) {
    (self.size, self.sceneSize, self.look, self.entries) = (size, sceneSize, look, entries)
    self.log = log
    application = UIApplication()
    application.textMeasuring = measuring
    application.send(.event(.window(.resized(size), timestamp: 0)))
    window = BenchWindow(frame: CGRect(origin: .zero, size: size))
    choice.isBare = isBare
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
    let titles = entries.map { ($0.name, look.text($0.title)) }
    inspector.start.setTitles(Dictionary(titles) { first, _ in first })
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

  /// The scene has another size.
  package func setSceneSize(_ size: CGSize) {
    guard size != sceneSize else { return }
    sceneSize = size
    arrange()
  }

  func arrange() {
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
    focus.frame = CGRect(origin: .zero, size: size)
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

  // MARK: - Regions

  /// Opens or closes the gallery.
  package func toggleGallery() {
    let isOpen = layout.galleryForm == .column || layout.galleryForm == .drawer
    choice.gallery = !isOpen
    arrange()
  }

  /// Closes the gallery where it lies over the canvas.
  func closeDrawer() {
    guard layout.galleryForm == .drawer else { return }
    choice.gallery = nil
    arrange()
  }

  /// Opens or closes the inspector.
  package func toggleInspector() {
    choice.inspector = !layout.hasInspector
    arrange()
  }

  /// Opens or closes the time line.
  package func toggleTimeLine() {
    choice.timeLine = layout.time.height <= 0
    arrange()
  }

  /// Shows the scene alone, or everything again.
  package func toggleBare() {
    choice.isBare.toggle()
    arrange()
  }

  /// Whether the scene stands alone.
  package var isBare: Bool { choice.isBare }

  /// Opens the inspector at a tab.
  package func open(_ tab: InspectorTab) {
    if !layout.hasInspector, !choice.isBare {
      choice.inspector = true
      arrange()
    }
    showPage(.tab(tab))
  }

  /// Opens the inspector at a tab; at that tab already, it closes.
  package func toggle(_ tab: InspectorTab) {
    guard layout.hasInspector, inspector.page == .tab(tab) else { return open(tab) }
    toggleInspector()
  }

  func showPage(_ page: InspectorPane.Page) {
    window.endEditing(true)
    inspector.showPage(page)
    shownGestures = -1
    showState()
    update()
  }

  /// Shows the keys in place of the inspector, or no more.
  package func toggleHelp() {
    if inspector.page == .help, layout.hasInspector { return showPage(.tab(.views)) }
    if !layout.hasInspector {
      choice.inspector = true
      arrange()
    }
    showPage(.help)
  }

  /// Shows the page for newcomers.
  package func showStart() {
    guard layout.hasInspector else { return }
    showPage(.start)
  }

  /// Whether a page lies in place of the inspector.
  var hasHelp: Bool { inspector.page == .help && layout.hasInspector }

  /// Shows the scene larger or smaller by a step, or as it fits for zero.
  package func zoom(by step: Int) {
    let scales: [CGFloat] = [0.25, 0.33, 0.5, 0.75, 1, 1.5, 2, 3]
    if step == 0 {
      choice.zoom = choice.zoom == nil ? 1 : nil
    } else if step > 0 {
      choice.zoom = scales.first { $0 > layout.scale + 0.01 } ?? choice.zoom
    } else {
      choice.zoom = scales.last { $0 < layout.scale - 0.01 } ?? choice.zoom
    }
    arrange()
  }

  /// Gives the time line as much room as what is looked at needs, or its own again.
  package func setReviewing(_ isReviewing: Bool) {
    let wanted = min(chrome.time.wantedHeight, size.height * 0.4 / look.textScale)
    reviewHeight = isReviewing ? wanted : nil
    arrange()
  }

  /// Puts the insertion point into the search of the gallery.
  package func beginSearching() {
    if layout.galleryForm == .strip || layout.galleryForm == .none { toggleGallery() }
    chrome.gallery.beginSearching()
  }

  /// The scene so many places after the shown one in the gallery.
  package func neighbour(_ step: Int) -> String? { chrome.gallery.neighbour(step) }

  /// Shows a picture beside a scene's name in the gallery.
  package func setPicture(_ picture: UIImage, of name: String) {
    pictures[name] = picture
    chrome.gallery.setPicture(picture, of: name)
  }

  /// The scenes of which the gallery has no picture yet.
  package var missingPictures: [String] {
    guard layout.galleryForm == .column || layout.galleryForm == .drawer else { return [] }
    return entries.map(\.name).filter { pictures[$0] == nil }
  }

  /// Says what keys and mouse do.
  package func setHelp(_ groups: [HelpGroup]) { inspector.help.setGroups(groups) }

  // MARK: - State

  /// Shows modes, switches, and what is going on.
  package func show(_ state: WorkbenchState) {
    guard state != self.state else { return }
    self.state = state
    self.state.sceneSize = sceneSize
    self.state.zoom = layout.scale
    showState()
  }

  func showState() {
    chrome.tool.show(
      state,
      hasGallery: layout.galleryForm == .column || layout.galleryForm == .drawer,
      hasInspector: layout.hasInspector,
      hasHelp: hasHelp
    )
    chrome.gallery.show(state)
    chrome.question.show(state)
    inspector.start.show(state)
    chrome.status.show(state, toast?.message)
  }

  /// Shows a message for a while; a mistake stays until it is dismissed.
  package func showToast(_ message: Toast) {
    toast = (message, message.isMistake ? .infinity : time + Self.toastTime)
    showState()
  }

  /// Ends the message.
  package func dismissToast() {
    toast = nil
    showState()
  }

  /// Whether a message stays until it is dismissed.
  package var hasMistake: Bool { toast?.message.isMistake == true }

  /// Notes that a newcomer did one of the first three things.
  package func noteDone(_ line: Int) {
    guard inspector.page == .start, inspector.start.noteDone(line), state.prediction == nil else {
      return
    }
    showPage(.tab(.views))
  }

  private func openMenu(below place: CGRect) {
    guard menu.isHidden else { return menu.isHidden = true }
    menu.open(
      MenuItems.items(state, look, isShort: chrome.form.isShort),
      below: place,
      in: size
    )
  }

  // MARK: - Input

  /// Whether a point of the window is on a region, and not on the scene or its canvas.
  package func owns(_ point: CGPoint) -> Bool {
    if !menu.isHidden, menu.frame.contains(point) { return true }
    if edges.contains(where: { !$0.isHidden && $0.frame.contains(point) }) { return true }
    if layout.galleryForm == .drawer, layout.gallery.contains(point) { return true }
    return !layout.canvas.contains(point)
  }

  /// Whether keys are text to a region.
  package var isTyping: Bool { application.isTyping }

  /// Ends typing.
  package func endTyping() { window.endEditing(true) }

  /// Closes what lies open over the window, if something does; tells whether something did.
  package func closeTopmost() -> Bool {
    if !menu.isHidden {
      menu.isHidden = true
    } else if isTyping {
      endTyping()
    } else if layout.galleryForm == .drawer {
      closeDrawer()
    } else if hasMistake {
      dismissToast()
    } else if inspector.page == .help, layout.hasInspector {
      showPage(.tab(.views))
    } else if focus.isActive {
      focus.end()
    } else {
      return false
    }
    return true
  }

  /// A press elsewhere closes menus and drawers, and ends typing.
  package func notePressElsewhere() {
    menu.isHidden = true
    closeDrawer()
    endTyping()
    focus.end()
  }

  /// Takes in input that is meant for the workbench.
  package func feed(_ events: [InputEvent]) {
    for event in events {
      if case .contact(let sample) = event, sample.phase == .began,
        !menu.frame.contains(sample.location)
      {
        menu.isHidden = true
      }
      if case .hover(let location, _) = event { point(at: location) }
      if case .window(.pointerLeft, _) = event { point(at: nil) }
    }
    for batch in InputBatcher().batches(from: contacts.admit(events)) { application.send(batch) }
  }

  private func point(at location: CGPoint?) {
    let found = location.flatMap { window.hitTest($0, with: nil) as? BenchButton }
    guard found !== pointed?.button else { return }
    tooltip.isHidden = true
    pointed = found.flatMap { $0.hint.isEmpty ? nil : ($0, time + Self.tooltipDelay) }
  }

  /// Lets time pass up to a moment on the input clock.
  package func advance(to time: TimeInterval) {
    self.time = time
    application.advance(to: time)
    if let toast, toast.until <= time { dismissToast() }
    guard let pointed, pointed.due <= time, tooltip.isHidden else { return }
    let place = pointed.button.convert(pointed.button.bounds, to: window)
    tooltip.open(pointed.button.hint, beside: place, in: size)
    self.pointed?.due = .infinity
  }

  /// When something falls due next, in seconds on the input clock.
  package var nextDeadline: TimeInterval? {
    let tip = pointed.flatMap { $0.due < .infinity ? $0.due : nil }
    let end = toast.flatMap { $0.until < .infinity ? $0.until : nil }
    return [application.nextDeadline, tip, end].compactMap(\.self).min()
  }

  // MARK: - The picture

  /// What changed on the screen since the last call, in points.
  package func takeDamage() -> [CGRect] {
    application.layoutIfNeeded()
    return application.takeDamage()
  }

  /// What is around the scene; only what is seen inside of the rectangles need be there.
  package func picture(in region: [CGRect]) -> DisplayList { application.picture(in: region) }

  /// The canvas below the scene, with the line that tells the scene's size and how large it is.
  package var ground: DisplayList {
    var list = DisplayList([.fillRect(layout.canvas, look.theme.canvas)])
    guard !choice.isBare, layout.canvas.maxY - layout.scene.maxY >= 16 else { return list }
    let size = "\(Int(sceneSize.width)) × \(Int(sceneSize.height)) pt"
    let zoom = "\(Int((layout.scale * 100).rounded())) %"
    let run = TextRun(
      size + "    " + zoom,
      font: FontDescription(size: 11 * Double(look.textScale)),
      color: look.theme.text3
    )
    let place = CGPoint(x: max(layout.canvas.minX + 8, layout.scene.minX), y: layout.scene.maxY + 3)
    list.append(.text(run, at: place))
    return list
  }

  /// How many views the workbench has.
  package var viewCount: Int { application.treeSnapshot().views.count }
}
