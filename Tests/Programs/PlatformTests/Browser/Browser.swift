import Foundation

/// A browser without a window, controlled through a pipe.
final class Browser {
  /// The reason for skipping a browser's tests, for the report of the tests.
  static let absence = "no Chromium on the PATH; Scripts/setup --tests installs one"

  /// The path of a browser on this machine; nil without one.
  static let program: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return ["chromium", "chromium-headless-shell", "google-chrome"].lazy
      .flatMap { name in folders.map { "\($0)/\(name)" } }
      .first(where: FileManager.default.isExecutableFile(atPath:))
  }()

  /// The addresses that pages requested.
  private(set) var requests: [String] = []
  /// The errors of pages: exceptions and refused requests.
  private(set) var complaints: [String] = []

  private let process: ChildProcess
  private let wire: BrowserWire
  private let folder: TemporaryFolder
  private var count = 0
  private var session: String?

  /// Starts a browser with an empty page of a size.
  init(width: Int, height: Int) throws {
    guard let program = Browser.program else { throw RigError(Browser.absence) }
    folder = try TemporaryFolder()
    wire = try BrowserWire()
    var environment = ProcessInfo.processInfo.environment
    // The settings of the user's own browser must not apply.
    environment["HOME"] = folder.path
    for name in ["DISPLAY", "WAYLAND_DISPLAY"] { environment[name] = nil }
    process = try ChildProcess(
      program,
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
        "--disable-background-networking", "--no-first-run", "--hide-scrollbars",
        "--force-color-profile=srgb", "--force-device-scale-factor=1",
        "--remote-debugging-pipe", "--user-data-dir=\(folder.file("profile"))", "about:blank",
      ],
      environment: environment,
      descriptors: [3: wire.farEnd, 4: wire.farEnd]
    )
    wire.handOver()
    let target = try call("Target.createTarget", ["url": "about:blank"])
    let identifier = target["targetId"] ?? ""
    session =
      try call("Target.attachToTarget", ["targetId": identifier, "flatten": true])["sessionId"]
      as? String
    for domain in ["Page", "Network", "Runtime", "Log"] { try call("\(domain).enable") }
    try resize(width: width, height: height, scale: 1)
  }

  /// Resizes the page, as on a screen with a number of pixels per point.
  func resize(width: Int, height: Int, scale: Double) throws {
    try call(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": scale, "mobile": false]
    )
  }

  // A script may have started the browser, and a signal would end only the script.
  deinit { try? wire.send(["id": 0, "method": "Browser.close"]) }

  /// Calls a method of the browser, and returns its result.
  @discardableResult
  func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    count += 1
    var message: [String: Any] = ["id": count, "method": method, "params": parameters]
    message["sessionId"] = session
    try wire.send(message)
    while true {
      let answer = try next()
      guard answer["id"] as? Int == count else { continue }
      if let error = answer["error"] { throw RigError("\(method): \(error)") }
      return answer["result"] as? [String: Any] ?? [:]
    }
  }

  /// Waits for an event that the browser sends by itself.
  func wait(for event: String) throws {
    while try next()["method"] as? String != event {}
  }

  private func next() throws -> [String: Any] {
    let message: [String: Any]
    do {
      message = try wire.receive()
    } catch {
      throw RigError("\(error)\n\(process.evidence)")
    }
    let parameters = message["params"] as? [String: Any] ?? [:]
    switch message["method"] as? String {
    case "Network.requestWillBeSent":
      let request = parameters["request"] as? [String: Any]
      requests.append(request?["url"] as? String ?? "?")
    case "Runtime.exceptionThrown": complaints.append("\(parameters["exceptionDetails"] ?? "?")")
    case "Log.entryAdded": complaints.append("\(parameters["entry"] ?? "?")")
    default: break
    }
    return message
  }
}
