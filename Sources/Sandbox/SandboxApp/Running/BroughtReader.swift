import ConsoleText
import Foundation
import Inspector
import Playback
import SDLPlatform
import SandboxHost
import SandboxScenes
import SceneFiles
import TextFormats

/// A reader that creates scenes from items that are pasted into a window or dropped on it.
struct BroughtReader {
  /// The earlier scenes from such items.
  let brought: [BroughtScene]
  /// The names of all scenes.
  let names: Set<String>
  /// Whether texts may use pictures in the current folder.
  var usesFolder = true
  /// Shows dropped code, which the user allows by dropping it; nil if no code may run.
  var showCode: ((SceneCode) throws(ProgramError) -> Void)?

  private static let pasted = LocalizedText(english: "Pasted", chinese: "粘贴")

  /// Returns the scene of a text or of files; an earlier item keeps its name.
  func scene(of content: WindowDrop) throws(BringProblem) -> BroughtScene {
    switch content {
    case .text(let text): return try pasted(text)
    case .files(let paths):
      try check(paths)
      return paths.count == 1 ? try file(paths[0]) : try files(paths)
    }
  }

  // MARK: - Texts

  private func pasted(_ text: String) throws(BringProblem) -> BroughtScene {
    if let known = brought.first(where: { $0.text == text }) { return known }
    let number = brought.count { $0.entry.group == Phrase(Self.pasted) } + 1
    let texts = ImportedTexts(text, named: "text")
    var scene = try scene(of: texts, called: "pasted-\(number)", in: Self.pasted)
    scene.text = text
    scene.entry.title =
      scene.report?.scene.screenName.map { unusedTitle(PlainText($0).description) }
      ?? Phrase("Pasted \(number)", "粘贴 \(number)")
    return scene
  }

  /// Returns a title that no other pasted screen has.
  private func unusedTitle(_ name: String) -> Phrase {
    let titles = Set(brought.map(\.entry.title))
    var (title, number) = (Phrase(name, name), 2)
    while titles.contains(title) {
      title = Phrase("\(name) \(number)", "\(name) \(number)")
      number += 1
    }
    return title
  }

  private func scene(
    of texts: ImportedTexts,
    called name: String,
    in group: LocalizedText
  ) throws(BringProblem) -> BroughtScene {
    let file = SceneFile(path: name, alias: name, usesFolder: usesFolder)
    let content: SceneFile.Content
    do throws(ProgramError) {
      content = try file.read(texts)
    } catch {
      throw BringProblem(error)
    }
    switch content.reading {
    case .scene(let blueprint):
      return BroughtScene(file.scene(blueprint, file: nil), report: content.report, in: group)
    case .problems(let problems): throw BringProblem(problems)
    }
  }

  // MARK: - Files

  /// Shows code files, and does not return on success.
  private func show(_ paths: [String]) throws(BringProblem) {
    guard let showCode, let code = SceneCode(files: paths) else { return }
    do throws(ProgramError) {
      try showCode(code)
    } catch {
      throw BringProblem(error)
    }
  }

  /// Throws an error for files of other kinds, which have their own commands.
  private func check(_ paths: [String]) throws(BringProblem) {
    for path in paths {
      let name = PlainText(URL(fileURLWithPath: path).lastPathComponent).description
      switch URL(fileURLWithPath: path).pathExtension.lowercased() {
      case "touchrec":
        throw BringProblem(
          Phrase(
            "\(name) is a recording: 'touch-sandbox play \(name) --window' shows it.",
            "\(name) 是录制文件：用 touch-sandbox play \(name) --window 回放。"
          )
        )
      case "swift":
        try show(paths)
        throw BringProblem(
          Phrase(
            "\(name) is code: 'touch-sandbox run \(name)' shows it, and each version that you save.",
            "\(name) 是代码：用 touch-sandbox run \(name) 显示它，每次保存都会更新。"
          )
        )
      case "png", "jpg", "jpeg", "heic":
        throw BringProblem(
          Phrase(
            "\(name) is a picture: 'touch-sandbox paste.txt --screenshot \(name)' shows it below a"
              + " pasted screen.",
            "\(name) 是图片：用 touch-sandbox paste.txt --screenshot \(name) 把它垫在界面下面。"
          )
        )
      case let ending
      where paths.count > 1 && SceneFile.sceneEndings.contains("." + ending) && !isTree(path):
        throw BringProblem(
          Phrase("Drop one scene file at a time.", "请一次只拖放一个场景文件。")
        )
      default: break
      }
    }
  }

  /// Returns whether a file contains the tree of a test driver, several of which form one screen.
  private func isTree(_ path: String) -> Bool {
    let data = try? InputFile(path: path).read(limit: FileLimits.ConsoleText.bytes)
    return data.map { ConsoleReader.hasKnownTree($0.prefix(1 << 16)) } ?? false
  }

  private func file(_ path: String) throws(BringProblem) -> BroughtScene {
    let url = URL(fileURLWithPath: path).standardizedFileURL
    let known = brought.first { $0.scene.file.map(Self.standard) == url.path }
    let name = known?.entry.name ?? free(url.deletingPathExtension().lastPathComponent)
    do throws(ProgramError) {
      let found = try SceneFile(path: path, alias: name).found()
      var scene = BroughtScene(found.scene, report: found.report, in: GalleryScenes.files)
      if found.report != nil { scene.entry.title = Self.title(url) }
      return scene
    } catch {
      throw BringProblem(error)
    }
  }

  /// Returns the scene of files that are dropped together, which are parts of one text.
  private func files(_ paths: [String]) throws(BringProblem) -> BroughtScene {
    let first = URL(fileURLWithPath: paths[0])
    let texts: ImportedTexts
    do throws(ProgramError) {
      texts = try ImportedTexts.read(paths)
    } catch {
      throw BringProblem(error)
    }
    let text = String(decoding: texts.data, as: UTF8.self)
    if let known = brought.first(where: { $0.text == text }) { return known }
    let name = free(first.deletingPathExtension().lastPathComponent)
    var scene = try scene(of: texts, called: name, in: GalleryScenes.files)
    scene.text = text
    let title = PlainText(first.lastPathComponent).description
    scene.entry.title = Phrase("\(title) + \(paths.count - 1)", "\(title) + \(paths.count - 1)")
    return scene
  }

  private static func title(_ url: URL) -> Phrase {
    let name = PlainText(url.lastPathComponent).description
    return Phrase(name, name)
  }

  private static func standard(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }

  /// Returns a name that no scene has.
  private func free(_ name: String) -> String {
    guard names.contains(name) else { return name }
    var number = 2
    while names.contains("\(name)-\(number)") { number += 1 }
    return "\(name)-\(number)"
  }
}

extension BringProblem {
  /// Creates a problem from the error of a file or its content.
  fileprivate init(_ error: ProgramError) {
    let line = error.message.split(separator: "\n").first.map(String.init) ?? error.message
    self.init(Phrase(line, "打不开：\(line)"))
  }

  /// Creates a problem from those of a text: the first one, and the number of others.
  fileprivate init(_ problems: [SourceProblem]) {
    let first = problems.first ?? SourceProblem("this is not a scene", at: SourcePosition())
    let rest = max(0, problems.count - 1)
    let message = PlainText(first.message).description
    // A position at the very beginning means that the whole text is invalid.
    let line = first.position == SourcePosition() ? nil : first.position.line
    self.init(
      Phrase(
        (line.map { "Line \($0): " } ?? "") + message + (rest > 0 ? " (and \(rest) more)" : ""),
        (line.map { "第 \($0) 行：" } ?? "") + (first.chinese ?? message)
          + (rest > 0 ? "（另有 \(rest) 处）" : "")
      )
    )
  }
}
