import Foundation

/// The touch screen of a server, with fingers at pixels of the screen.
///
/// A server accepts one connection, because the driver does not listen again after it ends.
final class TouchDevice {
  private let socket: LocalSocket
  private let screenSize = XorgTouchServer.screenSize

  init(of server: XorgTouchServer) throws {
    socket = try LocalSocket(path: server.touchSocket)
    try socket.send(TouchMessage.greeting.bytes)
    let answer = try socket.receive(count: TouchMessage.greeting.bytes.count)
    guard answer == TouchMessage.greeting.bytes else {
      throw RigError("the touch driver answered \(Array(answer)) instead of version 1.1")
    }
  }

  func down(finger: Int, x: Int, y: Int) throws { try send(finger, .begin, x, y) }

  func move(finger: Int, x: Int, y: Int) throws { try send(finger, .update, x, y) }

  func up(finger: Int, x: Int, y: Int) throws { try send(finger, .end, x, y) }

  /// Waits until the server has handled everything so far; programs may still handle it.
  func sync() throws {
    try socket.send(TouchMessage.waitForSync.bytes)
    let answer = try socket.receive(count: TouchMessage.waitForSync.bytes.count)
    guard answer == TouchMessage.waitForSync.bytes else {
      throw RigError("the touch driver answered \(Array(answer)) instead of being done")
    }
  }

  private func send(_ finger: Int, _ phase: TouchMessage.Phase, _ x: Int, _ y: Int) throws {
    let message = TouchMessage.touch(
      finger,
      phase,
      x: axis(x, screenSize.width),
      y: axis(y, screenSize.height)
    )
    try socket.send(message.bytes)
  }

  /// Returns a pixel on an axis from 0 to 65535 over the screen; exact in all cases that were tried.
  private func axis(_ pixel: Int, _ length: Int) -> Double {
    Double(pixel) / Double(length) * 65_536
  }
}
