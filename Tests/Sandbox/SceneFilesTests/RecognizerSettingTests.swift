import TouchTrace
import Testing

@testable import SceneFiles

@MainActor
@Suite("Settings of recognizers")
struct RecognizerSettingTests {
  @Test(
    "Each setting of the table is a property of its recognizer",
    arguments: RecognizerKind.allCases
  )
  func settings(kind: RecognizerKind) {
    let recognizer = kind.make()
    #expect(String(describing: type(of: recognizer)) == kind.className)
    let names = Properties.certainRecognizers.filter { $0.read(recognizer) != nil }.map(\.name)
    for setting in kind.settings { #expect(names.contains(setting.name)) }
  }
}
