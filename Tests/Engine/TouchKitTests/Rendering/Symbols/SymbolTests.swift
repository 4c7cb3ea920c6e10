import Foundation
import Testing
import TouchKit

@MainActor
@Suite("Symbols")
struct SymbolTests {
  @Test(
    "Names are put together from a symbol, its frame and its fill",
    arguments: [
      "chevron.right", "xmark", "xmark.circle", "xmark.circle.fill", "heart", "heart.fill",
      "star.fill",
      "plus.square", "info.circle", "exclamationmark.triangle.fill", "circle", "circle.fill",
      "square.and.arrow.up", "ellipsis.circle", "person.circle.fill", "line.3.horizontal",
    ]
  )
  func names(name: String) {
    let image = UIImage(systemName: name)
    #expect(image?.isSymbolImage == true && image?.size == CGSize(width: 20, height: 20))
  }

  @Test(
    "Other names have no symbol",
    arguments: ["", "no.such.symbol", "xmark.fill", "plus.badge"]
  )
  func unknown(name: String) {
    #expect(UIImage(systemName: name) == nil)
  }

  @Test("A configuration says size and weight, also afterwards")
  func configurations() {
    let large = UIImage.SymbolConfiguration(pointSize: 40, weight: .bold, scale: .large)
    #expect(UIImage(systemName: "plus", withConfiguration: large)?.size.width == 60)
    let plain = UIImage(systemName: "plus")
    #expect(plain?.withConfiguration(large).size.width == 60)
    #expect(plain?.applyingSymbolConfiguration(.init(pointSize: 10))?.size.width == 12)
    #expect(UIImage().applyingSymbolConfiguration(large) == nil)
    let both = UIImage.SymbolConfiguration(pointSize: 20).applying(.init(scale: .large))
    #expect(UIImage(systemName: "plus", withConfiguration: both)?.size.width == 30)
  }
}
