import ConsoleText
import UIKit

/// Replaces the delegates of an app's recognizers: it allows what they allowed in the session.
final class SessionDelegate: NSObject, UIGestureRecognizerDelegate {
  private var partners: [ObjectIdentifier: Set<ObjectIdentifier>] = [:]

  /// Replaces the delegates of recognizers.
  init(_ session: RebuiltSession, _ parts: SessionParts) {
    super.init()
    let shared = SharedGestures(session.session)
    for (number, recognizer) in parts.recognizers
    where session.lastTree.recognizers[number]?.hasDelegate == true {
      let others = shared.partners(of: number).compactMap { parts.recognizers[$0] }
      guard !others.isEmpty, recognizer.delegate == nil else { continue }
      partners[ObjectIdentifier(recognizer)] = Set(others.map(ObjectIdentifier.init))
      recognizer.delegate = self
    }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    partners[ObjectIdentifier(gestureRecognizer)]?
      .contains(ObjectIdentifier(otherGestureRecognizer)) == true
  }
}
