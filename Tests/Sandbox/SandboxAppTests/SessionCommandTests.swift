import Foundation
import SandboxTestSupport
import Testing

@Suite("Sessions of apps from the command line")
struct SessionCommandTests {
  private let program = BuiltProgram()
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    _ = try folder.write(Self.session(hit: 5), to: "session.touchrec")
    _ = try folder.write(Self.session(hit: 4), to: "other.touchrec")
  }

  /// Returns a session of a tap at (60, 60), where a toast covers a button, as a device may report it.
  private static func session(hit: Int) -> String {
    """
    {"format":"touch-session","version":1,"system":"iOS 17.2","screen":[320,480],"scale":2}
    {"view":1,"class":"UIWindow","base":["UIView","UIResponder"],"bounds":[0,0,320,480],"center":[160,240],"subviews":[3]}
    {"responder":2,"class":"ShopController","module":"Shop","base":["UIViewController"],"isController":true}
    {"view":3,"class":"UIView","base":["UIResponder"],"bounds":[0,0,320,480],"center":[160,240],"next":2,"subviews":[4,5]}
    {"view":4,"class":"UIButton","base":["UIControl","UIView"],"identifier":"buy","bounds":[0,0,80,44],"center":[60,60]}
    {"view":5,"class":"UIView","base":["UIResponder"],"bounds":[0,0,320,100],"center":[160,50],"alpha":0.02,"recognizers":[6]}
    {"recognizer":6,"class":"UITapGestureRecognizer","base":["UIGestureRecognizer"],"state":"possible","taps":1,"fingers":1,"says":"<UITapGestureRecognizer: 0x6; state = Possible; view = <UIView 0x5>; target= <(action=dismiss:, target=<Shop.Toast 0x9>)>>"}
    {"tree":[1],"t":100,"key":1}
    {"t":100,"touches":[{"id":1,"phase":"began","at":[60,60],"window":1,"view":\(hit),"recognizers":[6]}]}
    {"t":100.05,"when":"before","states":[6,"ended"]}
    {"t":100.05,"touches":[{"id":1,"phase":"ended","at":[60,60]}]}
    {"t":100.05,"when":"after","states":[6,"possible"]}
    {"end":"stopped","t":100.05}

    """
  }

  private func run(_ arguments: String...) throws -> BuiltProgram.Result {
    try program.run(arguments, in: folder)
  }

  @Test("play tells who got each touch, and what a session does not tell")
  func play() throws {
    let result = try run("play", "session.touchrec", "--snapshot", "end.png", "--overlay")
    #expect(result.exitCode == 0)
    #expect(result.output.contains("UIView 0x5.began [f1]"))
    #expect(result.errors.contains("Note: the app's own code does not run here"))
    #expect(FileManager.default.fileExists(atPath: folder.file("end.png")))
  }

  @Test("every command that takes a scene takes a session: the tree as the first finger lands")
  func scene() throws {
    #expect(try run("hit", "session.touchrec", "60,60").output == "UIView 0x5\n")
    let why = try run("why", "session.touchrec", "UIButton 0x4")
    #expect(why.output.contains("covered"))
    #expect(try run("explain", "session.touchrec", "60,60", "UIButton 0x4").exitCode == 0)
    #expect(try run("explain", "session.touchrec", "60,60", "--map").exitCode != 70)
  }

  @Test("every command that takes a scene takes a recording of the sandbox: the recorded scene")
  func recordedScene() throws {
    let tap = "scene nested-colours\nfinger 1 down 480,100\nfinger 1 up\n"
    _ = try folder.write(tap, to: "tap.touch")
    let recorded = try run("script", "tap.touch", "--record", "tap.touchrec")
    #expect(recorded.exitCode == 0, "\(recorded.errors)")
    let expected = try run("hit", "nested-colours", "200,200")
    #expect(try run("hit", "tap.touchrec", "200,200").output == expected.output)
    #expect(try run("why", "tap.touchrec", "blue").exitCode == 0)
  }

  @Test("A point with a negative x is a point, not an option")
  func negativePoint() throws {
    let result = try run("hit", "nested-colours", "-5,3")
    #expect(result.errors.contains("the touch at -5,3 is outside the window"))
    #expect(result.exitCode == 64)
  }

  @Test("what recordings are exported to, sessions are too")
  func export() throws {
    for name in ["a.html", "a.jsonl", "a.touch", "a.gif"] {
      let result = try run("export", "session.touchrec", "-o", name, "--fps", "2")
      #expect(result.exitCode == 0, "\(name): \(result.errors)")
      #expect(FileManager.default.fileExists(atPath: folder.file(name)))
    }
  }

  @Test("compare --with-engine tells that nothing is different, or what is, and why it may be")
  func compare() throws {
    let same = try run("compare", "--with-engine", "session.touchrec")
    #expect(same.exitCode == 0)
    #expect(same.output == "The same: 2 events, recorded on iOS 17.2.\n")
    #expect(same.errors == "", "what the app's actions are called is no news here")
    let other = try run("compare", "--with-engine", "other.touchrec")
    #expect(other.exitCode == 1)
    #expect(other.output.contains("hitView, cause: engine"))
    #expect(other.output.contains("app     UIButton 4 'buy'"))
    #expect(other.output.contains("engine  UIView 5"))
  }

  @Test("the report for an issue names nothing of the app; that for programs is as its schema says")
  func reports() throws {
    let redacted = try run("compare", "--with-engine", "other.touchrec", "--redact", "--json")
    #expect(!redacted.output.contains("buy") && !redacted.output.contains("other.touchrec"))
    let check = SchemaCheck(root: try AnyJSON(try run("schema", "compare-engine").output))
    #expect(try check.problems(try AnyJSON(redacted.output)) == [])
    let same = try run("compare", "--with-engine", "session.touchrec", "--json")
    #expect(try check.problems(try AnyJSON(same.output)) == [])
  }

  @Test("options of compare that do not go together are refused, and files that are no sessions")
  func usage() throws {
    #expect(try run("compare", "session.touchrec").exitCode == 64)
    #expect(try run("compare", "a", "b", "--with-engine").exitCode == 64)
    _ = try folder.write("{}\n", to: "none.touchrec")
    #expect(try run("compare", "--with-engine", "none.touchrec").exitCode == 65)
  }

  @Test("validate tells what is wrong with a session, with its line")
  func validate() throws {
    let right = try run("validate", "session.touchrec")
    #expect(right.exitCode == 0 && right.output.contains("a session of an app, with 2 events"))
    let text = Self.session(hit: 77)
    _ = try folder.write(text, to: "wrong.touchrec")
    let wrong = try run("validate", "wrong.touchrec")
    #expect(wrong.exitCode == 65 && wrong.output.contains("wrong.touchrec:9:"))
    let schema = try run("schema", "session")
    #expect(schema.exitCode == 0 && schema.output.contains("touch-session"))
  }
}
