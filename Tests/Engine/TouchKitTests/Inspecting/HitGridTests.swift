import TouchTrace
import Foundation
import Geometry
import TouchInput
import Testing
import TouchKitTestSupport
import TouchKitTesting

@testable import TouchKit

@MainActor
@Suite("Grids of a hit-test's answers")
struct HitGridTests {
  private static let size = CGSize(width: 84, height: 60)

  /// Returns the pixels at which a grid differs from the hit test of a finger there.
  private func faults(_ stage: Stage, scale: Int) -> [String] {
    let grid = stage.application.hitGrid(size: Self.size, scale: scale)
    guard grid.width == Int(Self.size.width) * scale, grid.height == Int(Self.size.height) * scale
    else { return ["has \(grid.width) × \(grid.height) pixels"] }
    var faults: [String] = []
    for (row, runs) in grid.rows.enumerated() {
      var run = 0
      for column in 0..<grid.width {
        if runs[run].end <= column { run += 1 }
        let told = runs[run].receiver.map { grid.receivers[$0] }
        let point = CGPoint(
          x: (CGFloat(column) + 0.5) / CGFloat(scale),
          y: (CGFloat(row) + 0.5) / CGFloat(scale)
        )
        let answer = stage.window.hitTest(point, with: nil)
        if told?.id != answer?.traceID { faults.append("(\(column), \(row)) \(told?.name ?? "–")") }
      }
    }
    return faults
  }

  @Test("every pixel of random trees has the answer of the hit-test", arguments: [false, true])
  func everyPixel(overrides: Bool) throws {
    for seed in 0..<12 {
      var random = SeededRandom(seed: UInt64(seed))
      let stage = Stage(size: Self.size)
      let root = RandomTree(random: &random, overrides: overrides).root
      // Most of the tree is on the screen, at uneven places and sizes.
      root.transform = CGAffineTransform(scaleX: 0.19, y: 0.17).translatedBy(x: -700, y: -900)
      stage.rootView.addSubview(root)
      let faults = faults(stage, scale: 1 + seed % 2)
      try #require(faults.isEmpty, "seed \(seed): \(faults.prefix(5))")
    }
  }

  @Test("S18: with few questions a grid is coarse, says so, and is exact where nothing changes")
  func budget() {
    let stage = Stage(size: Self.size)
    let deciding = DecidingView(frame: rect(0, 0, 84, 60))
    let button = UIView(frame: rect(20, 10, 30, 20))
    deciding.addSubview(button)
    stage.rootView.addSubview(deciding)
    func grid(_ budget: Int) -> HitGrid {
      HitGridSampler(stage.application, size: Self.size, scale: 1, budget: budget).grid()
    }
    let exact = grid(.max)
    #expect(exact.askedPixels == nil)
    let coarse = grid(6_000)
    #expect(coarse.askedPixels.map { (256..<3000).contains($0) } == true)
    let pixels = (0..<60).flatMap { row in (0..<84).map { (column: $0, row: row) } }
    let same = pixels.count { pixel in
      exact.receiver(column: pixel.column, row: pixel.row)?.id
        == coarse.receiver(column: pixel.column, row: pixel.row)?.id
    }
    #expect(same > pixels.count * 98 / 100)
    let middle = coarse.receiver(column: 35, row: 20)
    #expect(middle?.id == button.traceID)
  }

  private final class DecidingView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      super.hitTest(point, with: event)
    }
  }

  @Test(
    "a view of a pixel's width is not lost, wherever it lies between the pixels",
    arguments: [0, 0.25, 0.5, 0.75, 0.999_999_9, 1e-9, 1.0 / 3]
  )
  func narrow(offset: CGFloat) {
    let stage = Stage(size: Self.size)
    let across = UIView(frame: rect(30 + offset, 10, 1, 40))
    let down = UIView(frame: rect(10, 40 + offset, 70, 1))
    let least = UIView(frame: rect(70.4, 10.4, 0.2, 0.2))
    for view in [across, down, least] { stage.rootView.addSubview(view) }
    #expect(faults(stage, scale: 1) == [])
    #expect(faults(stage, scale: 2) == [])
    let grid = stage.application.hitGrid(size: Self.size)
    #expect(Set(grid.receivers.map(\.id)).isSuperset(of: [across, down, least].map(\.traceID)))
  }

  @Test("an override sees the questions only where its superview asks it")
  func overrides() {
    let stage = Stage(size: Self.size)
    let card = UIView(frame: rect(10, 10, 20, 20))
    let view = ScriptedView(frame: rect(5, 5, 10, 10))
    var count = 0
    view.onHitTest = { view, point, event in
      count += 1
      return point.x > point.y ? view : nil
    }
    card.addSubview(view)
    stage.rootView.addSubview(card)
    let grid = stage.application.hitGrid(size: Self.size)
    #expect(count >= 400 && count < 1_000)
    #expect(grid.receiver(column: 24, row: 15)?.id == view.traceID)
    #expect(grid.receiver(column: 15, row: 24)?.id == card.traceID)
    #expect(faults(stage, scale: 1) == [])
  }

  @Test("a screen without windows, or of no size, has nobody")
  func nobody() {
    let application = UIApplication()
    let grid = application.hitGrid(size: CGSize(width: 3, height: 2))
    let empty = [HitGrid.Run(receiver: nil, end: 3)]
    #expect(grid.receivers.isEmpty && grid.rows == [empty, empty])
    #expect(application.hitGrid(size: .zero).height == 0)
  }
}
