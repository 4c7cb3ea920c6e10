import Testing

@testable import BrowserPlatform

@Suite("Addresses of this machine")
struct OwnAddressTests {
  @Test("An address that only this machine opens is told from what phones can open")
  func reach() {
    for host in ["localhost", "127.0.0.1:8123", "127.8.9.1", "[::1]:80"] {
      #expect(!OwnAddress.isReachable("http://\(host)/join?token=1"), "\(host)")
    }
    for host in ["192.168.1.5:8123", "[2001:db8::5]:80", "sandbox.example.org"] {
      #expect(OwnAddress.isReachable("http://\(host)/join?token=1"), "\(host)")
    }
  }
}
