import TouchTrace
package import Drawing
package import Foundation
package import TouchInput
import Geometry
import TouchKit

/// Input for the workbench, and its picture.
extension Workbench {
  /// Returns whether a point of the window is on a region instead of the scene or its canvas.
  package func owns(_ point: CGPoint) -> Bool {
    if !menu.isHidden, menu.frame.contains(point) { return true }
    if views.edges.contains(where: { !$0.isHidden && $0.frame.contains(point) }) { return true }
    if views.bars.contains(where: { !$0.isHidden && $0.frame.contains(point) }) { return true }
    if layout.galleryForm == .drawer, layout.gallery.contains(point) { return true }
    return !layout.canvas.contains(point)
  }

  /// Whether a region receives keys as text.
  package var isTyping: Bool { application.isTyping }

  /// Ends text editing.
  package func endTyping() { window.endEditing(true) }

  /// Closes the topmost menu, drawer or field; returns whether there was one.
  package func closeTopmost() -> Bool {
    if !menu.isHidden {
      menu.isHidden = true
    } else if isTyping {
      // An abandoned search shows everything again; an empty search also closes its list.
      let search = editedSearch
      let isEmpty = search?.field.text?.isEmpty ?? true
      search?.clear()
      endTyping()
      if isEmpty, isShown(HelpPanel.label) { closePage() }
    } else if layout.galleryForm == .drawer {
      closeDrawer()
    } else if hasMistake {
      dismissToast()
    } else if isShown(HelpPanel.label) || isShown(ReadingPanel.label)
      || isShown(OpenPanel.label) || isShown(ProblemPanel.label)
    {
      closePage()
    } else if showsGestures, inspector.gestures.closeGraph() {
      return true
    } else if views.focus.isActive {
      views.focus.end()
    } else {
      return false
    }
    return true
  }

  /// Closes menus and drawers, and ends text editing, after a press elsewhere.
  package func notePressElsewhere() {
    menu.isHidden = true
    closeDrawer()
    endTyping()
    views.focus.end()
  }

  /// Processes input for the workbench.
  package func feed(_ events: [InputEvent]) {
    for event in events {
      switch event {
      case .contact(let sample) where sample.phase == .began:
        dismissTooltip()
        if !menu.frame.contains(sample.location) { menu.isHidden = true }
      case .key: dismissTooltip()
      case .hover(let location, _): point(at: location)
      case .window(.pointerLeft, _): point(at: nil)
      default: break
      }
    }
    for batch in InputBatcher().batches(from: input.contacts.admit(events)) {
      application.send(batch)
    }
  }

  /// Hides the tooltip until the pointer is on another part with one.
  func dismissTooltip() {
    views.tooltip.isHidden = true
    input.pointed?.due = .infinity
  }

  func point(at location: CGPoint?) {
    let found = location.flatMap(hint)
    let pointed = input.pointed
    guard found?.words != pointed?.words || found?.place != pointed?.place else { return }
    views.tooltip.isHidden = true
    input.pointed = found.map {
      PointedHint(
        words: $0.words,
        place: $0.place,
        picture: $0.picture,
        due: input.time + Self.tooltipDelay
      )
    }
  }

  private func hint(
    at location: CGPoint
  ) -> (words: String, place: CGRect, picture: UIImage?)? {
    guard let view = window.hitTest(location, with: nil) as? any Hinting else { return nil }
    let point = view.convert(location, from: window)
    guard let (words, frame) = view.hint(at: point) else { return nil }
    return (words, view.convert(frame, to: window), view.hintPicture(at: point))
  }

  /// Zooms the time line if a location is on it; returns whether it is.
  package func zoomTime(at location: CGPoint, by factor: CGFloat) -> Bool {
    let time = chrome.time
    guard !time.isHidden, time.frame.contains(location) else { return false }
    time.zoom(by: factor, at: time.convert(location, from: window))
    return true
  }

  /// Zooms the time line by a number of steps.
  package func zoomTime(by steps: Int) {
    chrome.time.zoom(by: CGFloat(pow(1.5, Double(steps))), at: nil)
  }

  /// Scrolls the time line by a distance in points if a location is on it; returns whether it is.
  package func panTime(at location: CGPoint, by distance: CGFloat) -> Bool {
    let time = chrome.time
    guard !time.isHidden, time.frame.contains(location) else { return false }
    time.pan(by: distance)
    return true
  }

  /// Advances time to a moment on the input clock.
  package func advance(to time: TimeInterval) {
    input.time = time
    application.advance(to: time)
    if let toast = shown.toast, toast.until <= time { dismissToast() }
    if let end = shown.stepsEnd, end <= time { endFirstSteps() }
    guard let pointed = input.pointed, pointed.due <= time, views.tooltip.isHidden else { return }
    views.tooltip.open(
      pointed.words,
      picture: pointed.picture,
      beside: pointed.place,
      in: regions.size
    )
    input.pointed?.due = .infinity
  }

  /// The time of the next work, in seconds on the input clock.
  package var nextDeadline: TimeInterval? {
    let tip = input.pointed.flatMap { $0.due < .infinity ? $0.due : nil }
    let end = shown.toast.flatMap { $0.until < .infinity ? $0.until : nil }
    return [application.nextDeadline, tip, end, shown.stepsEnd].compactMap(\.self).min()
  }

  // MARK: - The picture

  /// Returns the changed rectangles since the last call, in points.
  package func takeDamage() -> [CGRect] {
    application.layoutIfNeeded()
    views.focus.follow(in: self)
    return application.takeDamage()
  }

  /// Returns the picture around the scene; it need only contain the content inside the rectangles.
  package func picture(in region: [CGRect]) -> DisplayList { application.picture(in: region) }

  /// The canvas below the scene, with a caption of the scene's size and scale.
  package var ground: DisplayList {
    var list = DisplayList([.fillRect(layout.canvas, look.theme.canvas)])
    if look.kind == .light {
      // Without the line, a light scene would have no edge on a light background.
      let edge = layout.scene.insetBy(dx: -0.5, dy: -0.5)
      list.append(.strokeRect(edge, look.theme.edge, StrokeStyle(width: 1)))
    }
    guard !regions.choice.isBare, layout.canvas.maxY - layout.scene.maxY >= 16 else { return list }
    let size = "\(Int(regions.sceneSize.width)) × \(Int(regions.sceneSize.height)) pt"
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

  /// The names of all visible buttons, for tests.
  package var buttonNames: [String] {
    var names: [String] = []
    var waiting: [UIView] = [window]
    while let view = waiting.popLast() {
      guard !view.isHidden else { continue }
      if view is BenchButton { names.append(view.accessibilityIdentifier ?? "") }
      waiting += view.subviews
    }
    return names
  }

  /// The number of views of the workbench.
  package var viewCount: Int { application.treeSnapshot().views.count }
}
