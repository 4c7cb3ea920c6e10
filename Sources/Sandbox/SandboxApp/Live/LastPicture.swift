import CairoRenderer
import Foundation
import Geometry
import UIKit

/// The last picture of crashed code, in a file of the folder that the processes share.
///
/// The process that runs the code notes the scene's position in the window. The process that owns the window saves the
/// picture. The next process shows it.
struct LastPicture {
  private let folder: String

  init(folder: String) { self.folder = folder }

  private var place: String { folder + "/place" }
  private var file: String { folder + "/last.png" }

  /// Notes the rectangle of the scene in the window, in points.
  func note(_ scene: CGRect) {
    let numbers = [scene.minX, scene.minY, scene.width, scene.height]
    let text = numbers.map { "\($0)" }.joined(separator: " ")
    try? Data(text.utf8).write(to: URL(fileURLWithPath: place))
  }

  /// Saves the scene's part of the window's picture, unless part of the scene is outside.
  func keep(_ window: Bitmap?, scale: CGFloat) {
    try? FileManager.default.removeItem(atPath: file)
    let text = (try? String(contentsOfFile: place, encoding: .utf8)) ?? ""
    let numbers = text.split(separator: " ").compactMap { Double($0) }
    guard let window, numbers.count == 4 else { return }
    let (x, y, width, height) = (numbers[0], numbers[1], numbers[2], numbers[3])
    let scene = CGRect(x: x * scale, y: y * scale, width: width * scale, height: height * scale)
    let part = PixelRectangle(
      x: Int(scene.minX.rounded()),
      y: Int(scene.minY.rounded()),
      width: Int(scene.width.rounded()),
      height: Int(scene.height.rounded())
    )
    guard window.bounds.intersection(part) == part, let png = try? window.pngData(of: part) else {
      return
    }
    try? png.write(to: URL(fileURLWithPath: file))
  }

  /// The saved picture; nil without one.
  var image: UIImage? { UIImage(contentsOfFile: file) }
}
