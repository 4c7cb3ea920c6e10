import Foundation
import Porting

/// The sources of the modules that `import UIKit` imports, and the porting aid's lists of their names.
struct LibrarySources {
  private static let folders = [
    "Values/Geometry", "Engine/TouchKit", "Engine/TouchKitComponents",
    "Sandbox/SandboxHost/UserApps",
  ]

  private let root: URL
  /// The declarations in the sources.
  let names: PublicNames

  init(testFile: String = #filePath) throws {
    // The tests may be reached through a link; the sources are beside them.
    root =
      URL(fileURLWithPath: testFile).resolvingSymlinksInPath()
      .deletingLastPathComponent().appending(path: "../../..").standardized
    names = PublicNames(try Self.folders.flatMap { [root] in try Self.sources(in: $0, of: root) })
  }

  private static func sources(in folder: String, of root: URL) throws -> [String] {
    let folder = root.appendingPathComponent("Sources/\(folder)")
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".swift") }
      .map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
  }

  /// Writes the lists again.
  func record() throws {
    let members = names.members.sorted()
    try write(names.classes.sorted(), as: "classList", to: "Classes")
    try write(memberTypes.sorted(), as: "memberTypeList", to: "MemberTypes")
    try write(names.others.sorted(), as: "otherList", to: "Others")
    let methods = ownMethods.sorted()
    try write(Array(methods.prefix { $0 < "UIN" }), as: "methodList", to: "Methods")
    try write(Array(methods.drop { $0 < "UIN" }), as: "laterMethodList", to: "LaterMethods")
    try write(parents.sorted(), as: "parentList", to: "Parents")
    try write(Array(members.prefix { $0 < "m" }), as: "memberList", to: "Members")
    try write(Array(members.drop { $0 < "m" }), as: "laterMemberList", to: "LaterMembers")
  }

  /// The properties with their classes, as in the list.
  var memberTypes: Set<String> { Set(names.memberTypes.map { "\($0.key):\($0.value)" }) }

  /// The methods of classes and protocols, and of Foundation's objects, with their owners.
  var ownMethods: Set<String> {
    names.methods.filter { method in
      let owner = String(method.prefix { $0 != "." })
      return names.classes.contains(owner) || names.others.contains(owner) || owner == "NSObject"
    }
  }

  /// The classes and protocols with their parents in the library.
  var parents: Set<String> {
    names.parents.filter { entry in
      let parent = String(entry.drop { $0 != ":" }.dropFirst())
      return names.classes.contains(parent) || names.others.contains(parent) || parent == "NSObject"
    }
  }

  private func write(_ words: [String], as name: String, to file: String) throws {
    var lines = ["    "]
    for word in words {
      if lines[lines.count - 1].count + word.count > 98 { lines.append("    ") }
      lines[lines.count - 1] += (lines[lines.count - 1].hasSuffix("    ") ? "" : " ") + word
    }
    let text = """
      extension ProvidedNames {
        // Written by the tests: see `LibrarySources`.
        static let \(name) = \"""
      \(lines.joined(separator: "\n"))
          \"""
      }

      """
    let path = "Sources/Porting/Porting/Provided/ProvidedNames+\(file).swift"
    try text.write(to: root.appendingPathComponent(path), atomically: true, encoding: .utf8)
  }
}
