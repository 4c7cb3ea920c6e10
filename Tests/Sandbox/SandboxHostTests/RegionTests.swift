import CairoRenderer
import Drawing
import Foundation
import Geometry
import Inspector
import TouchInput
import SandboxTestSupport
import Testing
import TouchKit

@testable import SandboxHost

@MainActor
@Suite("The regions around the scene")
struct RegionTests: PlaysWorkbench {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private let press: [[InputEvent]] = [[.mouse(.began, 200, 170)], []]

  // MARK: - The chain strip

  @Test(
    "every responder has its pill where there is room, in their order and beside each other",
    arguments: [1280, 800] as [CGFloat]
  )
  func pills(_ width: CGFloat) throws {
    let size = CGSize(width: width, height: 600)
    let bench = try play(press, scene: "nested-colours", size: size).bench
    _ = bench.shownTexts
    let strip = bench.chrome.chain
    #expect(
      strip.pills.map(\.name) == [
        "yellow", "blue", "orange", "white", "root", "NestedColoursController", "UIWindow",
        "UIApplication",
      ]
    )
    for (left, right) in zip(strip.pills, strip.pills.dropFirst()) {
      #expect(left.frame.maxX < right.frame.minX)
    }
    #expect(strip.pills.allSatisfy { strip.bounds.contains($0.frame) })
  }

  @Test("where there is less room names are shortened, then responders are counted")
  func fewerPills() throws {
    let bench = try play(
      press,
      scene: "nested-colours",
      size: CGSize(width: 480, height: 600)
    ).bench
    let texts = bench.shownTexts
    let pills = bench.chrome.chain.pills
    #expect(pills.count < 8 && pills.first?.name == "yellow")
    #expect(pills.last?.name == "UIApplication")
    #expect(texts.contains { $0.text == "+\(8 - pills.count)" })
    #expect(pills.allSatisfy { $0.frame.maxX <= bench.chrome.chain.bounds.maxX })
  }

  @Test("a press on a pill selects its view")
  func pressOnPill() throws {
    let played = try play(press, scene: "nested-colours")
    let bench = try played.bench
    _ = bench.shownTexts
    let strip = bench.chrome.chain
    let pill = try #require(strip.pills.first { $0.name == "orange" })
    let place = strip.convert(CGPoint(x: pill.frame.midX, y: pill.frame.midY), to: bench.window)
    played.session.isOver = false
    for phase in [ContactSample.Phase.began, .ended] {
      let sample = ContactSample(id: .mouse, phase: phase, location: place, timestamp: 9)
      try played.session.receive([.contact(sample)])
    }
    #expect(played.session.tools.selected?.accessibilityIdentifier == "orange")
  }

  // MARK: - The menu

  @Test("More lists the switches with their keys and states; a press on a row does it and closes")
  func menu() throws {
    let played = try play([[]], scene: "nested-colours")
    let bench = try played.bench
    let more = try #require(
      bench.chrome.tool.buttons.first { $0.accessibilityIdentifier == "more" }
    )
    more.action()
    #expect(!bench.menu.isHidden)
    let rows = bench.shownTexts.filter { bench.menu.frame.contains($0.place) }.map(\.text)
    for words in ["Overlay", "O", "Outlines of views", "W", "Slow", "Full screen", "F11"] {
      #expect(rows.contains(words), "\(words) in \(rows)")
    }
    #expect(!rows.contains("Chain"))
    let place = try #require(bench.shownTexts.first { $0.text == "Slow" }).place
    played.session.isOver = false
    for phase in [ContactSample.Phase.began, .ended] {
      let point = CGPoint(x: place.x + 4, y: place.y + 6)
      let sample = ContactSample(id: .mouse, phase: phase, location: point, timestamp: 9)
      try played.session.receive([.contact(sample)])
    }
    #expect(played.session.run.settings.isSlow)
    #expect(bench.menu.isHidden)
  }

  @Test("arrows and Return choose in a menu that a click opened")
  func menuKeys() throws {
    let played = try play([[]], scene: "nested-colours")
    let bench = try played.bench
    let more = try #require(
      bench.chrome.tool.buttons.first { $0.accessibilityIdentifier == "more" }
    )
    more.action()
    played.session.isOver = false
    #expect(played.session.run.settings.showsOverlay)
    try played.session.receive([.key("Down")])
    try played.session.receive([.key("Return")])
    #expect(!played.session.run.settings.showsOverlay)
    #expect(bench.menu.isHidden && !bench.hasFocus)
  }

  @Test("in a narrow window the menu has the bar's switches, too")
  func shortMenu() throws {
    let bench = try play(
      [[]],
      scene: "nested-colours",
      size: CGSize(width: 800, height: 600)
    ).bench
    let more = try #require(
      bench.chrome.tool.buttons.first { $0.accessibilityIdentifier == "more" }
    )
    #expect(more.face.title == "Show")
    more.action()
    let rows = bench.shownTexts.filter { bench.menu.frame.contains($0.place) }.map(\.text)
    for words in ["Chain", "Fingers", "Rejected", "Hit map"] { #expect(rows.contains(words)) }
    #expect(bench.window.bounds.contains(bench.menu.frame))
  }

  @Test("a menu that is longer than the window follows the row that arrows choose")
  func longMenu() throws {
    let bench = try play([[]], scene: "nested-colours").bench
    let command = WorkbenchCommand.undo
    let items = (1...20).map {
      BenchMenu.Item(title: "Row \($0)", key: "", isOn: nil, command: command)
    }
    let place = CGRect(x: 20, y: 0, width: 40, height: 30)
    bench.menu.open(items, below: place, in: CGSize(width: 1280, height: 240))
    func rows() -> [String] {
      bench.shownTexts.filter { bench.menu.frame.contains($0.place) }.map(\.text)
        .filter { $0.hasPrefix("Row ") }
    }
    #expect(bench.menu.frame.maxY <= 240)
    #expect(rows().first == "Row 1" && !rows().contains("Row 20"))
    #expect(bench.menu.movePointed(by: -1))
    #expect(rows().last == "Row 20" && !rows().contains("Row 1"))
    #expect(bench.menu.movePointed(by: 1))
    #expect(rows().first == "Row 1")
  }

  // MARK: - The time line

  @Test(
    "plus and minus zoom the time line while a region has the keyboard; else the scene has them"
  )
  func zoomKeys() throws {
    func length(_ keys: [String]) throws -> (length: CGFloat, strokes: Int) {
      let script = press + keys.map { [InputEvent.key($0)] } + [[]]
      let played = try play(script)
      let strokes = played.session.recorder?.session?.frames.flatMap(\.events).count { event in
        if case .key = event { true } else { false }
      }
      let piece = try #require(try played.bench.chrome.time.track.scale.pieces.first)
      let second = (piece.right - piece.left) / CGFloat(piece.end - piece.start)
      return (second, strokes ?? 0)
    }
    let regions = Array(repeating: "F6", count: 5)
    let usual = try length(regions)
    #expect(abs(try length(regions + ["+"]).length - usual.length * 1.5) < 1e-6)
    #expect(abs(try length(regions + ["-"]).length - usual.length / 1.5) < 1e-6)
    #expect(abs(try length(regions + ["+", "-"]).length - usual.length) < 1e-6)
    #expect(try length(regions + ["+"]).strokes == 0)
    let own = try length(["+"])
    #expect(abs(own.length - usual.length) < 1e-6 && own.strokes == 1)
  }

  @Test(
    "the ruler's numbers stand where their moments are, the first with its unit, evenly apart",
    arguments: [0.5, 1.5, 120]
  )
  func ruler(_ duration: TimeInterval) throws {
    var script = press
    // A finger moves from time to time, so no period is idle.
    for time in stride(from: 0.5, to: duration, by: 0.9) {
      script.append([.mouse(.moved, 200, 170 + time.truncatingRemainder(dividingBy: 2), at: time)])
    }
    script += [[.mouse(.ended, 200, 170, at: duration)], []]
    let bench = try play(script).bench
    let track = bench.chrome.time.track
    let origin = track.convert(CGPoint.zero, to: bench.window)
    let numbers = bench.shownTexts.filter {
      $0.place.y > origin.y - 4 && $0.place.y < origin.y + track.rulerHeight
        && $0.place.x >= origin.x + track.column
    }
    .sorted { $0.place.x < $1.place.x }
    #expect(numbers.count >= 2)
    #expect(numbers.first?.text.hasSuffix(" s") == true)
    var places: [CGFloat] = []
    for number in numbers {
      let seconds = try #require(Double(number.text.replacingOccurrences(of: " s", with: "")))
      let place = origin.x + track.x(track.state.start + seconds)
      #expect(abs(number.place.x - place - 4) < 1, "\(number.text)")
      places.append(place)
    }
    let steps = zip(places, places.dropFirst()).map { $1 - $0 }
    #expect(steps.allSatisfy { $0 >= 63 && abs($0 - steps[0]) < 0.01 })
  }

  @Test("what stands behind the bar of a short tap is not written over", arguments: [0.1, 3])
  func now(_ duration: TimeInterval) throws {
    let script = press + [[.mouse(.ended, 200, 170, at: duration)], []]
    let bench = try play(script).bench
    let frame = bench.chrome.time.track.convert(bench.chrome.time.track.bounds, to: bench.window)
    let texts = bench.shownTexts.filter { frame.contains($0.place) }.map(\.text)
    // A long region has its text on its bar.
    #expect(texts.contains("now") == (duration > 1), "\(texts)")
    #expect(texts.contains { $0.contains(duration > 1 ? "3.00 s" : "tap 0.10 s") }, "\(texts)")
  }
}
