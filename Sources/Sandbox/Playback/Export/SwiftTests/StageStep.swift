import Foundation
import Geometry
import TouchInput

/// A call of a test stage or of its fingers, to be made or exported.
///
/// Fingers have numbers from 0; the first one is the stage's own.
enum StageStep: Hashable {
  /// The action of a finger within one event.
  struct FingerAction: Hashable {
    var finger: Int
    var phase: ContactSample.Phase
    var point: CGPoint
  }

  /// A finger that comes down.
  struct Landing: Hashable {
    var finger: Int
    var place: StagePlace
  }

  /// The path of a finger that is down.
  struct Way: Hashable {
    var finger: Int
    /// The points of the path, without the finger's current position.
    var points: [CGPoint]
  }

  /// Waits for some seconds.
  case wait(TimeInterval)
  /// The first finger taps once or several times, with a hold time per tap.
  case tap(StagePlace, count: Int, hold: TimeInterval)
  /// The first finger drags by an offset and lifts.
  case drag(StagePlace, by: CGVector, over: TimeInterval)
  /// The first finger drags to another place and lifts.
  case dragTo(StagePlace, StagePlace, over: TimeInterval)
  /// Fingers come down, within one event.
  case down([Landing])
  /// Fingers that are down move along lines simultaneously, and stay down.
  case move([Way], over: TimeInterval)
  /// Fingers lift at their positions, within one event.
  case lift([Int])
  /// Fingers act within one event, exactly as recorded.
  case perform([FingerAction])
  /// Another event comes in.
  case event(InputEvent)

  /// The greatest finger number in the call; nil if it has no fingers.
  var greatestFinger: Int? {
    switch self {
    case .wait, .event: nil
    case .tap, .drag, .dragTo: 0
    case .down(let landings): landings.map(\.finger).max()
    case .lift(let fingers): fingers.max()
    case .move(let ways, _): ways.map(\.finger).max()
    case .perform(let actions): actions.map(\.finger).max()
    }
  }
}
