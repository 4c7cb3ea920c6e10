import Foundation
package import TouchInput
import SandboxHost
import SceneFiles
import ConsoleText
import UIKit

/// The windows of an app at a time of a session, rebuilt with the engine's views and recognizers.
package final class SessionWindows: EditedScene {
  private let changes: [SessionTree.Change]
  private let pictures: [Data]
  private let scene: SceneWindows
  private let parts: SessionParts
  /// This property retains the delegate, because recognizers do not.
  private let delegate: SessionDelegate
  private var tree = SessionTree()
  private var shown = -1

  /// Creates the windows of the first touch down; with `isHeard == false`, actions write nothing.
  package init(_ session: RebuiltSession, isHeard: Bool = true) {
    changes = session.changes
    pictures = session.pictures
    scene = session.makeWindows(isHeard: isHeard)
    parts = SessionParts(session, scene)
    delegate = SessionDelegate(session, parts)
    show(0)
  }

  /// The numbers of recognizers without an equivalent in the engine.
  var unmatched: Set<Int> { parts.unmatched }

  /// Whether a screenshot of the device is behind the views.
  package var hasPicture: Bool { scene.windows.contains { $0.layer.contents != nil } }

  package func apply(_ edit: RecordedEdit) -> Bool {
    guard let value = edit.values.first, let number = Int(exactly: value) else { return false }
    switch edit.property {
    case SessionInput.treeEdit: show(number)
    case SessionInput.pictureEdit: showPicture(number)
    default: return false
    }
    return true
  }

  /// Replaces the background with a screenshot of the device.
  private func showPicture(_ number: Int) {
    guard pictures.indices.contains(number), let image = UIImage(data: pictures[number]) else {
      return
    }
    scene.windows.first { $0.layer.contents != nil }?.layer.contents = image.cgImage
  }

  /// Updates everything to the state after a change of the tree.
  private func show(_ number: Int) {
    while shown < number, shown + 1 < changes.count {
      shown += 1
      tree.apply(changes[shown])
    }
    for (view, _) in tree.placedViews { arrange(view) }
    for (view, _) in tree.placedViews { describe(view) }
    showWindows()
    for recognizer in tree.recognizers.values { describe(recognizer) }
  }

  private func showWindows() {
    for (number, window) in parts.windows {
      let isShown = tree.windows.contains(number) && tree.views[number]?.isHidden == false
      if window.isHidden == isShown { window.isHidden = !isShown }
    }
    guard let key = tree.keyWindow.flatMap({ parts.views[$0] as? UIWindow }) else { return }
    if !key.isKeyWindow { key.makeKey() }
  }

  // MARK: - Views

  /// Adds the subviews and recognizers of a view; those that the engine's view created remain.
  private func arrange(_ description: SessionView) {
    guard let view = parts.views[description.number] else { return }
    let wanted = description.subviews.compactMap { parts.views[$0] }
    let present = view.subviews.filter(parts.isOfSession)
    if !present.elementsEqual(wanted, by: ===) {
      let kept = Set(wanted.map(ObjectIdentifier.init))
      for other in present where !kept.contains(ObjectIdentifier(other)) {
        other.removeFromSuperview()
      }
      for child in wanted {
        if child.superview === view {
          view.bringSubviewToFront(child)
        } else {
          view.addSubview(child)
        }
      }
    }
    arrangeRecognizers(of: view, description)
  }

  private func arrangeRecognizers(of view: UIView, _ description: SessionView) {
    let wanted = description.recognizers.compactMap { parts.recognizers[$0] }
    let present = (view.gestureRecognizers ?? []).filter(parts.isOfSession)
    guard !present.elementsEqual(wanted, by: ===) else { return }
    for other in present where !wanted.contains(where: { $0 === other }) {
      view.removeGestureRecognizer(other)
    }
    for recognizer in wanted where recognizer.view !== view {
      view.addGestureRecognizer(recognizer)
    }
  }

  private func describe(_ description: SessionView) {
    guard let view = parts.views[description.number] else { return }
    set(\.transform, of: view, to: description.transform)
    set(\.bounds, of: view, to: description.bounds)
    set(\.center, of: view, to: description.center)
    set(\.alpha, of: view, to: description.alpha)
    if !(view is UIWindow) { set(\.isHidden, of: view, to: description.isHidden) }
    set(\.isUserInteractionEnabled, of: view, to: description.isInteractive)
    set(\.isMultipleTouchEnabled, of: view, to: description.isMultipleTouch)
    set(\.isExclusiveTouch, of: view, to: description.isExclusiveTouch)
    set(\.clipsToBounds, of: view, to: description.clips)
    if let control = view as? UIControl { set(\.isEnabled, of: control, to: description.isEnabled) }
    if let window = view as? UIWindow, let level = description.level {
      set(\.windowLevel, of: window, to: UIWindow.Level(rawValue: level))
    }
    guard let scroller = view as? UIScrollView else { return }
    if let size = description.contentSize { set(\.contentSize, of: scroller, to: size) }
    set(\.isScrollEnabled, of: scroller, to: description.scrolls)
    set(\.delaysContentTouches, of: scroller, to: description.delaysContentTouches)
    set(\.canCancelContentTouches, of: scroller, to: description.cancelsContentTouches)
  }

  /// Sets a property only if its value differs, because a setter may have other effects.
  private func set<Owner, Value: Equatable>(
    _ property: ReferenceWritableKeyPath<Owner, Value>,
    of owner: Owner,
    to value: Value
  ) {
    if owner[keyPath: property] != value { owner[keyPath: property] = value }
  }

  // MARK: - Recognizers

  private func describe(_ description: SessionRecognizer) {
    guard let recognizer = parts.recognizers[description.number] else { return }
    set(\.isEnabled, of: recognizer, to: description.isEnabled)
    set(\.cancelsTouchesInView, of: recognizer, to: description.cancelsTouches)
    set(\.delaysTouchesEnded, of: recognizer, to: description.delaysEnded)
    // A replacement for an app's class never decides, and would delay touches for ever.
    let decides = type(of: recognizer) != UIGestureRecognizer.self
    set(\.delaysTouchesBegan, of: recognizer, to: description.delaysBegan && decides)
    if !decides { set(\.delaysTouchesEnded, of: recognizer, to: false) }
    RecognizerSettings(description.settings).apply(to: recognizer)
  }
}
