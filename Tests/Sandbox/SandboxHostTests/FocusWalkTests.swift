import Foundation
import Geometry
import Inspector
import TouchInput
import SandboxTestSupport
import Testing
import TouchKit
@testable import SandboxHost

@MainActor
@Suite("The keyboard's way through the window")
struct FocusWalkTests: PlaysWorkbench {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func played(_ script: [[InputEvent]] = [[]], width: CGFloat = 1280) throws -> Workbench {
    try play(script, scene: "nested-colours", size: CGSize(width: width, height: 800)).bench
  }

  /// Returns all elements that the focus visits with Tab, until it is back at the scene.
  private func walk(_ bench: Workbench) -> [String] {
    var names: [String] = []
    bench.moveRegion(by: 1)
    while let place = bench.focusPlace, names.count < 1000 {
      names.append(place.name)
      bench.moveFocus(by: 1)
    }
    return names
  }

  @Test(
    "Tab comes to every button, list, field and edge that can be seen, whatever is open",
    arguments: [1280, 1100, 800],
    ["v", "i", "g", "e", "y", "?"]
  )
  func everything(width: Int, key: String) throws {
    let touch: [[InputEvent]] = [[.mouse(.began, 200, 150)], [.mouse(.ended, 200, 150)]]
    let opened: [[InputEvent]] = [[.key("s")], [.key("s")], [.key(key)], []]
    let bench = try played(touch + opened, width: CGFloat(width))
    if key == "v" { bench.open(ViewsPanel.label) }
    let names = walk(bench)
    let missing = bench.focusNames.filter { !names.contains($0) }
    #expect(missing == [], "\(names)")
    #expect(names.count == Set(names).count)
    #expect(!bench.hasFocus)
  }

  @Test("Down goes from the words of a search to its results, and Return runs one of them")
  func searchResults() throws {
    let search: [[InputEvent]] = [
      [.key("p", [.control, .shift])], [.text("theme", timestamp: 0)], [],
    ]
    let first = try played(search + [[.key("Down")], []])
    #expect(first.focusPlace?.name == "keys" && !first.isTyping)
    let second = try played(search + [[.key("Down")], [.key("Down")], []])
    #expect(second.focusName != first.focusName)
    let scenes: [[InputEvent]] = [[.key("f", .control)], [.text("drag", timestamp: 0)], []]
    let opened = try play(scenes + [[.key("Down")], [.key("Down")], [.key("Return")], []])
    #expect(opened.session.launchTarget.name == "drag-touches")
  }

  @Test("the focus ends where another field is edited")
  func typingElsewhere() throws {
    #expect(try played([[.key("F6")], []]).hasFocus)
    let typing = try played([[.key("F6")], [.key("?")], []])
    #expect(typing.isTyping && !typing.hasFocus)
  }

  @Test("a focused search takes the letters, and Tab and F6 leave it")
  func focusedSearch() throws {
    let start: [[InputEvent]] = [[.key("F6")], [.key("F6")]]
    let letters: [[InputEvent]] = "red".map { [.key(String($0)), .text(String($0), timestamp: 0)] }
    let typed = try play(start + letters + [[]])
    #expect(typed.session.workbench?.bench.focusPlace?.name == "view-search-box")
    #expect(typed.session.workbench?.bench.editedSearch?.field.text == "red")
    #expect(typed.session.recorder?.path == nil)
    let left = try played(start + letters + [[.key("Tab")], []])
    #expect(left.focusPlace?.name == "view-tree" && !left.isTyping)
    let found = try play(
      start + letters + [[.key("Down")], [.key("Return")], []],
      scene: "nested-colours"
    )
    #expect(found.session.tools.selected?.accessibilityIdentifier == "red")
    let other = try played(start + letters + [[.key("F6")], []])
    #expect(!other.isTyping && other.focusPlace?.name != "view-search-box")
    #expect(try played([[.key("/")], []]).editedSearch != nil)
  }

  @Test("Tab and Shift+Tab leave the scene, and come back to it")
  func tabAlone() throws {
    let there = try played([[.key("Tab")], []])
    let next = try played([[.key("F6")], []])
    #expect(there.focusPlace?.name == next.focusPlace?.name)
    #expect(there.focusPlace != nil)
    #expect(try played([[.key("Tab", .shift)], []]).hasFocus)
    #expect(try !played([[.key("Tab", .shift)], [.key("Tab")], []]).hasFocus)
    #expect(try !played([[.key("Tab")], [.key("Tab", .shift)], []]).hasFocus)
  }

  @Test("what has the focus has a line around it that can be seen")
  func visible() throws {
    let bench = try played()
    for _ in 0..<9 {
      bench.moveRegion(by: 1)
      _ = bench.takeDamage()
      guard let place = bench.focusPlace else { break }
      #expect(place.frame.width > 4 && place.frame.height > 4, "\(place.name)")
      #expect(CGRect(x: 0, y: 0, width: 1280, height: 800).contains(place.frame))
    }
  }

  @Test("arrows go through rows, Return chooses one; the scene has nothing of it")
  func rows() throws {
    // The gallery's list comes after its search.
    let start: [[InputEvent]] = [[.key("F6", .shift)], [.key("F6", .shift)], [.key("Tab")]]
    let bench = try played(start + [[]])
    #expect(bench.focusName == "Nested colours")
    let played = try play(
      start + [[.key("Up")], [.key("Return")], []],
      scene: "nested-colours"
    )
    #expect(played.session.launchTarget.name == "cannot-receive")
    #expect(!text(of: played.log).contains("key"))
  }

  @Test("a row of the tree closes and opens with Left and Right")
  func folding() throws {
    let bench = try played()
    bench.open(ViewsPanel.label)
    bench.update()
    for _ in 0..<20 where bench.focusPlace?.name != "view-search-box" {
      bench.moveRegion(by: 1)
    }
    bench.moveFocus(by: 1)
    #expect(bench.focusName == "UIWindow")
    let count = bench.listedRows
    bench.moveFocus(-1, 0)
    #expect(bench.listedRows == 1)
    bench.moveFocus(1, 0)
    #expect(bench.listedRows == count)
  }

  @Test("an edge is moved by arrows and put back by Return")
  func edges() throws {
    let bench = try played()
    let canvas = bench.stage.canvas
    for _ in 0..<20 where bench.focusPlace?.name != "tab-views" { bench.moveRegion(by: 1) }
    for _ in 0..<10 where bench.focusPlace?.name != "inspector-edge" { bench.moveFocus(by: 1) }
    #expect(bench.focusPlace?.name == "inspector-edge")
    bench.moveFocus(-1, 0)
    #expect(bench.stage.canvas.width == canvas.width - 8)
    bench.activateFocus()
    #expect(bench.stage.canvas.width == canvas.width)
  }
}
