import Drawing
import Foundation
import Geometry
import TouchInput
import Testing
import TouchKitTestSupport
import TouchKitTesting

@testable import TouchKit

/// Tests that count operations instead of measuring time, because times differ from machine to machine.
@MainActor
@Suite("What is spent")
struct CostTests {
  private let stage = Stage(size: CGSize(width: 400, height: 300))

  /// Adds views of 9 by 9 points in a grid of 10 points, about as wide as high.
  private func siblings(_ count: Int, in root: UIView) -> CGSize {
    let columns = Int((Double(count) * 1.6).squareRoot().rounded(.up))
    for index in 0..<count {
      root.addSubview(UIView(frame: frame(index, columns)))
    }
    return CGSize(width: columns * 10, height: (count + columns - 1) / columns * 10)
  }

  private func frame(_ index: Int, _ columns: Int) -> CGRect {
    CGRect(x: index % columns * 10, y: index / columns * 10, width: 9, height: 9)
  }

  @Test(
    "A pick asks a handful of views, however many siblings there are",
    .tags(.needsOverrides),
    .whereOverridesAreKnown,
    arguments: [100, 1_000, 10_000]
  )
  func asked(count: Int) throws {
    let root = UIView(frame: rect(0, 0, 400, 300))
    let size = siblings(count, in: root)
    _ = root.hitTest(.zero, with: nil)
    let index = try #require(root.siblingIndex)
    var random = SeededRandom(seed: 7)
    var asked: [Int] = []
    for _ in 0..<500 {
      let point = random.point(in: CGRect(origin: .zero, size: size))
      asked.append(try #require(index.candidates(at: point)).count)
    }
    #expect(asked.reduce(0, +) <= 4 * asked.count, "\(asked.reduce(0, +))")
    #expect((asked.max() ?? 0) <= 6, "\(asked.max() ?? 0)")
  }

  @Test("A frame has a command for each background and each border", arguments: [1, 10, 1_000])
  func commands(count: Int) {
    let plain = stage.application.picture().commands.count
    for index in 0..<count {
      let view = UIView(frame: frame(index, 40))
      view.backgroundColor = .red
      view.layer.borderWidth = 1
      stage.rootView.addSubview(view)
    }
    stage.application.layoutIfNeeded()
    #expect(stage.application.picture().commands.count - plain == 2 * count)
  }

  @Test("A view that moves among a thousand has its two places painted, and what lies there")
  func move() throws {
    _ = siblings(1_000, in: stage.rootView)
    for view in stage.rootView.subviews { view.backgroundColor = .blue }
    stage.application.layoutIfNeeded()
    _ = stage.application.takeDamage()
    let view = try #require(stage.rootView.subviews.first)
    view.center.x += 1
    let damage = stage.application.takeDamage()
    let pixels = damage.reduce(0) { $0 + $1.width * $1.height }
    #expect(pixels <= 12 * 11, "\(damage)")
    let commands = stage.application.picture(in: damage).commands.count
    #expect(commands <= 20, "\(commands)")
  }

  @Test("Nothing is painted where nothing changed")
  func rest() {
    _ = siblings(100, in: stage.rootView)
    stage.application.layoutIfNeeded()
    _ = stage.application.takeDamage()
    stage.application.advance(to: 5)
    #expect(stage.application.takeDamage() == [])
  }
}
