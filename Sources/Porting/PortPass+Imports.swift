import SwiftSyntax

extension PortPass {
  /// Modules of Apple's platforms that Linux has not; their names stand in iOS code.
  private static let absent: Set<String> = [
    "ARKit", "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "AdSupport", "AppKit",
    "AudioToolbox", "AuthenticationServices", "CallKit", "Cocoa", "Combine", "Contacts",
    "ContactsUI", "CoreAudio", "CoreBluetooth", "CoreData", "CoreFoundation", "CoreHaptics",
    "CoreImage", "CoreLocation", "CoreMIDI", "CoreML", "CoreMedia", "CoreMotion", "CoreServices",
    "CoreText", "CoreVideo", "CryptoKit", "EventKit", "GLKit", "GameController", "GameKit",
    "HealthKit", "ImageIO", "Intents", "LocalAuthentication", "MapKit", "MediaPlayer",
    "MessageUI", "Messages", "Metal", "MetalKit", "MobileCoreServices",
    "OpenGLES", "PDFKit", "PassKit", "Photos", "PhotosUI", "QuickLook", "SafariServices",
    "SceneKit", "Security", "Social", "Speech", "SpriteKit", "StoreKit", "SwiftData", "SwiftUI",
    "SystemConfiguration", "UniformTypeIdentifiers", "UserNotifications", "Vision", "WatchKit",
    "WebKit", "WidgetKit", "os",
  ]

  /// Parts of UIKit that `import` finds here.
  private static let parts: Set<String> = [
    "UIApplication", "UIColor", "UIControl", "UIEvent", "UIFont", "UIGeometry",
    "UIGestureRecognizer", "UIGestureRecognizerSubclass", "UIImage", "UIResponder",
    "UIScrollView", "UITouch", "UIView", "UIViewController", "UIWindow",
  ]

  func port(_ node: ImportDeclSyntax) {
    let path = node.path.map(\.name.text)
    guard let module = path.first else { return }
    if PortPass.absent.contains(module) {
      guard !isConditional(node, on: module) else { return }
      remark(
        node,
        "there is no module \(module): remove what uses it, or put #if canImport(\(module)) around it"
      )
    } else if module == "ObjectiveC" {
      // What there is of it comes with UIKit.
      edits.replace(node.bytesToNext)
    } else if module == "UIKit", path.count == 2, node.importKindSpecifier == nil,
      !PortPass.parts.contains(path[1])
    {
      // The parts that are not known here have all their declarations in the whole.
      edits.replace(node.path.bytes, with: "UIKit")
    } else if path.count > 1, ["CoreGraphics", "QuartzCore"].contains(module),
      node.importKindSpecifier == nil
    {
      edits.replace(node.path.bytes, with: module)
    }
  }

  /// On a device a header may bring UIKit into files that do not import it.
  func importWhatIsUsed(in tree: SourceFileSyntax) {
    let imports = tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
    let modules = Set(imports.compactMap { $0.path.first?.name.text })
    guard modules == ["Foundation"] || isLone(tree, modules) else { return }
    let usesUIKit = tree.tokens(viewMode: .sourceAccurate).contains { token in
      let text = token.text
      return text.hasPrefix("UI") && text.dropFirst(2).first?.isUppercase == true
        && text.dropFirst(3).contains(where: \.isLowercase)
    }
    guard usesUIKit else { return }
    if let last = imports.last {
      edits.insert("\nimport UIKit", at: last.bytes.upperBound)
    } else if let first = tree.statements.first {
      edits.insert("import UIKit\n\n", at: first.bytes.lowerBound)
    }
  }

  /// Whether a file imports nothing at all, in a program of which other files import UIKit.
  private func isLone(_ tree: SourceFileSyntax, _ modules: Set<String>) -> Bool {
    modules.isEmpty && surroundings.importsUIKit
      && !tree.tokens(viewMode: .sourceAccurate).contains { $0.text == "import" }
  }

  /// Whether the import stands in `#if canImport(Module)`.
  private func isConditional(_ node: ImportDeclSyntax, on module: String) -> Bool {
    var current = node.parent
    while let place = current {
      if let clause = place.as(IfConfigClauseSyntax.self),
        clause.condition?.trimmedDescription.contains("canImport(\(module))") == true
      {
        return true
      }
      current = place.parent
    }
    return false
  }
}
