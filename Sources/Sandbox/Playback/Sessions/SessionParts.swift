import ConsoleText
import SceneFiles
import UIKit

/// Which views and recognizers of the engine stand for those of a session.
final class SessionParts {
  private(set) var views: [Int: UIView] = [:]
  private(set) var recognizers: [Int: UIGestureRecognizer] = [:]
  /// Recognizers that nothing stands for.
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

  /// Recognizers that UIKit's view made itself, as the engine's did: they are told by their class.
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

  /// What the engine has for recognizers that views of UIKit make themselves.
  private static let counterparts = [
    "UIScrollViewPanGestureRecognizer": "ScrollPanRecognizer",
    "UIScrollViewPinchGestureRecognizer": "ScrollPinchRecognizer",
    "UIScrollViewDelayedTouchesBeganGestureRecognizer": "ContentTouchRecognizer",
  ]
}
