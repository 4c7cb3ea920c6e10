/// Names trees of other tools that are recognized and not read.
enum ForeignTree {
  /// The name of a text's form; nil if the form is not known.
  static func name(of bytes: [UInt8]) -> String? {
    let head = String(decoding: bytes.prefix(20_000), as: UTF8.self)
    return forms.first { form in form.marks.allSatisfy(head.contains) }?.name
  }

  /// Advice to paste a tree of views instead.
  static let instead = (
    english: "Paste what 'po [[UIWindow keyWindow] recursiveDescription]' prints",
    chinese: "请粘贴 po [[UIWindow keyWindow] recursiveDescription] 打印的内容"
  )

  private static let forms: [(name: String, marks: [String])] = [
    ("idb's list of accessibility elements", ["\"AXLabel\"", "\"frame\""]),
    ("a screen of Android (uiautomator)", ["<hierarchy", "<node"]),
    ("WebDriverAgent's tree in JSON", ["\"isEnabled\"", "\"rect\""]),
    ("Maestro's hierarchy", ["\"attributes\"", "\"bounds\""]),
    ("Sentry's view hierarchy", ["\"rendering_system\""]),
    ("a tree of views in JSON", ["\"children\"", "\"frame\""]),
    ("a list of elements in JSON", ["\"coordinates\"", "\"width\""]),
  ]
}
