import Foundation
import Testing

/// The tests are serialized, because each starts a browser.
@Suite(
  "Reviewing in a browser, with the program",
  .serialized,
  .timeLimit(.minutes(10)),
  .enabled(if: ServedPage.isPossible, Comment(rawValue: ServedPage.absence))
)
struct ReviewedProgramTests {
  /// The program and its page.
  private struct Session {
    let sandbox: SandboxProcess
    let page: BrowserPage
  }

  private func open(_ project: FailedProject, _ options: [String] = []) async throws -> Session {
    let sandbox = try SandboxProcess(
      ["screenshots", "review", project.folder.path, "--no-browser"] + options,
      environment: [:]
    )
    // A debug build compares two hundred pictures in eight seconds by itself, and takes much longer beside other
    // tests.
    let address = try await sandbox.waitForLine(containing: "http://", timeout: 120)
    let page = try BrowserPage(address: address, width: 1280, height: 800)
    try await page.wait(until: "document.body.dataset.ready !== undefined")
    return Session(sandbox: sandbox, page: page)
  }

  @Test("Fifty references are accepted by keys, and undone; the files are what the page says")
  func fifty() async throws {
    let project = try await FailedProject(basketCount: 52)
    let (old, new) = (project.data("basket-0.png"), project.data("basket-0.actual.png"))
    let session = try await open(project)
    for count in stride(from: 10, through: 50, by: 10) {
      for _ in 0..<10 { try session.page.press("a") }
      try await session.page.wait(until: "state.counts.accepted === \(count)")
    }
    let accepted = project.names.filter { project.data("\($0).actual.png") == nil }
    #expect(accepted.count == 50)
    for name in accepted where name.hasPrefix("basket") {
      #expect(project.data("\(name).png") == new)
      #expect(project.data("\(name).actual.facts.json") == nil)
    }
    try session.page.press("u")
    try await session.page.wait(until: "state.counts.accepted === 49")
    #expect(project.names.count { project.data("\($0).actual.png") == nil } == 49)
    try session.page.press("k")
    try await session.page.wait(until: "state.counts.kept === 1")
    #expect(project.names.count { $0.hasPrefix("basket") && project.data("\($0).png") == old } == 3)
    session.sandbox.interrupt()
    _ = try await session.sandbox.waitUntilExit()
    #expect(session.page.complaints == [])
  }

  @Test("A group, the tree and what changed for fingers are told, in both languages")
  func telling() async throws {
    let project = try await FailedProject(basketCount: 12)
    let session = try await open(project)
    try await session.page.wait(
      until: "document.body.textContent.includes('Pay lost 38 % of its area to Toast.')"
    )
    for words in [
      "Same change · 12 pictures", "Toast 35 points up", "Back is now 30 × 30 points.",
      "Unique changes · 1 picture", "Same change · 2 pictures", "frame.origin.y",
    ] {
      #expect(
        try session.page.holds("document.body.textContent.includes('\(words)')"),
        Comment(rawValue: words)
      )
    }
    if let path = ProcessInfo.processInfo.environment["TOUCH_SANDBOX_REVIEW_PICTURE"] {
      try await session.page.wait(until: "Boolean(bitmaps.reference && bitmaps.actual)")
      // The small pictures of the list come last.
      try await Task.sleep(for: .seconds(10))
      // The path of the temporary folder is irrelevant in a guide.
      try session.page.run(
        "document.getElementById('folder').textContent = 'Tests'"
      )
      try session.page.picture().write(to: URL(fileURLWithPath: path))
    }
    session.sandbox.interrupt()
    _ = try await session.sandbox.waitUntilExit()
    let chinese = try await open(project, ["--lang", "zh"])
    try await chinese.page.wait(
      until: "document.body.textContent.includes('Pay 有 38% 的可点区域被 Toast 占去。')"
    )
    chinese.sandbox.interrupt()
    _ = try await chinese.sandbox.waitUntilExit()
  }

  @Test("Two hundred differences are ready within seconds of the start, and the page within one")
  func many() async throws {
    let project = try await FailedProject(basketCount: 197)
    let session = try await open(project)
    let ready: Double = try session.page.value("performance.getEntriesByName('ready')[0].startTime")
    // The page's own tests measure it alone; this one shares the machine with the program.
    #expect(ready < 5000, "\(ready)")
    try session.page.press("g")
    try await session.page.wait(until: "state.counts.accepted === 197")
    #expect(project.names.count { project.data("\($0).actual.png") == nil } == 197)
    session.sandbox.interrupt()
    _ = try await session.sandbox.waitUntilExit()
  }

  @Test("A program that is killed while it accepts leaves whole references, and the page says so")
  func killed() async throws {
    let project = try await FailedProject(basketCount: 60)
    let (old, new) = (project.data("basket-0.png"), project.data("basket-0.actual.png"))
    let session = try await open(project)
    try session.page.press("g")
    kill(session.sandbox.identifier, SIGKILL)
    for name in project.names where name.hasPrefix("basket") {
      let reference = project.data("\(name).png")
      #expect(reference == old || reference == new)
      if reference == old { #expect(project.data("\(name).actual.png") == new) }
    }
    try await session.page.wait(
      until: "document.body.textContent.includes('The program was stopped.')"
    )
  }
}
