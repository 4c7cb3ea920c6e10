import Foundation
import TouchInput

/// Manages the pointer while no button is down, and the views under it.
@MainActor
final class HoverRouter {
  private unowned let application: UIApplication
  private let event = HoverEvent()

  /// The views under the pointer at its last known location, deepest first.
  private var path: [UIView] = []
  /// The views that the current event affects, and their changes.
  private var changes: [(view: UIView, change: HoverChange)] = []

  init(application: UIApplication) {
    self.application = application
    event.application = application
  }

  isolated deinit { event.touch?.letGo() }

  /// Delivers a location of the pointer on the screen.
  func move(to location: CGPoint) {
    guard !application.isIgnoringInteractionEvents, location.x.isFinite, location.y.isFinite else {
      return
    }
    let picker = WindowPicker(application: application, isTraced: false)
    guard let pick = picker.pick(at: location, event: event, touch: 0) else { return leave() }
    if let touch = event.touch, touch.state.window !== pick.window { leave() }
    let isNew = event.touch == nil
    let touch = event.touch ?? makeTouch(pick)
    touch.state.previousLocation = isNew ? pick.point : touch.state.location
    touch.state.location = pick.point
    touch.state.view = pick.view
    send(isNew ? .regionEntered : .regionMoved, over: Self.path(from: pick.view))
  }

  /// Ends hovering because the pointer is elsewhere.
  func leave() {
    guard let touch = event.touch else { return }
    touch.state.previousLocation = touch.state.location
    send(.regionExited, over: [])
    event.content.removeAll { $0 === touch }
  }

  /// Notifies recognizers whose views left the window that the pointer has left.
  func leaveLostViews() {
    guard let touch = event.touch else { return }
    guard touch.state.window?.isShown ?? false else { return leave() }
    guard
      path.contains(where: { $0.attachedWindow !== touch.state.window })
    else { return }
    let remaining = path.filter { $0.attachedWindow === touch.state.window }
    if remaining.isEmpty { return leave() }
    touch.state.previousLocation = touch.state.location
    touch.state.view = remaining.first
    send(.regionMoved, over: remaining)
  }

  /// Notifies the recognizers of a window of the current event's changes.
  func deliver(to window: UIWindow) {
    guard let touch = event.touch, touch.state.window === window else { return }
    for (view, change) in changes {
      for recognizer in view.gestureRecognizers ?? [] where recognizer.isEnabled {
        (recognizer as? any HoverFollower)?.pointer(change, touch, event)
      }
    }
  }

  // MARK: - One event

  private func send(_ phase: UITouch.Phase, over views: [UIView]) {
    let former = path
    path = views
    let gone = former.filter { view in !views.contains { $0 === view } }
    changes = gone.map { ($0, .exited) }
    changes += views.map { view in
      (view, former.contains { $0 === view } ? .moved : .entered)
    }
    event.touch?.state.phase = phase
    event.touch?.state.timestamp = application.currentTime
    event.content.timestamp = application.currentTime
    event.content.modifierFlags = application.keys.modifierFlags
    application.sendEvent(event)
    changes = []
  }

  private func makeTouch(_ pick: WindowPicker.Pick) -> UITouch {
    let touch = UITouch(
      state: TouchState(
        number: 0,
        phase: .regionEntered,
        tapCount: 0,
        timestamp: application.currentTime,
        attributes: ContactAttributes(tool: .pointer),
        location: pick.point,
        previousLocation: pick.point,
        window: pick.window
      )
    )
    event.content.add(touch)
    return touch
  }

  private static func path(from view: UIView) -> [UIView] {
    var path: [UIView] = []
    var next: UIView? = view
    while let view = next {
      path.append(view)
      next = view.superview
    }
    return path
  }
}
