import Foundation
import Testing

extension ServedPageTests {
  @Suite("Guests have pages of their own, beside the host's")
  struct ServedGuestTests {
    /// The place of the switch that locks touching, on the host's page.
    private let lock = (x: 1150.0, y: 146.0)
    /// The place of the first guest's row on that page.
    private let firstGuest = (x: 1000.0, y: 210.0)
    /// The place of the first prediction's ring in `nested-colours`, on the host's page.
    private let ring = (x: 524.0, y: 292.0)

    @Test("Two guests pinch with a finger each; what they did is recorded with their names")
    func pinch() async throws {
      let room = try await ServedClass("simultaneous", guests: 2)
      try room.guests[0].run("field.value = 'Ann', field.dispatchEvent(new Event('change'))")
      let (x, y) = (230.0, 240.0)
      for (index, side) in [-20.0, 20].enumerated() {
        try room.touch(.touchStart, x + side, y, by: index)
        try await room.wait(for: "contact began", count: index + 1)
      }
      for step in 1...8 {
        for (index, side) in [-20.0, 20].enumerated() {
          try room.touch(.touchMove, x + side * (1 + Double(step) / 4), y, by: index)
          try await room.wait(for: "contact moved", count: 2 * (step - 1) + index + 1)
        }
      }
      for index in 0...1 {
        try room.touch(.touchEnd, 0, 0, by: index)
        try await room.wait(for: "contact ended", count: index + 1)
      }
      for _ in 1...2 { try room.host.press("r", code: "KeyR", text: "r") }
      let line = try await room.host.sandbox.waitForLine(containing: "recording ")
      let path = String(line.dropFirst("recording ".count))
      let recording = try String(contentsOfFile: path, encoding: .utf8)
      #expect(recording.contains(#""viewer":"Ann""#) && recording.contains(#""viewer":"Guest 2""#))
      let player = try SandboxProcess(["play", path], environment: [:])
      #expect(try await player.waitUntilExit() == 0, "\(player.evidence)")
      let pinches = player.lines.filter { $0.contains("pinch") }
      #expect(pinches.contains { $0.contains("began") }, "\(player.lines)")
      #expect(pinches.contains { $0.contains("ended") })
      #expect(room.complaints == [])
    }

    @Test("The host locks touching: fingers that are down are taken away, and guests are told")
    func lock() async throws {
      let room = try await ServedClass("drag-touches", guests: 1)
      try room.touch(.touchStart, 50, 50, by: 0)
      try await room.wait(for: "contact began")
      try room.host.click(lock)
      try await room.wait(for: "contact cancelled")
      try await room.guests[0].wait(until: "title.textContent.includes('locked')")
      let count = room.count(of: "contact began")
      try room.touch(.touchEnd, 0, 0, by: 0)
      try room.touch(.touchStart, 60, 60, by: 0)
      try room.touch(.touchEnd, 0, 0, by: 0)
      // The host's click uses another socket, and could arrive before the touch.
      try await room.reconnectGuest(0)
      try room.host.click(lock)
      try await room.guests[0].wait(until: "title.textContent.includes('Wait')")
      #expect(room.count(of: "contact began") == count)
      try room.touch(.touchStart, 70, 70, by: 0)
      try await room.wait(for: "contact began", count: count + 1)
      #expect(room.complaints == [])
    }

    @Test("The host hands the scene to one guest: the other is told, and its fingers are none")
    func turns() async throws {
      let room = try await ServedClass("drag-touches", guests: 2)
      try room.host.click(firstGuest)
      try await room.guests[1].wait(until: "title.textContent.includes('another guest’s turn')")
      try room.touch(.touchStart, 50, 50, by: 1)
      try room.touch(.touchEnd, 0, 0, by: 1)
      try room.touch(.touchStart, 60, 60, by: 0)
      try await room.wait(for: "contact began 2:")
      #expect(room.count(of: "contact began 3:") == 0)
      try room.host.click(firstGuest)
      try await room.guests[1].wait(until: "title.textContent.includes('Wait')")
      #expect(room.complaints == [])
    }

    @Test("In Predict each guest taps a view; the touch ends the vote, and each reads how it went")
    func votes() async throws {
      let room = try await ServedClass("nested-colours", guests: 3)
      try room.host.press("k", code: "KeyK", text: "k")
      let asked = "title.textContent.includes('Tap the view')"
      for guest in room.guests { try await guest.wait(until: asked) }
      for (index, place) in [(8.0, 8.0), (330, 240)].enumerated() {
        try room.touch(.touchStart, place.0, place.1, by: index)
        try room.touch(.touchEnd, 0, 0, by: index)
        try await room.guests[index].wait(
          until: "document.querySelector('#own').textContent.includes('Your guess: ')"
        )
      }
      for guest in room.guests {
        let count = "document.querySelector('#count strong').textContent === '2 of 3 voted'"
        try await guest.wait(until: count)
      }
      let names = try room.guests.map { try $0.value("guess", as: String.self) }
      #expect(names[1] == "yellow" && names[0] != "yellow" && names[2] == "")
      try await room.waitForBars([0.5])
      #expect(room.count(of: "contact") == 0)
      try room.host.click(ring)
      try await room.host.sandbox.waitForLine(containing: ".began [f1]")
      for guest in room.guests { try await guest.wait(until: "vote.state === 'closed'") }
      let titles = try room.guests.map { try $0.value("title.textContent", as: String.self) }
      let outcome: String = try room.guests[0].value("vote.outcome[0]")
      #expect(
        titles == [
          "Not this time: \(outcome)", "Not this time: \(outcome)",
          "You did not vote: \(outcome)",
        ] || titles[1] == "Right: \(outcome)"
      )
      #expect(try room.guests[0].holds("remark.textContent.length > 10"))
      #expect(
        try room.guests[0].holds("document.querySelectorAll('li em')[0].textContent !== undefined")
      )
      #expect(
        try room.guests[0].holds("document.querySelector('b').textContent.startsWith('Your score')")
      )
      #expect(try room.guests[2].holds("document.querySelector('b').textContent === ''"))
      #expect(room.complaints == [])
    }

    @Test("A course is served to a class: guests read the lesson's question and answer by a tap")
    func course() async throws {
      let room = try await ServedClass("course", guests: 1)
      let guest = room.guests[0]
      try await guest.wait(until: "vote.state === 'open' && remark.textContent.length > 10")
      try await guest.wait(until: "title.textContent.includes('Tap the view')")
      try room.touch(.touchStart, 320, 240, by: 0)
      try room.touch(.touchEnd, 0, 0, by: 0)
      try await guest.wait(until: "guess !== '' && vote.voted === 1")
      #expect(room.complaints == [])
    }

    @Test("In a lesson about a gesture, guests choose one of the results")
    func choices() async throws {
      let room = try await ServedClass("course", lesson: "late-tap", guests: 2)
      let buttons = "document.querySelectorAll('li button')"
      let isAsked = "\(buttons).length > 1 && remark.textContent.includes('Choose')"
      for guest in room.guests { try await guest.wait(until: isAsked) }
      try room.guests[0].run("\(buttons)[0].click()")
      try await room.guests[0].wait(until: "vote.own === 0 && vote.voted === 1")
      try await room.guests[1].wait(until: "vote.voted === 1 && vote.own === undefined")
      let pressed = "\(buttons)[0].getAttribute('aria-pressed') === 'true'"
      #expect(try room.guests[0].holds(pressed))
      #expect(room.complaints == [])
    }

    @Test("On a phone the scene turns while a vote is open, and taps go where they are seen")
    func turning() async throws {
      let room = try await ServedClass("nested-colours", guests: 1)
      let guest = room.guests[0]
      try guest.resize(width: 390, height: 844)
      try room.host.press("k", code: "KeyK", text: "k")
      // During the rotation a tap would go to the scene's place at that moment.
      let isStill = "document.getAnimations().length === 0"
      let isTall = "canvas.getBoundingClientRect().height > 400"
      try await guest.wait(until: "isTurned && \(isTall) && \(isStill)")
      try room.touch(.touchStart, 330, 240, by: 0)
      try room.touch(.touchEnd, 0, 0, by: 0)
      try await guest.wait(until: "guess === 'yellow'")
      try room.host.click(ring)
      try await guest.wait(until: "vote.state === 'closed' && !isTurned")
      try guest.resize(width: 844, height: 390)
      let isBeside = "head.getBoundingClientRect().left >= canvas.getBoundingClientRect().right - 1"
      try await guest.wait(until: "innerWidth === 844 && \(isBeside)")
      #expect(room.complaints == [])
    }

    @Test("A guest's page that is closed takes its own finger along, and no one else's")
    func leaving() async throws {
      let room = try await ServedClass("drag-touches", guests: 2)
      for index in 0...1 {
        try room.touch(.touchStart, 50 + 100 * Double(index), 50, by: index)
        try await room.wait(for: "contact began", count: index + 1)
      }
      try room.guests[0].run("socket.close()")
      try await room.wait(for: "contact cancelled 2:")
      try room.touch(.touchMove, 160, 60, by: 1)
      try await room.wait(for: "contact moved 3:")
      #expect(room.count(of: "contact cancelled") == 1)
      try await room.guests[0].wait(until: "isWelcome && document.querySelector('p').hidden")
    }

    @Test("A guest's page of any size shows all of the scene, and all of what it is told")
    func sizes() async throws {
      let room = try await ServedClass("nested-colours", guests: 1)
      let page = room.guests[0]
      try room.host.press("k", code: "KeyK", text: "k")
      try await page.wait(until: "vote.state === 'open'")
      for (width, height) in [(320, 568), (360, 640), (844, 390), (1280, 800), (2560, 1440)] {
        try page.resize(width: width, height: height)
        try await page.wait(until: "innerWidth === \(width) && innerHeight === \(height)")
        let fits = """
          (() => {
            const box = canvas.getBoundingClientRect();
            const [above, below] = [head.getBoundingClientRect(), foot.getBoundingClientRect()];
            const isBeside = above.left > 0;
            const isInside = isBeside ? box.right <= above.left + 0.5
              : box.top >= above.bottom - 0.5 && box.bottom <= below.top + 0.5;
            const shape = isTurned ? box.height / box.width : box.width / box.height;
            return isInside && box.left >= -0.5 && box.right <= innerWidth + 0.5
              && box.top >= -0.5 && box.bottom <= innerHeight + 0.5 && box.width > 100
              && above.bottom <= below.top && below.bottom <= innerHeight + 0.5
              && [head, foot].every((part) => part.scrollWidth <= part.clientWidth)
              && Math.abs(shape - scene.width / scene.height) < 0.01;
          })()
          """
        try await page.wait(until: fits)
      }
      #expect(room.complaints == [])
    }

    @Test("A guest's address opens neither the host's page nor its socket")
    func roles() async throws {
      let room = try await ServedClass("nested-colours", guests: 1)
      let page = room.guests[0]
      let status = "fetch('/' + location.search).then((answer) => answer.status === 403)"
      #expect(try page.holds(status))
      let refused = """
        new Promise((resolve) => {
          const other = new WebSocket("ws://" + location.host + "/socket" + location.search);
          other.onopen = () => resolve(false);
          other.onerror = () => resolve(true);
        })
        """
      #expect(try page.holds(refused))
      // A message that only the host may send ends the connection.
      try page.run("socket.send(new Uint8Array([2, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0]))")
      try await page.wait(until: "document.querySelector('p').textContent.includes('ended')")
      #expect(try room.host.page.holds("isWelcome"))
    }
  }
}
