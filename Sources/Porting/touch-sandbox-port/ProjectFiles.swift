import Foundation

/// The Swift files that the arguments name, directly or by their folders.
struct ProjectFiles {
  struct File {
    /// The name in messages.
    var name: String
    /// The path in the target folder.
    var target: String
  }

  /// The files in the order of the arguments; those of a folder by their paths.
  private(set) var files: [File] = []
  /// The skipped files and folders.
  private(set) var skipped: [String] = []
  /// The kinds of files in other languages, once for each file.
  private(set) var foreign: [String] = []
  /// Whether an argument is a folder.
  private(set) var hasFolder = false

  init(_ arguments: [String]) {
    for argument in arguments {
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: argument, isDirectory: &isFolder)
      if exists, isFolder.boolValue {
        hasFolder = true
        add(folder: argument)
      } else {
        let last = argument == "-" ? "stdin.swift" : (argument as NSString).lastPathComponent
        files.append(File(name: argument, target: last))
      }
    }
  }

  private mutating func add(folder: String) {
    let walk = FileManager.default.enumerator(atPath: folder)
    var paths: [String] = []
    while let path = walk?.nextObject() as? String {
      let name = (path as NSString).lastPathComponent
      if Self.passedOver.contains(name) {
        skipped.append((folder as NSString).appendingPathComponent(path))
        walk?.skipDescendants()
      } else if name.hasPrefix(".") {
        walk?.skipDescendants()
      } else {
        paths.append(path)
      }
    }
    for path in paths.sorted() { add(path, in: folder) }
    skipped.sort()
  }

  private mutating func add(_ path: String, in folder: String) {
    let ending = (path as NSString).pathExtension
    let name = (folder as NSString).appendingPathComponent(path)
    if ending == "swift" {
      files.append(File(name: name, target: path))
    } else if let kind = Self.foreignKinds[ending] {
      foreign.append(kind)
    }
  }

  /// The names to skip: code of other authors, build products, and manifests.
  private static let passedOver: Set = [
    ".build", "Carthage", "DerivedData", "Package.swift", "Pods", "SourcePackages",
  ]

  private static let foreignKinds = [
    "h": "Objective-C (.h, .m, .mm)", "m": "Objective-C (.h, .m, .mm)",
    "mm": "Objective-C (.h, .m, .mm)", "storyboard": "storyboards and nibs",
    "xcdatamodel": "Core Data models", "xib": "storyboards and nibs",
  ]
}
