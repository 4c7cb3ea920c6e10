import Foundation

/// A taker of pictures that uses other programs, so that no error of this package can hide in them.
struct ScreenGrab {
  let width: Int
  let height: Int

  /// Returns the pixels of a screen in a rectangle.
  func pixels(of server: any DisplayServer, x: Int = 0, y: Int = 0) async throws -> PixelPicture {
    let bytes = try await ChildProcess.run(
      "import",
      ["-window", "root", "-crop", "\(width)x\(height)+\(x)+\(y)", "-depth", "8", "rgb:-"],
      environment: server.environment
    )
    return try PixelPicture(width: width, height: height, bytes: bytes)
  }

  /// Returns the pixels of a PNG file.
  func pixels(ofPNG path: String) async throws -> PixelPicture {
    let bytes = try await ChildProcess.run("convert", [path, "-depth", "8", "rgb:-"])
    return try PixelPicture(width: width, height: height, bytes: bytes)
  }
}
