import Foundation
import SandboxTestSupport
import Testing

@Suite("Scene files from the command line")
struct SceneFileCommandTests {
  private let program = BuiltProgram()
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private static let scene = """
    title: A card
    views:
      - {id: card, frame: [10, 10, 100, 80], backgroundColor: systemRed}

    """

  private func run(_ arguments: String...) throws -> BuiltProgram.Result {
    try run(arguments)
  }

  private func run(_ arguments: [String]) throws -> BuiltProgram.Result {
    try program.run(arguments, in: folder)
  }

  @Test("every command that takes a scene takes the path of one")
  func paths() throws {
    let path = try folder.write(Self.scene, to: "card.yml")
    #expect(try run("views", path).output.contains("#2 card UIView (10, 10, 100, 80)"))
    #expect(try run("views", "./card.yml").exitCode == 0)
    #expect(try run("hit", "card.yml", "50,50").output == "card\n")
    #expect(try run("explain", "card.yml", "300,300", "card").output.contains("outsideBounds"))
    #expect(try run("snapshot", "card.yml", "-o", "card.png").exitCode == 0)
    #expect(try run("chain", "card.yml", "card").output.hasPrefix("1 card (UIView)\n"))
  }

  @Test("a script and its recording find the file from where they are, where it is allowed")
  func relative() throws {
    try FileManager.default.createDirectory(
      atPath: folder.file("deep/er"),
      withIntermediateDirectories: true
    )
    _ = try folder.write(Self.scene, to: "card.yml")
    _ = try folder.write("scene ../card.yml\ntap card\nexpect card got began\n", to: "deep/a.touch")
    let allowed = ["--allow-path", "."]
    let result = try run(["script", "deep/a.touch", "--record", "deep/er/a.touchrec"] + allowed)
    #expect(result.exitCode == 0, "\(result.errors)")
    let played = try run(["play", "deep/er/a.touchrec"] + allowed)
    #expect(played.exitCode == 0, "\(played.errors)")
    #expect(played.errors == "")
    #expect(played.output.hasPrefix("f1 → card\n"))
  }

  @Test("what is wrong is 65 with its place, what is not there is 66")
  func wrong() throws {
    _ = try folder.write("views:\n  - {id: a, userInteraction: true}\n", to: "bad.yml")
    let result = try run("views", "bad.yml")
    #expect(result.exitCode == 65)
    #expect(
      result.errors.contains(
        "bad.yml:2:13: unknown key 'userInteraction' (did you mean 'isUserInteractionEnabled'?)"
      )
    )
    #expect(try run("views", "missing.yml").exitCode == 66)
    #expect(try run("run", "nested-colours", "--watch").exitCode == 64)
  }

  @Test("validate tells everything about scenes, scripts and recordings")
  func validate() throws {
    _ = try folder.write(Self.scene, to: "card.yml")
    _ = try folder.write("a: 1\nb: 2\n", to: "bad.yml")
    _ = try folder.write("tap red\n", to: "good.touch")
    _ = try folder.write("tip red\n", to: "bad.touch")
    _ = try folder.write("{\"format\":\"touch-rec", to: "bad.touchrec")
    let good = try run("validate", "card.yml", "good.touch")
    #expect(good.exitCode == 0)
    #expect(good.output == "card.yml: a scene of 2 views\ngood.touch: a touch script of 1 steps\n")
    let bad = try run("validate", "bad.yml", "bad.touch", "bad.touchrec", "card.yml")
    #expect(bad.exitCode == 65)
    for place in ["bad.yml:1:1:", "bad.yml:2:1:", "bad.touch:1:1:", "bad.touchrec:1:"] {
      #expect(bad.output.contains(place), "\(bad.output)")
    }
    #expect(try run("validate", "bad.yml", "--json").output.contains("\"isValid\": false"))
    #expect(try run("validate", "missing.yml").exitCode == 66)
  }

  @Test("S22: validate tells of a file although the next one cannot be read")
  func validateWithMissing() throws {
    _ = try folder.write("views: [{ framee: 1 }]\n", to: "wrong.yml")
    let result = try run("validate", "wrong.yml", "missing.yml")
    #expect(result.exitCode == 66)
    #expect(result.output.contains("unknown key 'framee'") && result.errors.contains("missing.yml"))
  }

  @Test("S22: a pipe is no file of keys, and scenes log nothing while monkeys play")
  func pipesAndLogs() throws {
    #expect(mkfifo(folder.file("pipe.keys"), 0o600) == 0)
    let result = try run("validate", "pipe.keys")
    #expect(result.exitCode == 66 && result.errors.contains("a pipe or a device"))
    let scene =
      "views: [{ class: UIButton, frame: [0, 0, 600, 400], on: { touchDown: [{ log: heard }] } }]\n"
    _ = try folder.write(scene, to: "loud.yml")
    let played = try run("monkey", "loud.yml", "--runs", "2", "--frames", "100")
    #expect(played.exitCode == 0 && played.errors.isEmpty)
  }

  @Test("validate tells all mistakes of each file, in the order of its lines")
  func validateAll() throws {
    _ = try folder.write(
      """
      views:
        - {id: a, frame: [1, 2], colour: red}
        - {id: a, class: UIButon}

      """,
      to: "bad.yml"
    )
    _ = try folder.write("tip red\ntap red\nwait long\nexpect red gott began\n", to: "bad.touch")
    _ = try folder.write(
      """
      {"format":"touch-recording","version":1,"size":[0,480],"scale":9}
      {"t":0.1,"touch":"begun","finger":[1,0],"at":[1,2]}
      {"frame":0.2}
      {"t":0.3,"touch":"ended","finger":[1,0],"at":[1]}
      nonsense

      """,
      to: "bad.touchrec"
    )
    _ = try folder.write("chian = K\nchain = Hyper+K\n", to: "bad.keys")
    let result = try run("validate", "bad.yml", "bad.touch", "bad.touchrec", "bad.keys")
    #expect(result.exitCode == 65)
    let places = result.output.split(separator: "\n").filter { $0.hasPrefix("bad.") }
      .map { $0.split(separator: " ")[0] }
    #expect(
      places == [
        "bad.yml:2:20:", "bad.yml:2:28:", "bad.yml:3:10:", "bad.yml:3:20:",
        "bad.touch:1:1:", "bad.touch:3:6:", "bad.touch:4:12:",
        "bad.touchrec:1:1:", "bad.touchrec:1:48:", "bad.touchrec:1:64:", "bad.touchrec:2:18:",
        "bad.touchrec:4:46:", "bad.touchrec:5:1:", "bad.touchrec:6:1:",
        "bad.keys:1:1:", "bad.keys:2:9:",
      ]
    )
    #expect(result.errors.contains("16 problems found"))
  }

  @Test("the schema is JSON with definitions")
  func schema() throws {
    let result = try run("schema")
    let json = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    #expect(json?["$defs"] != nil)
  }

  @Test("a watched file is shown anew when it is saved; one that is wrong is told")
  func watch() throws {
    let path = try folder.write(Self.scene, to: "card.yml")
    var program = program
    program.environment["SDL_VIDEODRIVER"] = "dummy"
    let process = try program.start(["run", path, "--watch"], in: folder)
    #expect(process.waitForLine("ready"))
    // Another file replaces it, as editors do.
    let other = try folder.write("views: [{id: b, colour: red}]\n", to: "other.yml")
    #expect(rename(other, path) == 0)
    #expect(process.waitForError("Error: "))
    _ = try folder.write(Self.scene + "answer: yes\n", to: "card.yml")
    #expect(process.waitForError("reloaded "))
    process.signal(SIGTERM)
    #expect(process.result().exitCode == 143)
  }
}
