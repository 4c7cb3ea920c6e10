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

  @Test("A ceiling is kept at its limit, and says nothing of another unit")
  func ceilings() {
    func isKept(_ ceiling: Ceiling, _ unit: FigureUnit, beside: Double? = nil) -> Bool? {
      ceiling.isKept(
        by: RowFigures(unit, Samples(exactly: 2), beside: beside.map(Samples.init(exactly:)))
      )
    }
    #expect(isKept(.seconds(2), .seconds) == true)
    #expect(isKept(.seconds(1.9), .seconds) == false)
    #expect(isKept(.seconds(2), .megabytes) == nil)
    #expect(isKept(.rate(3), .perSecond) == false)
    #expect(isKept(.ratio(0.5), .seconds, beside: 4) == true)
    #expect(isKept(.ratio(0.5), .seconds) == nil)
    #expect(isKept(.allocations(0), .allocations) == false)
  }

  @Test(
    "A ceiling says its direction and its unit",
    arguments: [
      (Ceiling.ratio(0.35), "≤ 0.35×"), (.rate(500_000), "≥ 500 000/s"),
      (.throughput(50e6), "≥ 50 MB/s"), (.seconds(0.5), "≤ 500 ms"), (.seconds(0), "0"),
      (.megabytes(80), "≤ 80 MB"), (.bytes(600), "≤ 600 B"), (.allocations(2), "≤ 2"),
    ]
  )
  func ceilingTexts(ceiling: Ceiling, text: String) {
    #expect(ceiling.text == text)
  }
}
