import TouchTrace
import Foundation
import Inspector

/// The user's questions: about a point, about a view in a list, and about all points.
struct SceneQuestion {
  /// The point of the user's question; nil without a question.
  var point: CGPoint?
  /// The location of the last tap by key, and the pointer's location at that time.
  var tap: (place: CGPoint, pointer: CGPoint?)?
  /// The point to ask about once the views of the visible moment are ready.
  var awaited: CGPoint?
  /// The view whose row is under the pointer.
  var pointedView: NodeID?
  /// The likely mistakes of a pasted screen; nil for another scene.
  var screen: ScreenDiagnosis?
  /// The path of a touch on the view of the visible mistake; nil for none.
  var mistake: Explanation?
  /// The hit map of all points.
  var hitMap = HitMapSession()

  /// Discards all questions about a scene that is no longer visible.
  mutating func forget() {
    (point, pointedView, screen, mistake) = (nil, nil, nil, nil)
    tap = nil
    hitMap.forget()
  }
}
