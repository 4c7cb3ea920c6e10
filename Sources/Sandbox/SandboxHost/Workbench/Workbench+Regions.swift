package import TouchKit
package import Foundation
package import Inspector

/// The open regions, and the scale of the scene.
extension Workbench {
  /// Opens or closes the gallery.
  package func toggleGallery() {
    let isOpen = layout.galleryForm == .column || layout.galleryForm == .drawer
    regions.choice.gallery = !isOpen
    arrange()
  }

  /// Closes the gallery if it covers the canvas.
  func closeDrawer() {
    guard layout.galleryForm == .drawer else { return }
    regions.choice.gallery = nil
    arrange()
  }

  /// Opens or closes the inspector.
  package func toggleInspector() {
    regions.choice.inspector = !layout.hasInspector
    arrange()
  }

  /// Whether the time line is open.
  var hasTimeLine: Bool { layout.time.height > 0 }

  /// Opens or closes the time line.
  package func toggleTimeLine() {
    regions.choice.timeLine = layout.time.height <= 0
    arrange()
  }

  /// Shows only the scene, or everything again.
  package func toggleBare() {
    regions.choice.isBare.toggle()
    arrange()
  }

  /// Whether only the scene is visible.
  package var isBare: Bool { regions.choice.isBare }

  /// Opens the inspector at a panel.
  func open(_ panel: PanelLabel) {
    let before = (panel: inspector.shown, inspector: regions.choice.inspector)
    if !layout.hasInspector, !regions.choice.isBare || panel.isPage {
      regions.choice.inspector = true
      arrange()
    }
    showPanel(panel)
    if panel.isPage, before.panel != panel { shown.beforePage = before }
  }

  /// Closes the page that is shown, and shows the inspector as it was before.
  func closePage() {
    let before = shown.beforePage
    showPanel(before?.panel ?? ViewsPanel.label)
    guard let before, before.inspector != regions.choice.inspector else { return }
    regions.choice.inspector = before.inspector
    arrange()
  }

  /// Opens the inspector at a panel; closes the panel if it is open.
  func toggle(_ panel: PanelLabel) {
    views.focus.end()
    guard isShown(panel) else { return open(panel) }
    if panel.isPage { closePage() } else { toggleInspector() }
  }

  /// Returns whether a panel is open.
  func isShown(_ panel: PanelLabel) -> Bool { inspector.shown == panel && layout.hasInspector }

  /// Shows a panel, whether or not the inspector is open.
  func showPanel(_ panel: PanelLabel) {
    window.endEditing(true)
    shown.beforePage = nil
    inspector.showPanel(panel)
    showState()
  }

  /// Shows a panel if the inspector is open.
  func showPanelIfOpen(_ panel: PanelLabel) {
    if layout.hasInspector { showPanel(panel) }
  }

  /// The text of the guest list, one row per line.
  package var shownGuests: String { inspector.guests.shownText }

  /// Sets the import report of the scene; nil closes the report of another scene.
  package func setReading(_ report: ReadingReport?, facts: AppFacts = AppFacts()) {
    shown.panels.facts = facts
    if regions.choice.fillsCanvas != (report != nil) {
      regions.choice.fillsCanvas = report != nil
      arrange()
    }
    if let report {
      inspector.reading.show(report)
    } else if inspector.shown == ReadingPanel.label {
      showPanel(ViewsPanel.label)
    }
  }

  /// The likely mistakes of the open scene.
  var mistakes: MistakeList { inspector.reading.mistakes }

  /// Shows the likely mistakes of the open scene.
  func showMistakes(_ mistakes: MistakeList) { inspector.reading.show(mistakes) }

  /// The current text of the report, one paragraph per line; empty while it is not visible.
  package var shownReading: String {
    isShown(ReadingPanel.label) ? inspector.reading.shownText : ""
  }

  /// Adds a scene to the gallery at the end of its group; a new group comes first.
  package func addEntry(_ entry: GalleryEntry) {
    let last = shown.entries.lastIndex { $0.group == entry.group }
    shown.entries.insert(entry, at: last.map { $0 + 1 } ?? 0)
    chrome.gallery.setEntries(shown.entries)
    nameScenes()
    guard !regions.choice.hasGallery else { return }
    regions.choice.hasGallery = true
    arrange()
  }

  func nameScenes() {
    let titles = shown.entries.map { ($0.name, look.text($0.title)) }
    inspector.predict.setTitles(Dictionary(titles) { first, _ in first })
    shown.panels.sceneCount = shown.entries.count
  }

  /// Zooms the scene by a step, or fits it for zero; the content at a point stays there.
  package func zoom(by step: Int, at place: CGPoint? = nil) {
    regions.zoom(by: step, at: place)
    arrange()
  }

  /// Whether the scene is larger than the canvas.
  var isPannable: Bool { layout.overflow.x || layout.overflow.y }

  /// Scrolls a scene that is larger than the canvas, in points of the window.
  func pan(by offset: CGPoint) {
    guard isPannable else { return }
    regions.pan(by: offset)
    arrange()
  }

  /// Enlarges the time line for a review, or restores its height.
  package func setReviewing(_ isReviewing: Bool) {
    let wanted = min(chrome.time.wantedHeight, regions.size.height * 0.4 / look.textScale)
    let height = isReviewing ? wanted : nil
    guard height != regions.reviewHeight else { return }
    regions.reviewHeight = height
    arrange()
  }

  /// Starts to edit the search of the gallery.
  package func beginSearching() {
    if layout.galleryForm == .strip || layout.galleryForm == .none { toggleGallery() }
    chrome.gallery.beginSearching()
  }

  /// Returns the scene at a distance from the open one in the gallery.
  package func neighbour(_ step: Int) -> String? { chrome.gallery.neighbour(step) }

  /// Shows a picture beside a scene's name in the gallery.
  package func setPicture(_ picture: UIImage, of name: String) {
    shown.pictures[name] = picture
    chrome.gallery.setPicture(picture, of: name)
  }

  /// The scenes without a picture in the gallery.
  package var missingPictures: [String] {
    guard layout.galleryForm == .column || layout.galleryForm == .drawer else { return [] }
    return shown.entries.map(\.name).filter { shown.pictures[$0] == nil }
  }

  /// Sets the key and mouse help.
  package func setHelp(_ groups: [HelpGroup]) { inspector.help.setGroups(groups) }
}
