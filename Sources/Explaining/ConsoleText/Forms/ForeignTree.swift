import TextFormats

/// The known forms of texts that contain no usable tree.
enum ForeignTree {
  /// The advice to print a usable tree.
  private static let instead = (
    english: "Print the tree of an iOS screen: 'idb ui describe-all', 'axe describe-ui',"
      + " WebDriverAgent's /source, or '\(ConsoleReader.treeCommand)'",
    chinese: "请打印 iOS 界面的树：idb ui describe-all、axe describe-ui、WebDriverAgent 的 /source，"
      + "或 \(ConsoleReader.treeCommand)"
  )

  /// Returns the problem of a screen of another system, regardless of the rest of the text.
  static func otherSystem(_ bytes: [UInt8]) -> SourceProblem? {
    let head = String(decoding: bytes.prefix(20_000), as: UTF8.self)
    let marks = [
      "\"android.", "=\"android.", "\"platform\":\"android\"", "\"platform\": \"android\"",
      " android.widget.", " android.view.", "class=android.", "cls: \"android.",
    ]
    let isAndroid =
      marks.contains(where: head.contains) || head.contains("<hierarchy") && head.contains("<node")
    return isAndroid && !head.contains("XCUIElementType") ? android : nil
  }

  /// The problem of an Android screen.
  static let android = SourceProblem(
    "this is an Android screen (uiautomator), to which UIKit's rules do not apply. "
      + instead.english,
    chinese: "这是 Android 界面（uiautomator），不适用 UIKit 的规则。\(instead.chinese)",
    at: SourcePosition()
  )

  /// The problem of an empty text.
  static let nothing = SourceProblem(
    "the file is empty; the command that prints the tree failed, or is still running. Run it"
      + " again without '>' to see its output. \(instead.english)",
    chinese: "文件是空的：打印树的命令失败了，或还没有结束。请不带 > 再运行一次，看看它的输出。"
      + instead.chinese,
    at: SourcePosition()
  )

  /// Returns the problem of a text without known objects; nil if its form is also unknown.
  static func problem(of bytes: [UInt8]) -> SourceProblem? {
    guard let words = words(for: bytes) else { return nil }
    return SourceProblem(
      "\(words.english). \(instead.english)",
      chinese: "\(words.chinese)。\(instead.chinese)",
      at: SourcePosition()
    )
  }

  private static func words(for bytes: [UInt8]) -> (english: String, chinese: String)? {
    if isPicture(bytes) {
      return (
        "this is a picture, which has no touch information; '--screenshot' puts one under a tree",
        "这是图片，其中没有触摸信息；可以用 --screenshot 把它垫在树下面"
      )
    }
    let head = String(decoding: bytes.prefix(20_000), as: UTF8.self)
    if head.lowercased().contains("<html") || head.lowercased().contains("<!doctype html") {
      return ("this is a web page, not the tree of a screen", "这是网页，不是界面的树")
    }
    var found: (english: String, chinese: String)?
    try? ObjectTree.values(in: bytes) { value, _, _ in found = found ?? words(for: value) }
    let plain = head.filter { !$0.isWhitespace }
    if found == nil, ["[]", "{}", "null"].contains(plain) { return empty }
    return found
  }

  private static let empty = (
    english: "the tree is empty; the app may have been in the background, or had not responded yet",
    chinese: "这棵树是空的：应用可能不在前台，或还没有响应"
  )

  private static func words(for value: SourceNode) -> (english: String, chinese: String)? {
    if let message = message(in: value, depth: 0) {
      let shown = PlainText.quoted(String(message.prefix(200)))
      return ("this is a reply without a tree: \(shown)", "这是没有树的回复：\(shown)")
    }
    var (hasNames, isEmpty) = (false, true)
    survey(value) { object in
      isEmpty = false
      hasNames = hasNames || object.type != nil && object.text(["label", "name", "title"]) != nil
    }
    if hasNames {
      return (
        "this tree has no frames, so the positions of its elements are unknown",
        "这棵树没有 frame，所以元素的位置未知"
      )
    }
    return isEmpty ? empty : nil
  }

  /// Visits all objects that contain no other objects.
  private static func survey(_ value: SourceNode, _ visit: (TreeObject) -> Void) {
    switch value.content {
    case .list(let elements): for element in elements { survey(element, visit) }
    case .map(let entries):
      let inner = entries.map(\.value)
      let hasObjects = inner.contains { node in
        switch node.content {
        case .map, .list: true
        default: false
        }
      }
      if let object = TreeObject(value), object.type != nil || !hasObjects && !entries.isEmpty {
        visit(object)
      }
      for node in inner { survey(node, visit) }
    default: break
    }
  }

  /// Returns the error message in `{"error": {"message": "…"}}` or `{"status": "…", "message":
  /// "…"}`.
  private static func message(in value: SourceNode, depth: Int) -> String? {
    guard depth < 4, case .map(let entries) = value.content else { return nil }
    if value["error"] != nil || value["status"] != nil || value["isError"] != nil {
      if let text = try? value["message"]?.text() { return text }
      if let text = try? value["error"]?.text() { return text }
    }
    if case .bool(true)? = value["isError"]?.content,
      let text = try? value["content"]?.list().first?["text"]?.text()
    {
      return text
    }
    for entry in entries {
      if let text = message(in: entry.value, depth: depth + 1) { return text }
      if entry.key == "error", let text = try? entry.value["message"]?.text() { return text }
    }
    return nil
  }

  /// Whether bytes are a PNG or JPEG file, or one as text.
  private static func isPicture(_ bytes: [UInt8]) -> Bool {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) || bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      return true
    }
    let head = String(decoding: bytes.prefix(4000), as: UTF8.self)
    return ["\"iVBORw0KGgo", "\"/9j/4", "data:image/"].contains(where: head.contains)
  }
}
