import Foundation
import Playback
import TouchInput
import Testing

@Suite("SHA-256")
struct SHA256Tests {
  @Test(
    "known texts have their known hashes",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      (
        String(repeating: "a", count: 1000),
        "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"
      ),
    ]
  )
  func known(text: String, hash: String) {
    #expect(SHA256.digest(of: text.utf8) == hash)
  }

  @Test("it does not matter in which pieces bytes come", arguments: 0..<20 as Range<UInt64>)
  func pieces(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var whole: [UInt8] = []
    var hash = SHA256()
    for _ in 0..<10 {
      let count = Int.random(in: 0...150, using: &random)
      let piece = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      whole += piece
      hash.add(piece)
    }
    #expect(hash.digest == SHA256.digest(of: whole))
  }
}
