import BenchmarkTable
import Testing

@Suite("Figures")
struct FiguresTests {
  @Test("The median and the least of several turns are kept, whatever their order")
  func samples() throws {
    let odd = try #require(Samples([5, 1, 9]))
    #expect(odd.median == 5 && odd.shortest == 1)
    let even = try #require(Samples([4, 1, 2, 9]))
    #expect(even.median == 3 && even.shortest == 1)
    #expect(Samples([]) == nil)
  }

  @Test(
    "Figures are written with three digits and the unit that fits",
    arguments: [
      (FigureUnit.seconds, 0.004_25, "4.25 ms"), (.seconds, 2.5, "2.5 s"),
      (.seconds, 1.5e-7, "150 ns"),
      (.seconds, 0.000_012_3, "12.3 µs"), (.perSecond, 512_345, "512 345/s"),
      (.bytesPerSecond, 50e6, "50 MB/s"), (.megabytes, 80, "80 MB"), (.allocations, 0, "0"),
      (.allocations, 1, "1"), (.bytes, 1_600, "1 600 B"), (.seconds, 0.1, "100 ms"),
    ]
  )
  func texts(unit: FigureUnit, value: Double, text: String) {
    #expect(unit.text(value) == text)
  }

  @Test(
    "Small ratios keep digits that say something",
    arguments: [
      (0.5, "0.5"), (0.35, "0.35"), (0.0123, "0.012"), (0.0076, "0.0076"), (12.34, "12.3"),
    ]
  )
  func smallNumbers(value: Double, text: String) {
    #expect(FigureUnit.short(value) == text)
  }

  @Test("A ratio below one is good, for rates as for times")
  func ratios() {
    let time = RowFigures(.seconds, Samples(exactly: 1), beside: Samples(exactly: 4))
    #expect(time.ratio == 0.25)
    let rate = RowFigures(.perSecond, Samples(exactly: 4), beside: Samples(exactly: 1))
    #expect(rate.ratio == 0.25)
    #expect(RowFigures(.seconds, Samples(exactly: 1)).ratio == nil)
  }

  @Test("A goal is met at its limit, and says nothing of another unit")
  func goals() {
    let samples = Samples(exactly: 2)
    #expect(Goal.seconds(2).isMet(by: samples, in: .seconds, ratio: nil) == true)
    #expect(Goal.seconds(1.9).isMet(by: samples, in: .seconds, ratio: nil) == false)
    #expect(Goal.seconds(2).isMet(by: samples, in: .megabytes, ratio: nil) == nil)
    #expect(Goal.rate(3).isMet(by: samples, in: .perSecond, ratio: nil) == false)
    #expect(Goal.ratio(0.5).isMet(by: samples, in: .seconds, ratio: 0.5) == true)
    #expect(Goal.ratio(0.5).isMet(by: samples, in: .seconds, ratio: nil) == nil)
    #expect(
      Goal.allocations(0).isMet(by: Samples(exactly: 1), in: .allocations, ratio: nil) == false
    )
  }

  @Test(
    "A goal says its direction and its unit",
    arguments: [
      (Goal.ratio(0.35), "≤ 0.35×"), (.rate(500_000), "≥ 500 000/s"),
      (.throughput(50e6), "≥ 50 MB/s"),
      (.seconds(0.5), "≤ 500 ms"), (.megabytes(80), "≤ 80 MB"), (.bytes(600), "≤ 600 B"),
      (.allocations(0), "0"), (.allocations(2), "≤ 2"),
    ]
  )
  func goalTexts(goal: Goal, text: String) {
    #expect(goal.text == text)
  }

  @Test("A row whose answers differ from its peer's misses its goal and says so")
  func differentAnswers() {
    let title = RowTitle("pick", "a pick", beside: "a peer", goal: .ratio(1))
    let figures = RowFigures(
      .seconds,
      Samples(exactly: 1e-7),
      beside: Samples(exactly: 1e-6),
      haveDifferentAnswers: true
    )
    let result = RowResult(title, figures)
    #expect(result.isMet == false)
    #expect(
      result.tableLine
        == "| `pick`: a pick | 100 ns | 1 µs, a peer | answers differ | ≤ 1× | **no** |"
    )
  }

  @Test("A row with neither floor nor goal leaves their cells empty")
  func plainRow() {
    let result = RowResult(
      RowTitle("label", "a long label"),
      RowFigures(.seconds, Samples(exactly: 0.25), note: "refused")
    )
    #expect(result.isMet == nil)
    #expect(result.tableLine == "| `label`: a long label (refused) | 250 ms |  |  |  |  |")
  }

  @Test("The report keeps medians, the least and the goal of every row")
  func report() throws {
    let result = RowResult(
      RowTitle("frame", "a frame", beside: "Cairo", goal: .ratio(0.5)),
      RowFigures(.seconds, Samples(exactly: 1), beside: Samples(exactly: 4))
    )
    let machine = BenchmarkReport.Machine(cores: 2, model: "A processor", commit: "abc")
    let text = String(
      decoding: try BenchmarkReport(machine: machine, [result]).encoded(),
      as: UTF8.self
    )
    for part in [
      "\"kind\" : \"ratio at most\"", "\"met\" : true", "\"ratio\" : 0.25",
      "\"floorName\" : \"Cairo\"",
      "\"commit\" : \"abc\"", "\"answersDiffer\" : false",
    ] {
      #expect(text.contains(part))
    }
  }

  @Test("A count is too much above its ceiling alone; where there is none, it never is")
  func ceilings() {
    let title = RowTitle("bytes", "room", goal: .bytes(600), ceiling: .bytes(700))
    func isTooMuch(_ title: RowTitle, _ bytes: Double) -> Bool {
      RowResult(title, RowFigures(.bytes, Samples(exactly: bytes))).isTooMuch
    }
    #expect(!isTooMuch(title, 700))
    #expect(isTooMuch(title, 701))
    #expect(!isTooMuch(RowTitle("bytes", "room", goal: .bytes(600)), 9_000))
  }
}
