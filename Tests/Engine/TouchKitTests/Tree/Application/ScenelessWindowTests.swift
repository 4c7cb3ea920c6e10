import Foundation
import Testing
import TouchKit
import TouchKitTesting

@MainActor
@Suite("Windows without a scene")
struct ScenelessWindowTests {
  @Test("They are found among the windows of the application's scene, and know none themselves")
  func lookup() {
    let stage = Stage()
    let scenes = stage.application.connectedScenes.compactMap { $0 as? UIWindowScene }
    let key = scenes.flatMap(\.windows).first { $0.isKeyWindow }
    #expect(key === stage.window && stage.window.windowScene == nil)
    #expect(scenes.first?.keyWindow === stage.window)
  }

  @Test("An address is written to the log and not opened")
  func opening() throws {
    let url = try #require(URL(string: "https://example.org"))
    var wasOpened: Bool?
    let stage = Stage()
    stage.application.open(url) { wasOpened = $0 }
    #expect(wasOpened == false && !stage.application.canOpenURL(url))
  }
}
