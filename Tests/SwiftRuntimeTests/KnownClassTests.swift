import SwiftRuntime
import Testing

@Suite("Casts to classes that were seen to fit")
struct KnownClassTests {
  @Test("An object is what it is, as its own class and as the one above it")
  func casts() {
    let object = Lower()
    #expect(KnownClass.cast(object, to: Lower.self) === object)
    #expect(generic(object, as: Upper.self) === object)
  }

  private func generic<Value>(_ object: AnyObject, as type: Value.Type) -> Value {
    KnownClass.cast(object, to: type)
  }
}

private class Upper {}

private final class Lower: Upper {}
