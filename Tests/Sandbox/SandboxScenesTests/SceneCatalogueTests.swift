import Foundation
import SandboxScenes
import Testing
import TouchKit
import TouchKitTesting

@MainActor
@Suite("The catalogue of scenes")
struct SceneCatalogueTests {
  @Test("names are unique and fit for a command line")
  func names() {
    let names = SceneCatalogue.all.map(\.name)
    #expect(!names.isEmpty)
    #expect(Set(names).count == names.count)
    for name in names { #expect(name.wholeMatch(of: /[a-z]+(-[a-z0-9]+)*/) != nil) }
  }

  @Test("every scene is found by its name, and no other")
  func lookup() {
    for scene in SceneCatalogue.all {
      #expect(SceneCatalogue.scene(named: scene.name)?.title == scene.title)
    }
    #expect(SceneCatalogue.scene(named: "no-such-scene") == nil)
  }

  @Test("every scene tells title, question and answer in one line of English and of Chinese")
  func languages() {
    for scene in SceneCatalogue.all {
      for text in [scene.title, scene.question, scene.answer] {
        #expect(!text.english.isEmpty && !text.english.contains("\n"))
        let isASCII = text.english.allSatisfy(\.isASCII)
        #expect(isASCII)
        #expect(!text.chinese.contains("\n"))
        let hanScalars = text.chinese.unicodeScalars.filter { (0x4E00...0x9FFF).contains($0.value) }
        #expect(!hanScalars.isEmpty)
      }
      #expect(scene.question.english.hasSuffix("?"))
    }
  }

  @Test(
    "every scene is built at any size, and its fingers land on the views they name",
    arguments: [CGSize(width: 320, height: 240), CGSize(width: 640, height: 480)]
  )
  func demonstrations(size: CGSize) {
    for scene in SceneCatalogue.all {
      let stage = scene.stage(size: size)
      stage.application.layoutIfNeeded()
      #expect(!scene.demonstration.isEmpty)
      for drag in scene.demonstration {
        stage.clear()
        let view = stage.rootView.firstView(identified: drag.viewIdentifier)
        guard let view else {
          Issue.record("\(scene.name) has no view \(drag.viewIdentifier)")
          continue
        }
        stage.tap(view)
        let beginning = drag.receiver.map { "\($0).began " } ?? ""
        #expect(stage.transcript.hasPrefix(beginning), "\(scene.name)")
        #expect(drag.receiver != nil || stage.transcript.isEmpty, "\(scene.name)")
      }
    }
  }
}
