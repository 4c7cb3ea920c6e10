import ConsoleText
import SceneFiles
import UIKit

/// The views and recognizers of the engine that replace those of a session.
final class SessionParts {
  private(set) var views: [Int: UIView] = [:]
  private(set) var recognizers: [Int: UIGestureRecognizer] = [:]
  /// Recognizers without an equivalent.
  private(set) var unmatched: Set<Int> = []
  private var own: Set<ObjectIdentifier> = []

  init(_ session: RebuiltSession, _ scene: SceneWindows) {
    for (number, name) in zip(session.outline.viewNumbers, session.viewNames) {
      guard let view = scene.view(named: name) else { continue }
      views[number] = view
      own.insert(ObjectIdentifier(view))
    }
    for (number, name) in zip(session.outline.recognizerNumbers, session.recognizerNames) {
      guard let recognizer = scene.recognizer(named: name) else { continue }
      recognizers[number] = recognizer
      own.insert(ObjectIdentifier(recognizer))
    }
    for description in session.lastTree.views.values.sorted(by: { $0.number < $1.number }) {
      matchOwn(of: description, session.lastTree)
    }
  }

  /// The windows, by their numbers.
  var windows: [(Int, UIWindow)] {
    views.sorted { $0.key < $1.key }.compactMap { number, view in
      (view as? UIWindow).map { (number, $0) }
    }
  }

  func isOfSession(_ view: UIView) -> Bool { own.contains(ObjectIdentifier(view)) }

  func isOfSession(_ recognizer: UIGestureRecognizer) -> Bool {
    own.contains(ObjectIdentifier(recognizer))
  }

  /// Matches recognizers that UIKit's view created with those that the engine's view created, by class.
  private func matchOwn(of description: SessionView, _ tree: SessionTree) {
    let said = description.recognizers.compactMap { tree.recognizers[$0] }
      .filter(\.isMadeByItsView)
    guard !said.isEmpty, let view = views[description.number] else {
      unmatched.formUnion(said.map(\.number))
      return
    }
    var free = (view.gestureRecognizers ?? []).filter { !isOfSession($0) }
    for recognizer in said {
      let names = [recognizer.type.name, Self.counterparts[recognizer.type.name]].compactMap(\.self)
      guard let place = free.firstIndex(where: { names.contains("\(type(of: $0))") }) else {
        unmatched.insert(recognizer.number)
        continue
      }
      let match = free.remove(at: place)
      match.name = "\(recognizer.type.name) \(ConsoleAddress(UInt64(recognizer.number)))"
      recognizers[recognizer.number] = match
      own.insert(ObjectIdentifier(match))
    }
  }

  /// The engine's equivalents of recognizers that UIKit's views create.
  private static let counterparts = [
    "UIScrollViewPanGestureRecognizer": "ScrollPanRecognizer",
    "UIScrollViewPinchGestureRecognizer": "ScrollPinchRecognizer",
    "UIScrollViewDelayedTouchesBeganGestureRecognizer": "ContentTouchRecognizer",
  ]
}
