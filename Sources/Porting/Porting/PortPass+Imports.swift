import SwiftSyntax

extension PortPass {
  /// The submodules of UIKit that an import finds here.
  private static let parts: Set<String> = [
    "UIApplication", "UIColor", "UIControl", "UIEvent", "UIFont", "UIGeometry",
    "UIGestureRecognizer", "UIGestureRecognizerSubclass", "UIImage", "UIResponder",
    "UIScrollView", "UITouch", "UIView", "UIViewController", "UIWindow",
  ]

  func port(_ node: ImportDeclSyntax) {
    let path = node.path.map(\.name.text)
    guard let module = path.first else { return }
    modules.insert(module)
    if node.attributes.trimmedDescription.contains("@testable") { testedModules.insert(module) }
    if AppleModules.lacks(module) {
      remark(
        .module,
        node,
        "there is no module \(module): remove what uses it, or put #if canImport(\(module)) around it"
      )
    } else if module == "ObjectiveC" {
      // UIKit contains the available parts of this module.
      edits.replace(node.bytesToNext)
    } else if module == "UIKit", path.count == 2, node.importKindSpecifier == nil,
      !PortPass.parts.contains(path[1])
    {
      // UIKit itself contains all declarations of unknown submodules.
      edits.replace(node.path.bytes, with: "UIKit")
    } else if path.count > 1, ["CoreGraphics", "QuartzCore"].contains(module),
      node.importKindSpecifier == nil
    {
      edits.replace(node.path.bytes, with: module)
    }
  }

  /// Adds the imports that a file needs.
  ///
  /// On a device, a header or another imported module can make UIKit visible in files that do not
  /// import it. Foundation on Linux has parts in separate modules.
  func importWhatIsUsed(in tree: SourceFileSyntax) {
    guard !modules.isEmpty || surroundings.importsUIKit else { return }
    var missing: [String] = []
    if modules.isDisjoint(with: ["TouchKit", "UIKit"]), used.contains(where: needsUIKit) {
      missing.append("import UIKit")
    }
    for (module, names) in FoundationNames.beside.sorted(by: { $0.key < $1.key })
    where !modules.contains(module) && !names.isDisjoint(with: used) {
      missing.append("#if canImport(\(module))\nimport \(module)\n#endif")
    }
    guard !missing.isEmpty else { return }
    guard purpose == .project else {
      // A new import in the file would move its lines.
      missingImports = missing
      return
    }
    let text = missing.joined(separator: "\n")
    let imports = tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
    if let last = imports.last {
      edits.insert("\n" + text, at: last.bytes.upperBound)
    } else if let first = tree.statements.first {
      edits.insert(text + "\n\n", at: first.bytes.lowerBound)
    }
  }

  /// Whether a name is from the library, and no import of the file provides it.
  private func needsUIKit(_ name: String) -> Bool {
    guard ProvidedNames.needsImport(name) || FormerNames.current(name) != nil else { return false }
    if modules.contains("QuartzCore") { return !name.hasPrefix("CA") && !name.hasPrefix("CG") }
    return !modules.contains("CoreGraphics") || !name.hasPrefix("CG")
  }
}
