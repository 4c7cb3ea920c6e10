import Testing

extension RealWindowTests {
  @Suite("The window's size, scale, and what is kept of it")
  struct WindowPlaceTests {
    private func open(
      _ options: [String] = [],
      on server: XvfbServer,
      keeping folder: TemporaryFolder
    ) async throws -> (process: SandboxProcess, window: String) {
      let environment = server.environment.merging(["XDG_STATE_HOME": folder.path]) { $1 }
      let process = try SandboxProcess(
        ["run", "nested-colours", "--window", "--log-trace"] + options,
        environment: environment
      )
      try await process.waitForLine(containing: "ready ")
      return (process, try await Xdotool(server).window(of: process.identifier))
    }

    private func close(_ opened: (process: SandboxProcess, window: String)) async throws {
      opened.process.terminate()
      _ = try await opened.process.waitUntilExit()
    }

    @Test("A point has as many pixels as --scale says, for what is drawn and for what is touched")
    func scale() async throws {
      let window = try await SandboxWindow(
        "nested-colours",
        on: XvfbServer(),
        size: "320x240",
        options: ["--scale", "2"]
      )
      #expect(try await window.xdotool.size(of: window.identifier) == "640x524")
      try await window.click(x: 320, y: 240)
      try await window.wait(for: "yellow.ended [f1]")
    }

    @Test("A desktop that enlarges text enlarges the window, too")
    func desktop() async throws {
      let (server, folder) = (try await XvfbServer(), try TemporaryFolder())
      _ = try await ChildProcess.run(
        "xprop",
        ["-root", "-f", "RESOURCE_MANAGER", "8s", "-set", "RESOURCE_MANAGER", "Xft.dpi:\t144"],
        environment: server.environment
      )
      let opened = try await open(["--bare", "--size", "400x300"], on: server, keeping: folder)
      #expect(try await Xdotool(server).size(of: opened.window) == "600x483")
      try await close(opened)
    }

    @Test("It opens as large as it was closed; a window without a workbench is not kept")
    func kept() async throws {
      let (server, folder) = (try await XvfbServer(), try TemporaryFolder())
      let hand = Xdotool(server)
      let first = try await open(on: server, keeping: folder)
      #expect(try await hand.size(of: first.window) == "1280x800")
      try await hand.resize(first.window, width: 1010, height: 720)
      try await first.process.waitForLine(containing: "scene at ", skipping: 2)
      try await close(first)
      let bare = try await open(["--bare", "--size", "400x300"], on: server, keeping: folder)
      #expect(try await hand.size(of: bare.window) == "400x322")
      try await close(bare)
      let second = try await open(on: server, keeping: folder)
      #expect(try await hand.size(of: second.window) == "1010x720")
      try await close(second)
    }
  }
}
