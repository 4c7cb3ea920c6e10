import BenchmarkTable

/// What a recording in the time line costs with more and more minutes.
struct MinuteCurves {
  private let surroundings: Surroundings
  private let minutes = [1, 2, 4, 6, 8, 10]

  init(in surroundings: Surroundings) { self.surroundings = surroundings }

  func time() throws -> Plot {
    Plot(
      "A dense recording until the time line shows it",
      x: "minutes",
      .linear,
      y: "time until it is shown",
      .linear,
      in: .seconds,
      [.init("shown", try curve(\.seconds))]
    )
  }

  func memory() throws -> Plot {
    Plot(
      "A dense recording in the time line",
      x: "minutes",
      .linear,
      y: "memory of the program",
      .linear,
      in: .megabytes,
      [.init("resident", try curve(\.megabytes))]
    )
  }

  private func curve(
    _ figure: KeyPath<TimeLine.Figures, Double>
  ) throws -> [Plot.Point] {
    try minutes.map { minutes in
      let figures = try (0..<3).map { _ in
        try TimeLine.figures(minutes: minutes, in: surroundings)[keyPath: figure]
      }
      return (Double(minutes), Samples(figures)?.median ?? 0)
    }
  }
}
