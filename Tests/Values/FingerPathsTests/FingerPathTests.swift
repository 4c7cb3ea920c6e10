import FingerPaths
import Foundation
import Geometry
import Testing

@Suite("Paths of fingers")
struct FingerPathTests {
  private let middle = CGPoint(x: 100, y: 50)

  /// Returns the places of fingers at the beginning, half way and at the end, rounded to a hundredth of a point.
  private func story(_ paths: [FingerPath]) -> [[CGPoint]] {
    [0, 0.5, 1].map { part in
      paths.map { path in
        let point = path.point(at: part)
        return CGPoint(
          x: (point.x * 100).rounded() / 100,
          y: (point.y * 100).rounded() / 100
        )
      }
    }
  }

  private func points(_ numbers: (CGFloat, CGFloat)...) -> [CGPoint] {
    numbers.map { CGPoint(x: $0.0, y: $0.1) }
  }

  @Test("A line goes by an offset or to a point, or nowhere")
  func line() {
    let offset = CGVector(dx: 10, dy: -20)
    let way = [points((100, 50)), points((105, 40)), points((110, 30))]
    #expect(story([.line(from: middle, by: offset)]) == way)
    #expect(story([.line(from: middle, to: CGPoint(x: 110, y: 30))]) == way)
    #expect(FingerPath.line(from: middle).point(at: 0.7) == middle)
  }

  @Test("A way with bends is gone at one speed; without points there is none")
  func bends() throws {
    let corner = points((0, 0), (30, 0), (30, 10))
    let path = try #require(FingerPath.bends(through: corner))
    #expect(story([path]) == [points((0, 0)), points((20, 0)), points((30, 10))])
    #expect(path.point(at: 2) == CGPoint(x: 30, y: 10))
    #expect(FingerPath.bends(through: [middle])?.point(at: 0.2) == middle)
    #expect(FingerPath.bends(through: []) == nil)
  }

  @Test("A way that stands still for a while has an end all the same")
  func repeatedPoints() throws {
    let path = try #require(FingerPath.bends(through: [middle, middle]))
    #expect(path.point(at: 0) == middle && path.point(at: 1) == middle)
  }

  @Test("Fingers side by side are 40 points apart and move together")
  func row() {
    let paths = FingerPath.row(of: 3, around: middle, by: CGVector(dx: 0, dy: 8))
    #expect(
      story(paths) == [
        points((60, 50), (100, 50), (140, 50)), points((60, 54), (100, 54), (140, 54)),
        points((60, 58), (100, 58), (140, 58)),
      ]
    )
    #expect(FingerPath.row(of: 0, around: middle).isEmpty)
    #expect(FingerPath.places(of: -1, around: middle).isEmpty)
  }

  @Test("A pinch changes the distance of two fingers by its factor")
  func pinch() {
    #expect(
      story(FingerPath.pinch(around: middle, scale: 3, distance: 20)) == [
        points((90, 50), (110, 50)), points((80, 50), (120, 50)), points((70, 50), (130, 50)),
      ]
    )
  }

  @Test("A rotation turns two fingers about their middle, a pivot one about the other")
  func turns() {
    #expect(
      story(FingerPath.rotation(around: middle, by: .pi, distance: 20)) == [
        points((90, 50), (110, 50)), points((100, 40), (100, 60)), points((110, 50), (90, 50)),
      ]
    )
    #expect(
      story(FingerPath.pivot(around: middle, by: -.pi / 2, distance: 10)) == [
        points((100, 50), (110, 50)), points((100, 50), (107.07, 42.93)),
        points((100, 50), (100, 40)),
      ]
    )
  }

  @Test("A movement has a step each sixtieth of a second, and at least one")
  func steps() {
    #expect([1, 0.3, 0.01, 0, -1].map(FingerPath.stepCount) == [60, 18, 1, 1, 1])
  }
}
