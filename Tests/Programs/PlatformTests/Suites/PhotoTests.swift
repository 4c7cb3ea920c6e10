import Foundation
import Testing

extension RealWindowTests {
  @Suite("Two real fingers on a photo")
  struct PhotoTests {
    /// The middle of the photo in a window of 640 × 480.
    private let middle = (x: 230, y: 240)

    @Test("They make it larger and turn it at once; the screen and the screenshot show it")
    func pinchAndTurn() async throws {
      let server = try await XorgTouchServer()
      let window = try await SandboxWindow("simultaneous", on: server, options: ["--no-overlay"])
      let touch = try TouchDevice(of: server)
      #expect(extent(of: try await window.grab()) == Extent(x: 70...389, y: 120...359))
      try await turn(touch, in: window)
      let screenshot = try await window.screenshot()
      #expect(try await window.grab().differences(from: screenshot) == 0)
      let extent = extent(of: screenshot)
      // The rotation is a quarter less the 0.1 radians until recognition. The scale is a quarter more, less the 8
      // points until recognition. The photo is then 375 × 281 points, rotated by 84 degrees.
      #expect((390...412).contains(extent.y.count), "\(extent)")
      #expect((305...328).contains(extent.x.count), "\(extent)")
      try lift(touch, in: window)
      _ = try await window.screenshot()
      let lines = window.deliveries(to: "photo")
      #expect(lines.last == "photo.cancelled [f1, f2]")
      #expect(lines.count { $0.contains("cancelled") } == 1)
    }

    /// Rotates two fingers by a quarter, clockwise, and increases their distance from 120 points to 150 points.
    private func turn(_ touch: TouchDevice, in window: SandboxWindow<XorgTouchServer>) async throws
    {
      try put(touch.down, part: 0, in: window)
      try touch.sync()
      try await window.wait(for: "photo.began")
      for step in 1...30 {
        try put(touch.move, part: Double(step) / 30, in: window)
        try touch.sync()
      }
      try await window.wait(for: "photo.cancelled")
    }

    private func lift(_ touch: TouchDevice, in window: SandboxWindow<XorgTouchServer>) throws {
      try put(touch.up, part: 1, in: window)
      try touch.sync()
    }

    private func put(
      _ send: (_ finger: Int, _ x: Int, _ y: Int) throws -> Void,
      part: Double,
      in window: SandboxWindow<XorgTouchServer>
    ) throws {
      let (angle, distance) = (part * .pi / 2, 60 + 15 * part)
      let (x, y) = (Int((cos(angle) * distance).rounded()), Int((sin(angle) * distance).rounded()))
      let (left, top) = (window.origin.x + middle.x, window.origin.y + middle.y)
      try send(1, left - x, top - y)
      try send(2, left + x, top + y)
    }

    private struct Extent: Equatable {
      let x: ClosedRange<Int>
      let y: ClosedRange<Int>
    }

    /// Returns the extent of the photo's white frame.
    private func extent(of picture: PixelPicture) -> Extent {
      let white = PixelColor(255, 255, 255)
      var (columns, rows) = ([Int](), [Int]())
      // The other photo is further to the right.
      for y in 0..<picture.height {
        for x in 0..<440 where picture[x, y] == white {
          columns.append(x)
          rows.append(y)
        }
      }
      return Extent(x: range(columns), y: range(rows))
    }

    private func range(_ numbers: [Int]) -> ClosedRange<Int> {
      (numbers.min() ?? 0)...(numbers.max() ?? 0)
    }
  }
}
