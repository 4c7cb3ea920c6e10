import Testing

/// One after another: each has a screen of its own, but together they would be slow.
///
/// The limit is there for what hangs; on a machine that builds meanwhile a test may take minutes.
@Suite("The program in a real window", .serialized, .timeLimit(.minutes(10)))
struct RealWindowTests {}

/// The scene `drag-touches`, as it lies in its window at the start.
enum DragScene {
  static let name = "drag-touches"
  static let red = PixelColor(255, 59, 48)
  static let blue = PixelColor(0, 122, 255)
  static let ground = PixelColor(227, 232, 240)
  /// The middles of the two boxes, which are 120 by 120.
  static let middle = (x: 100, y: 120)
  static let middle2 = (x: 280, y: 120)
}
