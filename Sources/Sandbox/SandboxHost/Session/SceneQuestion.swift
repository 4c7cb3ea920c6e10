import TouchTrace
import Foundation
import Inspector

/// The user's questions: about a point, about a view in a list, and about all points.
struct SceneQuestion {
  /// The point that the user asked about; nil without a question.
  var point: CGPoint?
  /// The place of the last tap by key, and that of the pointer then.
  var tap: (place: CGPoint, pointer: CGPoint?)?
  /// The point that is asked about as soon as the views of the shown moment are there.
  var awaited: CGPoint?
  /// The view whose row the pointer is over.
  var pointedView: NodeID?
  /// The likely mistakes of a pasted screen; nil for another scene.
  var screen: ScreenDiagnosis?
  /// The way of a touch on the view of the mistake that is shown; nil for none.
  var mistake: Explanation?
  /// The hit map, which is about all points.
  var hitMap = HitMapSession()

  /// Forgets all questions about a scene that is not shown any more.
  mutating func forget() {
    (point, pointedView, screen, mistake) = (nil, nil, nil, nil)
    tap = nil
    hitMap.forget()
  }
}
