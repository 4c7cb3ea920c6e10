import TextFormats
import Testing

@Suite("Suggestions for mistyped names")
struct SuggestionTests {
  private let suggestions = Suggestions(names: ["nested-colours", "drag-touches", "drag-transform"])

  @Test(
    "what is nearly right leads to what was meant",
    arguments: [
      "nested-colors": ["nested-colours"],
      "nested-colurs": ["nested-colours"],
      "NESTED-COLOURS": ["nested-colours"],
      "nestde-colours": ["nested-colours"],
      "nested": ["nested-colours"],
      "drag": ["drag-touches", "drag-transform"],
      "drag-touch": ["drag-touches"],
      "dragtransform": ["drag-transform"],
    ]
  )
  func found(written: String, expected: [String]) {
    #expect(suggestions.suggestions(for: written).starts(with: expected))
  }

  @Test(
    "what has nothing to do with any name leads nowhere",
    arguments: ["", "q", "piano", "zzzzzzzzzzzzzzzzzzzz", String(repeating: "drag", count: 10_000)]
  )
  func notFound(written: String) {
    #expect(suggestions.suggestions(for: written) == [])
  }

  @Test("letters that changed places count as one mistake")
  func swapped() {
    #expect(Suggestions(names: ["abcd"]).suggestions(for: "badc") == ["abcd"])
  }

  @Test("capital letters inside a name make no difference")
  func capitals() {
    let keys = Suggestions(names: ["isUserInteractionEnabled", "isHidden"])
    #expect(keys.suggestions(for: "userInteraction") == ["isUserInteractionEnabled"])
  }
}
