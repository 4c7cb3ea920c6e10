import Foundation
import Geometry
@testable import Inspector
import Testing
import TouchTrace

@Suite("The drawing of relations of recognizers")
struct GestureDrawingTests {
  private struct Chance: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state
    }
  }

  private static func column(_ number: Int) -> GestureColumn {
    let node = NodeSnapshot(
      id: NodeID(number),
      kind: .gestureRecognizer,
      typeName: "UITapGestureRecognizer",
      identifier: "recognizer \(number)",
      quad: nil
    )
    let place = GestureColumn.Place(view: 0, recognizer: number)
    return GestureColumn(place: place, kind: .recognizer, node: node, view: node)
  }

  /// Returns a matrix in which some recognizers wait for others, act together with others, and prevent others.
  private func matrix(
    _ count: Int,
    relations: [(Int, Int, RecognizerRelation.Kind)],
    prevents: [(Int, Int)] = []
  ) -> GestureMatrix {
    let columns = (0..<count).map(Self.column)
    var cells = columns.map { _ in GestureCell() }
    for (winner, loser) in prevents {
      cells[loser].outcome = .fails
      cells[loser].cause = .gesture(.prevented(by: columns[winner].node))
    }
    return GestureMatrix(
      point: .zero,
      tree: TreeSnapshot(),
      hitView: nil,
      columns: columns,
      rows: [GestureMatrix.Row(gesture: .tap, cells: cells)],
      engineRelations: relations.map { RecognizerRelation(NodeID($0.0), NodeID($0.1), $0.2) }
    )
  }

  private func drawing(_ matrix: GestureMatrix) -> GestureDrawing {
    GestureDrawing(GestureGraph(matrix), GestureWords(matrix, in: .english), .estimated)
  }

  @Test(
    "boxes, words and lines of twenty recognizers keep apart",
    arguments: 0..<60 as Range<UInt64>
  )
  func apart(seed: UInt64) {
    var chance = Chance(state: seed &* 7919 &+ 1)
    let kinds: [RecognizerRelation.Kind] = [.requires, .requiresByCode, .together]
    let count = 20
    let relations = (0..<Int.random(in: 10...40, using: &chance)).compactMap { _ in
      let (first, second) = (
        Int.random(in: 0..<count, using: &chance), Int.random(in: 0..<count, using: &chance)
      )
      return first == second
        ? nil : (first, second, kinds.randomElement(using: &chance) ?? .requires)
    }
    let prevents = (0..<6).map { _ in
      (Int.random(in: 0..<10, using: &chance), Int.random(in: 10..<count, using: &chance))
    }
    let matrix = matrix(count, relations: relations, prevents: prevents)
    let drawing = drawing(matrix)
    #expect(drawing.lines.count == GestureGraph(matrix).edges.count)
    #expect(drawing.lines.count > 5)
    check(drawing)
  }

  private func check(_ drawing: GestureDrawing) {
    let frames = drawing.boxes.map(\.frame)
    // Frames whose edges touch count as intersecting.
    let words = drawing.lines.map { $0.wordFrame.insetBy(dx: 0, dy: 0.5) }
    for (place, frame) in frames.enumerated() {
      #expect(!frames.dropFirst(place + 1).contains { $0.intersects(frame) })
      #expect(!words.contains { $0.intersects(frame) })
      #expect(frame.minX >= 0 && frame.maxX <= drawing.size.width)
      #expect(frame.minY >= 0 && frame.maxY <= drawing.size.height)
    }
    for (place, word) in words.enumerated() {
      #expect(!words.dropFirst(place + 1).contains { $0.intersects(word) })
    }
    for line in drawing.lines {
      for (first, second) in zip(line.points, line.points.dropFirst()) {
        let part = CGRect(
          x: min(first.x, second.x),
          y: min(first.y, second.y),
          width: abs(first.x - second.x),
          height: abs(first.y - second.y)
        ).insetBy(dx: -0.25, dy: -0.25)
        #expect(part.width == 0.5 || part.height == 0.5)
        // The ends are on the edges of boxes.
        #expect(!frames.contains { $0.insetBy(dx: 0.5, dy: 0.5).intersects(part) })
        #expect(
          !words.contains { word in
            word != line.wordFrame.insetBy(dx: 0, dy: 0.5) && word.intersects(part)
              && part.width == 0.5
          }
        )
      }
    }
  }

  @Test("one that waits is right of the one that it waits for, and the arrow head is at that one")
  func waiting() throws {
    let drawing = drawing(matrix(2, relations: [(0, 1, .requires)]))
    let boxes = drawing.boxes.map { ($0.name, $0.frame) }
    let waiting = try #require(boxes.first { $0.0 == "recognizer 0" }).1
    let awaited = try #require(boxes.first { $0.0 == "recognizer 1" }).1
    #expect(awaited.maxX < waiting.minX)
    let line = try #require(drawing.lines.first)
    #expect(line.points.first == CGPoint(x: waiting.minX, y: waiting.midY))
    #expect(line.points.last == CGPoint(x: awaited.maxX, y: awaited.midY))
    let marks = line.endMarks(size: 5)
    #expect(marks.count == 2 && marks.allSatisfy { $0.to == line.points.last })
    #expect(marks.allSatisfy { $0.from.x == awaited.maxX + 5 })
  }

  @Test("the loser of two has a bar, two that act together have no mark")
  func marks() throws {
    let prevention = drawing(matrix(2, relations: [], prevents: [(0, 1)]))
    let line = try #require(prevention.lines.first)
    #expect(line.word == "prevents" && line.endMarks(size: 5).count == 1)
    #expect(line.endMarks(size: 5).first?.from.x == line.endMarks(size: 5).first?.to.x)
    let together = drawing(matrix(2, relations: [(0, 1, .together)]))
    #expect(together.lines.first?.endMarks(size: 5).isEmpty == true)
    check(together)
  }

  @Test("a circle is marked, and a point finds the line whose word or stroke it is on")
  func circle() throws {
    let drawing = drawing(
      matrix(3, relations: [(0, 1, .requires), (1, 0, .requires), (2, 0, .requires)])
    )
    #expect(drawing.lines.map(\.isCircular) == [true, true, false])
    check(drawing)
    for line in drawing.lines {
      let middle = CGPoint(x: line.wordFrame.midX, y: line.wordFrame.midY)
      #expect(drawing.line(at: middle, within: 0) == line)
      let corner = line.points[line.points.count / 2]
      #expect(drawing.line(at: corner, within: 1) != nil)
    }
    #expect(drawing.line(at: CGPoint(x: -50, y: -50), within: 5) == nil)
  }
}
