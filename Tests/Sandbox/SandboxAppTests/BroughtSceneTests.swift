import ConsoleText
import Foundation
import Inspector
import SDLPlatform
import SandboxHost
import SandboxScenes
import SandboxTestSupport
import Testing

@testable import SandboxApp

@MainActor
@Suite("Scenes of what is pasted into the window and dropped on it")
struct BroughtSceneTests {
  private let folder: TemporaryFolder
  private let paste = ImportCommandTests.paste

  init() throws {
    folder = try TemporaryFolder()
  }

  private func scenes(named: String? = nil, usesFolder: Bool = true) throws -> GalleryScenes {
    let found = try SceneLookup.found(named: named ?? "nested-colours")
    return GalleryScenes(
      named: BroughtScene(found.scene, report: found.report),
      usesFolder: usesFolder
    ) { brought in
      SceneGallery.Opened(
        LaunchTarget(name: brought.scene.name, keys: .sandbox, entry: brought.entry) {
          brought.scene.start(on: $0, at: $1)
        },
        recorder: nil
      )
    }
  }

  private func problem(_ content: WindowDrop, in scenes: GalleryScenes) -> String {
    do throws(BringProblem) {
      _ = try scenes.bring(content)
      return "no problem"
    } catch {
      return "\(error.message.english) / \(error.message.chinese)"
    }
  }

  @Test("a pasted text is a scene in a group of its own, with the report of import")
  func pasting() throws {
    let scenes = try scenes()
    let bring = scenes.bring
    let entry = try bring(.text(paste))
    #expect(entry.name == "pasted-1")
    #expect(entry.title.english == "ShopController" && entry.title.chinese == "ShopController")
    #expect(entry.group.english == "Pasted" && entry.group.chinese == "粘贴")
    let panel = try #require(scenes.brought.first?.report?.panel)
    #expect(panel.summary.english == "5 views, 1 window, 1 controller")
    #expect(panel.summary.chinese == "5 个视图、1 个窗口、1 个控制器")
    #expect(panel.groups.map(\.title.english) == ["Assumed", "Cut off", "Joined"])
    #expect(panel.groups[1].remarks.map(\.place) == ["6:11"])
    #expect(panel.groups[1].remarks[0].message.chinese.contains("UIView 0x105 这一行被截断"))
    #expect(scenes.scene("pasted-1") != nil)
    // The same text again gives the same scene, and another text gives the next one.
    #expect(try bring(.text(paste)).name == "pasted-1")
    let second = try bring(.text(paste + "\n"))
    #expect(second.name == "pasted-2" && second.title.english == "ShopController 2")
    let nameless = try bring(.text("<UIView: 0x1; frame = (0 0; 300 300); layer = <CALayer: 0x2>>"))
    #expect(nameless.title.english == "Pasted 3" && nameless.title.chinese == "粘贴 3")
  }

  @Test("a text that is pasted from elsewhere reaches no file of the present folder")
  func alone() throws {
    let text = """
      root:
        subviews:
          - class: UIImageView
            image: Package.swift

      """
    // With the folder the file is found, but it is an invalid picture.
    #expect(try problem(.text(text), in: scenes()).contains("is not a readable PNG file"))
    let alone = try problem(.text(text), in: scenes(usesFolder: false))
    #expect(alone.contains("the file 'Package.swift' is missing"), "\(alone)")
  }

  @Test(
    "dropped files are scenes called after them: console texts, scene files, several as one text"
  )
  func files() throws {
    let text = try folder.write(paste, to: "screen.txt")
    let recognizer =
      "<UITapGestureRecognizer: 0x301; state = Possible; view = <UIButton 0x103>; target= <>>\n"
    let more = try folder.write(recognizer, to: "more.txt")
    let file = try folder.write(
      "views:\n  - { id: box, frame: [0, 0, 50, 50] }\n",
      to: "piano.yml"
    )
    let scenes = try scenes()
    let bring = scenes.bring
    let first = try bring(.files([text]))
    #expect(first.name == "screen" && first.title.english == "screen.txt")
    #expect(first.group.english == "Files")
    // A built-in scene has the same name.
    #expect(try bring(.files([file])).name == "piano-2")
    #expect(scenes.scene("piano-2")?.file == file)
    let both = try bring(.files([text, more]))
    #expect(both.name == "screen-2" && both.title.english == "screen.txt + 1")
    #expect(scenes.brought.last?.report?.reading.recognizers.count == 1)
    let report = try #require(scenes.brought.last?.report)
    #expect(report.panel.groups.flatMap(\.remarks).contains { $0.place.hasPrefix(more + ":1:") })
    // When it is dropped again, it is read again, under the same name.
    _ = try folder.write(paste.replacingOccurrences(of: "Buy", with: "Sell"), to: "screen.txt")
    #expect(try bring(.files([text])).name == "screen")
    #expect(scenes.brought.count == 3)
  }

  @Test("a console text that the program was started with has its report, and stands among files")
  func named() throws {
    let text = try folder.write(paste, to: "screen.txt")
    let scenes = try scenes(named: text)
    #expect(scenes.entries.first?.group.english == "Files")
    #expect(scenes.brought.first?.report?.viewCount == 5)
    let bring = scenes.bring
    #expect(try bring(.files([text])).name == "screen")
    #expect(scenes.brought.count == 1)
  }

  @Test("two trees of drivers that are dropped together are one screen")
  func drivers() throws {
    let elements = try folder.write(
      #"[{"AXFrame":"{{0, 0}, {390, 844}}","type":"Application","AXLabel":"Shop"},"#
        + #"{"AXFrame":"{{20, 200}, {350, 50}}","type":"Button","AXLabel":"Pay"}]"#,
      to: "elements.json"
    )
    let views = try folder.write(
      #"{"className":"UIWindow","pointer":"0x10","frame":{"x":0,"y":0,"width":390,"height":844},"#
        + #""userInteractionEnabled":true,"children":[{"className":"UIButton","pointer":"0x12","#
        + #""frame":{"x":20,"y":200,"width":350,"height":50},"userInteractionEnabled":true}]}"#,
      to: "views.json"
    )
    let scenes = try scenes()
    let entry = try scenes.bring(.files([elements, views]))
    #expect(entry.name == "elements")
    let report = try #require(scenes.brought.first?.report)
    #expect(report.scene.viewNames.contains(#""Pay" (UIButton 0x12)"#))
  }

  @Test("what is no scene is told in one line and both languages")
  func problems() throws {
    let scenes = try scenes()
    let cases: [(WindowDrop, String, String)] = [
      (.text("hello"), "no views, controllers or recognizers", "没有找到视图"),
      (.text("•UIWindow:0x7f - AMBIGUOUS LAYOUT"), "a trace of constraints", "约束跟踪"),
      (.text("<UITouch: 0x7f> phase: Began tap count: 1"), "the text has no view tree", "文字里没有视图树"),
      (.text("views:\n  - { id: a, colour: red }\n"), "unknown key", "第 2 行"),
      (.files(["/nowhere/x.txt"]), "\"/nowhere/x.txt\" cannot be read", "打不开"),
      (.files([folder.path]), "cannot be read", "打不开"),
      (.files(["/tmp/a.touchrec"]), "a.touchrec is a recording", "录制文件"),
      (.files(["/tmp/shot.png"]), "shot.png is a picture", "图片"),
      (.files(["/tmp/a.yml", "/tmp/b.yml"]), "one scene file at a time", "一次只拖放一个"),
    ]
    for (content, english, chinese) in cases {
      let words = problem(content, in: scenes)
      #expect(words.contains(english) && words.contains(chinese), "\(content): \(words)")
      #expect(!words.contains("\n"))
    }
    #expect(scenes.brought.isEmpty)
  }

  @Test("hostile names of files do not reach the window as they are")
  func hostileNames() throws {
    let words = try problem(.files(["/tmp/\u{1B}]0;x\u{7}.png"]), in: scenes())
    #expect(!words.unicodeScalars.contains { $0.value < 0x20 })
  }

  @Test("no more scenes are kept than a hundred")
  func most() throws {
    let scenes = try scenes()
    let bring = scenes.bring
    for number in 0..<GalleryScenes.most {
      _ = try bring(.text(paste + String(repeating: "\n", count: number)))
    }
    #expect(problem(.text(paste + " "), in: scenes).contains("100 scenes are open already"))
    #expect(scenes.brought.count == 100)
  }

  @Test("a recording of a pasted scene has the text beside it, under the name that it plays")
  func recording() throws {
    let scenes = try scenes()
    let bring = scenes.bring
    _ = try bring(.text(paste))
    let brought = try #require(scenes.brought.first)
    let reference = brought.reference(fromFile: folder.path + "/pasted-1-001.touchrec")
    #expect(reference == "./pasted-1-001.txt")
    let kept = try String(contentsOfFile: folder.path + "/pasted-1-001.txt", encoding: .utf8)
    #expect(kept == paste)
    let places = NamedPaths(besides: folder.path + "/pasted-1-001.touchrec", allowing: [])
    #expect(try SceneLookup.scene(named: reference, in: places).name == "pasted-1-001")
  }
}
