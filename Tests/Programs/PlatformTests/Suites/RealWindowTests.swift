import Testing

/// The tests are serialized: each has its own screen, but together they would be slow.
///
/// The time limit is for tests that hang. On a machine that also builds, a test may take minutes.
@Suite("The program in a real window", .serialized, .timeLimit(.minutes(10)))
struct RealWindowTests {}

/// The geometry of the scene `drag-touches` in its window at the start.
enum DragScene {
  static let name = "drag-touches"
  static let red = PixelColor(255, 59, 48)
  static let blue = PixelColor(0, 122, 255)
  static let ground = PixelColor(227, 232, 240)
  /// The centres of the two boxes, which are 120 by 120.
  static let middle = (x: 100, y: 120)
  static let middle2 = (x: 280, y: 120)
}
