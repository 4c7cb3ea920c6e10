import Foundation
import Inspector
import TouchKit

/// The page for opening a file: recent files, and the files of the typed folder.
final class OpenPanel: SearchPage, InspectorPanel {
  nonisolated static let label = PanelLabel("open", Phrase("Open a file", "打开文件"), hasTab: false)

  private var recent: [String] = []
  /// The path of the file or folder of each row; nil for headings.
  private var paths: [String?] = []
  private var rows: [BenchRow] = []

  /// The extensions of files that a window can open.
  private static let endings: Set<String> = ["yml", "yaml", "json", "txt", "log", "swift"]
  /// The largest number of listed files of a folder.
  private static let most = 500

  init(_ look: WorkbenchLook) {
    let path = BenchField(
      look,
      "open-path",
      placeholder: look.language("Path of a scene, a text or code", "场景、文本或代码的路径"),
      key: ""
    )
    super.init(look, "open", listName: "files", search: path)
  }

  /// Returns nil, because view archives do not exist on this platform.
  required init?(coder: NSCoder) { nil }

  /// Lists recent files, and starts to edit the path.
  func beginTyping(recent: [String]) {
    self.recent = recent
    search.clear()
    collect()
    search.field.becomeFirstResponder()
  }

  private var typed: String { (search.field.text ?? "").trimmingCharacters(in: .whitespaces) }

  override func choose(_ row: Int) {
    guard paths.indices.contains(row), let chosen = paths[row] else { return }
    guard !chosen.hasSuffix("/") else {
      search.field.text = chosen
      collect()
      _ = search.field.becomeFirstResponder()
      return
    }
    onRequest(.openFile(chosen))
  }

  /// Opens the typed path if it is a file, otherwise the first listed file.
  override func chooseFirst() {
    let whole = Self.expanded(typed)
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: whole, isDirectory: &isFolder), !isFolder.boolValue {
      return onRequest(.openFile(whole))
    }
    if let first = paths.firstIndex(where: { $0 != nil }) { choose(first) }
  }

  private static func expanded(_ path: String) -> String {
    (path as NSString).expandingTildeInPath
  }

  // MARK: - Rows

  override func collect() {
    (rows, paths) = ([], [])
    let shown = recent.filter { typed.isEmpty || $0.contains(typed) }
    add(shown, under: text("Recent", "最近"))
    let slash = typed.lastIndex(of: "/")
    let folder = slash.map { String(typed[...$0]) } ?? ""
    let start = slash.map { String(typed[typed.index(after: $0)...]) } ?? typed
    let title = folder.isEmpty ? text("This folder", "当前文件夹") : folder
    add(Self.files(in: folder, startingWith: start), under: title)
    show(rows, orElse: text("No file matches.", "没有匹配的文件。"))
  }

  private func add(_ files: [String], under title: String) {
    guard !files.isEmpty else { return }
    rows.append(Self.heading(title))
    paths.append(nil)
    for file in files {
      var row = BenchRow(height: 24, indent: 14)
      row.icon = file.hasSuffix("/") ? .next : .file
      let name = (file as NSString).lastPathComponent
      row.name = file.hasSuffix("/") ? name + "/" : name
      row.identifier = "file-\(name)"
      rows.append(row)
      paths.append(file)
    }
  }

  /// Returns the folders and supported files whose names start with some letters.
  private static func files(in folder: String, startingWith start: String) -> [String] {
    let place = folder.isEmpty ? "." : expanded(folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
    let found = names.sorted().lazy.filter {
      $0.lowercased().hasPrefix(start.lowercased()) && (!$0.hasPrefix(".") || start.hasPrefix("."))
    }
    let paths = found.compactMap { name -> String? in
      var isFolder: ObjCBool = false
      let path = "\(place)/\(name)"
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return nil }
      if isFolder.boolValue { return "\(folder)\(name)/" }
      let ending = (name as NSString).pathExtension.lowercased()
      return endings.contains(ending) ? "\(folder)\(name)" : nil
    }
    return Array(paths.prefix(most))
  }
}
