import Drawing
import Foundation
import Geometry
import TouchKit

@testable import SandboxHost

/// A text that the workbench's window shows, with its place in the window.
struct ShownText {
  let text: String
  let place: CGPoint
}

@MainActor
extension Workbench {
  /// Every text of the window, from back to front.
  var shownTexts: [ShownText] {
    let size = window.bounds.size
    return picture(in: [CGRect(origin: .zero, size: size)]).commands.texts(.identity)
  }
}

extension [DrawCommand] {
  fileprivate func texts(_ transform: CGAffineTransform) -> [ShownText] {
    var transforms = [transform]
    var texts: [ShownText] = []
    for command in self {
      let current = transforms[transforms.count - 1]
      switch command {
      case .save: transforms.append(current)
      case .restore: transforms.removeLast()
      case .concatenate(let transform):
        transforms[transforms.count - 1] = transform.concatenating(current)
      case .text(let run, let point):
        texts.append(ShownText(text: run.string, place: point.applying(current)))
      case .replay(let recording): texts += recording.list.commands.texts(current)
      default: break
      }
    }
    return texts
  }
}
