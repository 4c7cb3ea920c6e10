/// Something in front of a screen that a seed decides, frame after frame.
protocol ChanceInput {
  /// What comes in during the next frame.
  mutating func nextFrame() -> RecordedFrame

  /// What ends everything that is down.
  mutating func lastFrame() -> RecordedFrame
}

extension RandomInput: ChanceInput {}
extension HostileInput: ChanceInput {}

extension InputRecording {
  /// What a user does who touches at random, for a number of frames and until all fingers are up.
  public static func random(_ header: RecordingHeader, frames count: Int) -> InputRecording {
    let user = RandomInput(seed: header.seed, size: header.size, startTime: header.startTime)
    return InputRecording(header, frames: count, of: user)
  }

  /// What a device sends that lies, for a number of frames and until all fingers are up.
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
