import Foundation
import SandboxTestSupport
import Testing

/// Tests of `Scripts/sandbox` with a fake toolchain that logs the requested builds.
@Suite("Building for a first look")
struct FirstLookTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let files = FileManager.default
    for name in ["Scripts", "Assets/Scenes/drag-touches", "tools"] {
      try files.createDirectory(atPath: folder.file(name), withIntermediateDirectories: true)
    }
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    try files.copyItem(
      atPath: root.appending(path: "Scripts/sandbox").path,
      toPath: folder.file("Scripts/sandbox")
    )
    try write("Scripts/setup", "")
    try write("tools/swift", Self.toolchain)
  }

  @Test("the window and help come from a program without optimization, everything else does not")
  func programs() throws {
    #expect(try run([]) == "quick")
    #expect(try run(["drag-touches", "--language", "zh"]) == "quick drag-touches --language zh")
    #expect(try run(["--help"]) == "quick --help")
    #expect(try run(["hit", "drag-touches", "3,4"]) == "optimized hit drag-touches 3,4")
  }

  @Test("from then on the optimized program opens the window, too")
  func optimizedFromThenOn() throws {
    #expect(try run([]) == "quick")
    #expect(try run(["--version"]) == "optimized --version")
    #expect(try run([]) == "optimized")
  }

  @Test("a program that was built by hand is not replaced by one that is slower")
  func builtByHand() throws {
    try FileManager.default.createDirectory(
      atPath: folder.file("out"),
      withIntermediateDirectories: true
    )
    try write("out/touch-sandbox", "echo by hand")
    #expect(try run([]) == "optimized")
  }

  @Test("building that fails ends the script, and is no first look")
  func failure() throws {
    let result = try result([], fails: true)
    #expect(result.exitCode == 1)
    #expect(try !folder.names.contains("out"))
  }

  /// A fake toolchain that builds a program, which prints how it was built and its arguments.
  private static let toolchain = """
    case $* in *--show-bin-path*) echo "$TEST_FOLDER/out"; exit ;; esac
    [[ $* == *-Onone* ]] && kind=quick || kind=optimized
    [[ $TEST_FAILS != yes ]] || exit 1
    mkdir -p "$TEST_FOLDER/out"
    printf '#!/usr/bin/env bash\\necho %s "$@"\\n' "$kind" > "$TEST_FOLDER/out/touch-sandbox"
    chmod +x "$TEST_FOLDER/out/touch-sandbox"

    """

  private func write(_ name: String, _ script: String) throws {
    let path = try folder.write("#!/usr/bin/env bash\n" + script, to: name)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
  }

  private func run(_ arguments: [String]) throws -> String {
    let result = try result(arguments)
    try #require(result.exitCode == 0, "\(result.errors)")
    // Files that are written within one tick of the system's clock have the same age.
    Thread.sleep(forTimeInterval: 0.02)
    return result.output.trimmingCharacters(in: .newlines)
  }

  private func result(_ arguments: [String], fails: Bool = false) throws -> BuiltProgram.Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: folder.file("Scripts/sandbox"))
    process.arguments = arguments
    var variables = ProcessInfo.processInfo.environment
    variables["PATH"] = folder.file("tools") + ":" + (variables["PATH"] ?? "/usr/bin:/bin")
    variables["TEST_FOLDER"] = folder.path
    variables["TEST_FAILS"] = fails ? "yes" : "no"
    process.environment = variables
    process.standardInput = FileHandle.nullDevice
    return try RunningProgram(process, outputPath: nil).result()
  }
}
