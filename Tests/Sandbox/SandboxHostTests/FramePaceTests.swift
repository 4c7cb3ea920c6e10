import Testing

@testable import SandboxHost

@Suite("Frame pace") @MainActor
struct FramePaceTests {
  /// Returns the moments at which frames begin for input that comes at some moments; each begins as soon as
  /// allowed.
  private func starts(of arrivals: [Double]) -> [Double] {
    var pace = FramePace()
    return arrivals.map { arrival in
      let start = arrival + max(0, pace.wait(at: arrival))
      pace.begin(at: start)
      return start
    }
  }

  @Test("the first frame, and one after a rest, begin at once")
  func rest() {
    #expect(starts(of: [0, 5, 9]) == [0, 5, 9])
  }

  @Test("input that comes 60 times a second never waits, also when it comes a little early or late")
  func regular() {
    let early = [0, -0.002, 0.003, 0, -0.003, 0.001]
    let arrivals = (0..<600).map { Double($0) / 60 + early[$0 % early.count] }
    let late = zip(starts(of: arrivals), arrivals).map { $0 - $1 }
    #expect(late.dropFirst(10).allSatisfy { $0 < 1e-9 })
  }

  @Test("frames of the window's own, eight a second, put off no movement of a finger")
  func asides() {
    let moves = (0..<600).map { Double($0) / 60 }
    let asides = (1..<80).map { Double($0) / 8 + 0.011 }
    let arrivals = (moves.map { ($0, true) } + asides.map { ($0, false) }).sorted { $0.0 < $1.0 }
    var (pace, waits) = (FramePace(), 0)
    for (arrival, isMove) in arrivals {
      let wait = max(0, pace.wait(at: arrival))
      if isMove, wait > 1e-9 { waits += 1 }
      pace.begin(at: arrival + wait)
    }
    #expect(waits == 0)
  }

  @Test("input that comes all the time gets as many frames as the screen shows")
  func crowded() {
    var (pace, now, count) = (FramePace(), 0.0, 0)
    while now < 10 {
      now += max(0, pace.wait(at: now))
      pace.begin(at: now)
      count += 1
    }
    // The first frame is free, and one more after the rest before it.
    #expect((0...3).contains(Double(count) - 10 / FramePace.interval))
  }

  @Test("frames that began before their time do not put off those after them")
  func eager() {
    var pace = FramePace()
    for frame in 0..<1000 { pace.begin(at: Double(frame) * 0.005) }
    #expect(pace.wait(at: 4.995) <= FramePace.interval + 1e-9)
  }
}
