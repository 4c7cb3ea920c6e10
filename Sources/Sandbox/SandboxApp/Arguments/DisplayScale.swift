import ArgumentParser

/// The number of pixels per point of the window.
struct DisplayScale: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Pixels per point of the window, such as 2 for twice as large. (default: the display's)",
      valueName: "1…4"
    )
  )
  var scale: Double?

  func validate() throws {
    if let scale, !(1...4).contains(scale) {
      throw ValidationError("expected a --scale from 1 to 4, got \(scale)")
    }
  }
}
