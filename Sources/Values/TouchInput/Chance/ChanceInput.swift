/// Random input on a screen, which a seed determines frame after frame.
protocol ChanceInput {
  /// Returns the input of the next frame.
  mutating func nextFrame() -> RecordedFrame

  /// Returns the input that ends all active contacts.
  mutating func lastFrame() -> RecordedFrame
}

extension RandomInput: ChanceInput {}
extension HostileInput: ChanceInput {}

extension InputRecording {
  /// Returns the input of a random user, for a number of frames and until all fingers are up.
  public static func random(_ header: RecordingHeader, frames count: Int) -> InputRecording {
    let user = RandomInput(seed: header.seed, size: header.size, startTime: header.startTime)
    return InputRecording(header, frames: count, of: user)
  }

  /// Returns the invalid input of a faulty device, for a number of frames and until all fingers are up.
  public static func hostile(_ header: RecordingHeader, frames count: Int) -> InputRecording {
    let device = HostileInput(seed: header.seed, size: header.size, startTime: header.startTime)
    return InputRecording(header, frames: count, of: device)
  }

  private init(_ header: RecordingHeader, frames count: Int, of input: some ChanceInput) {
    var input = input
    var frames = (0..<max(0, count)).map { _ in input.nextFrame() }
    frames.append(input.lastFrame())
    self.init(header: header, frames: frames)
  }
}
