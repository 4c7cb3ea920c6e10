import Foundation
import Testing

extension ServedPageTests {
  @Suite("The page has buttons and words for readers of the screen, and a bar on a phone")
  struct ServedOutlineTests {
    /// A place of yellow in `nested-colours`, on a page of 1280 by 800.
    private let yellow = (x: 604.0, y: 356.0)

    private func button(_ name: String) -> String {
      "[...outline.querySelectorAll('button')].find((one) => one.children[0].textContent === '\(name)')"
    }

    @Test("Each button has a name and a state; pressing one does what the picture's does")
    func buttons() async throws {
      let served = try await ServedPage("nested-colours")
      let page = served.page
      try await page.wait(until: "outline.querySelectorAll('button').length > 40")
      let isNamed = """
        [...outline.querySelectorAll('button')].every((one) => one.children[0].textContent !== '')
        """
      #expect(try page.holds(isNamed))
      for region in ["tools", "scenes", "tabs", "more"] {
        let part = "outline.querySelector('[data-region=\(region)]')"
        #expect(try page.holds("\(part).getAttribute('aria-label') !== ''"), "\(region)")
      }
      #expect(try page.holds("\(button("Nested colours")).getAttribute('aria-current') === 'true'"))
      try page.run("\(button("Predict")).click()")
      try await page.wait(until: "\(button("Predict")).getAttribute('aria-pressed') === 'true'")
      #expect(try page.holds("answer.textContent.startsWith('Who will get the touch')"))
      try page.run("\(button("Cannot receive")).click()")
      try await served.sandbox.waitForLine(containing: "scene cannot-receive")
      try await page.wait(
        until: "\(button("Cannot receive")).getAttribute('aria-current') === 'true'"
      )
      #expect(page.complaints == [])
    }

    @Test("The live region tells who got a touch, and why")
    func answers() async throws {
      let served = try await ServedPage("nested-colours")
      try await served.page.wait(until: "answer.textContent !== ''")
      #expect(try served.page.holds("answer.getAttribute('aria-live') === 'polite'"))
      try served.click(yellow)
      try await served.page.wait(until: "answer.textContent.includes('yellow')")
      #expect(
        try served.page.holds("canvas.getAttribute('aria-label').startsWith('Nested colours')")
      )
    }

    @Test("Keys reach the buttons and lead back, and a button that stays listed keeps the focus")
    func keys() async throws {
      let served = try await ServedPage("nested-colours")
      let page = served.page
      try await page.wait(until: "outline.querySelectorAll('button').length > 40")
      try served.press("F6", code: "F6", modifiers: 1)
      try await page.wait(until: "outline.contains(document.activeElement)")
      try page.run("\(button("Slow")).focus()")
      try served.press(" ", code: "Space", text: " ")
      try await page.wait(until: "\(button("Slow")).getAttribute('aria-pressed') === 'true'")
      #expect(try page.holds("document.activeElement === \(button("Slow"))"))
      #expect(try page.holds("outline.getBoundingClientRect().height > 100"))
      try served.press("Escape", code: "Escape")
      try await page.wait(until: "document.activeElement === entry")
      #expect(page.complaints == [])
    }

    @Test(
      "On a phone a bar has scenes, Predict and why; holding a view asks, and touches no longer"
    )
    func phone() async throws {
      let served = try await ServedPage("nested-colours")
      let page = served.page
      try page.resize(width: 390, height: 844)
      try await page.wait(until: "canvas.width === 390 && canvas.height < 720")
      let isLarge =
        "[...bar.children].every((one) => one.hidden || one.offsetHeight >= 44 && one.offsetWidth >= 44)"
      #expect(try page.holds(isLarge))
      try page.run("bar.children[0].click()")
      try await page.wait(until: "outline.getBoundingClientRect().height > 200")
      try page.run("search.value = 'redirect', search.dispatchEvent(new Event('input'))")
      #expect(
        try page.holds(
          "[...outline.querySelectorAll('[data-region=scenes] button')].filter((one) => !one.hidden)"
            + ".length < 5"
        )
      )
      try page.run("bar.children[0].click()")
      let line = try #require(served.sandbox.lines.last { $0.contains("scene at ") })
      let numbers = try #require(line.firstMatch(of: /scene at (\d+),(\d+) scale (0\.\d+)/))
      let (left, top) = (try #require(Double(numbers.1)), try #require(Double(numbers.2)))
      let scale = try #require(Double(numbers.3))
      let place = (x: left + 330 * scale, y: top + 240 * scale)
      try served.touch(.touchStart, [place])
      try await served.sandbox.waitForLine(containing: "yellow.cancelled")
      try await page.wait(until: "answer.textContent.includes('yellow')")
      try served.touch(.touchEnd, [])
      try page.run("bar.children[1].click()")
      try await page.wait(until: "bar.children[1].getAttribute('aria-pressed') === 'true'")
      try served.touch(.touchStart, [place])
      try served.touch(.touchEnd, [])
      // The button beside the question is visible, because the picture has no room for it.
      #expect(try page.holds("!bar.children[2].hidden && bar.children[2].textContent !== ''"))
      try page.run("bar.children[3].click()")
      #expect(try page.holds("bar.children[3].getAttribute('aria-pressed') === 'true'"))
      #expect(page.complaints == [])
    }
  }
}
