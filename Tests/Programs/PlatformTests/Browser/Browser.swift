import Foundation

/// A browser as users have it, without a window, and told what to do over a wire.
final class Browser {
  /// Why a browser's tests were left out, for the report of the tests.
  static let absence = "no Chromium on the PATH; Scripts/setup --tests installs one"

  /// A browser of this machine; nil when there is none.
  static let program: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return ["chromium", "chromium-headless-shell", "google-chrome"].lazy
      .flatMap { name in folders.map { "\($0)/\(name)" } }
      .first(where: FileManager.default.isExecutableFile(atPath:))
  }()

  /// Addresses that pages asked for.
  private(set) var requests: [String] = []
  /// What pages complained of: exceptions, and what they were refused.
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
    // Settings of the person's own browser stay out of it.
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

  /// Makes the page another size, as on a screen with so many pixels a point.
  func resize(width: Int, height: Int, scale: Double) throws {
    try call(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": scale, "mobile": false]
    )
  }

  // It may have been started by a script, which a signal would end alone.
  deinit { try? wire.send(["id": 0, "method": "Browser.close"]) }

  /// Has the browser do something and answers what it says of it.
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

  /// Waits for something that the browser tells by itself.
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
