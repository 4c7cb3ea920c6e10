import Foundation
import Geometry
import TouchInput

/// A call of a test stage or of its fingers, to be made or to be written down.
///
/// Fingers have numbers from 0; the first one is the stage's own.
enum StageStep: Hashable {
  /// What a finger does within one event.
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

  /// The way of a finger that is down.
  struct Way: Hashable {
    var finger: Int
    /// The points that it goes through, without that at which it is.
    var points: [CGPoint]
  }

  /// Time passes, in seconds.
  case wait(TimeInterval)
  /// The first finger taps, once or several times, and stays down so long each time.
  case tap(StagePlace, count: Int, hold: TimeInterval)
  /// The first finger drags by an offset and lifts.
  case drag(StagePlace, by: CGVector, over: TimeInterval)
  /// The first finger drags to another place and lifts.
  case dragTo(StagePlace, StagePlace, over: TimeInterval)
  /// Fingers come down, within one event.
  case down([Landing])
  /// Fingers that are down go along lines, all at the same time, and stay down.
  case move([Way], over: TimeInterval)
  /// Fingers lift where they are, within one event.
  case lift([Int])
  /// Fingers act within one event, exactly as it was recorded.
  case perform([FingerAction])
  /// Something else comes in.
  case event(InputEvent)

  /// The greatest number of the fingers that it needs; nil for none.
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
