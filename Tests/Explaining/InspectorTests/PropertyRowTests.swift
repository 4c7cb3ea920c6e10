import Inspector
import Testing
import TouchTrace

@Suite("Properties that are typed")
struct PropertyRowTests {
  @Test("the number at the insertion point is stepped, the others stay")
  func stepping() {
    let frame = PropertyRow.Kind.frame
    #expect(frame.stepping("40, 50, 6.5, 7", at: 0, by: 1) == "41, 50, 6.5, 7")
    #expect(frame.stepping("40, 50, 6.5, 7", at: 5, by: -10) == "40, 40, 6.5, 7")
    #expect(frame.stepping("40, 50, 6.5, 7", at: 10, by: 1) == "40, 50, 7.5, 7")
    #expect(frame.stepping("40, 50, 6.5, 7", at: 14, by: 10) == "40, 50, 6.5, 17")
    #expect(PropertyRow.Kind.alpha.stepping("0.5", at: 0, by: 1) == "0.55")
    #expect(frame.stepping("40, x, 1, 1", at: 5, by: 1) == nil)
    #expect(PropertyRow.Kind.text.stepping("12", at: 0, by: 1) == nil)
  }

  @Test("a text is taken as it is, a radius from zero on, a colour as its numbers")
  func values() {
    #expect(PropertyRow.Kind.title.value(parsing: "1, 2") == .text(.title, "1, 2"))
    #expect(PropertyRow.Kind.cornerRadius.value(parsing: "8") == .cornerRadius(8))
    #expect(PropertyRow.Kind.cornerRadius.value(parsing: "-8") == .cornerRadius(0))
    let color = PropertyRow.Kind.backgroundColor
    #expect(color.value(parsing: "red") == nil)
    #expect(color.value(parsing: "none") == .backgroundColor(nil))
    #expect(color.value(parsing: " #FF0000 ") == .backgroundColor([1, 0, 0, 1]))
    #expect(color.value(parsing: "#00FF0000") == .backgroundColor([0, 1, 0, 0]))
  }
}
