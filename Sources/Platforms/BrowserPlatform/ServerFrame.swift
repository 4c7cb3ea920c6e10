import Foundation

/// A frame from the server (`Server/Sources/BrowserServer/WireFormat.md`).
struct ServerFrame: Hashable {
  enum Kind: UInt8 { case listening = 1, joined, left, said, failed }

  let kind: Kind
  let viewer: UInt32
  let content: ArraySlice<UInt8>

  /// The maximum number of bytes after the length.
  static let longest = 65_600
}

/// Splits the bytes from the server into frames.
struct ServerFrames {
  private var bytes: [UInt8] = []
  private(set) var isBroken = false

  /// Adds bytes in the order of arrival, and returns the frames that they complete.
  mutating func take(_ more: some Sequence<UInt8>) -> [ServerFrame] {
    bytes.append(contentsOf: more)
    var frames: [ServerFrame] = []
    var reader = WireReader(bytes[...])
    var used = 0
    while !isBroken, let length: UInt32 = reader.integer() {
      guard (5...ServerFrame.longest).contains(Int(length)) else {
        isBroken = true
        break
      }
      guard let content = reader.take(Int(length)) else { break }
      used += 4 + Int(length)
      // Kinds of a later version are ignored.
      if let frame = ServerFrame(content) { frames.append(frame) }
    }
    bytes.removeFirst(used)
    return frames
  }
}

extension ServerFrame {
  fileprivate init?(_ bytes: ArraySlice<UInt8>) {
    var reader = WireReader(bytes)
    guard let kind = reader.byte().flatMap(Kind.init), let viewer: UInt32 = reader.integer() else {
      return nil
    }
    self.init(kind: kind, viewer: viewer, content: reader.rest())
  }
}

/// A frame from the sandbox to the server.
enum SandboxFrame {
  static let show: UInt8 = 16
  static let drop: UInt8 = 17
  static let showMany: UInt8 = 18

  static func bytes(_ kind: UInt8, to viewer: UInt32, _ content: Data) -> Data {
    var writer = WireWriter()
    writer.add(UInt32(5 + content.count))
    writer.add(kind)
    writer.add(viewer)
    writer.add(content)
    return writer.data
  }

  /// Returns the bytes that send the same message to some viewers.
  static func bytes(toMany viewers: [UInt32], _ message: Data) -> Data {
    var content = WireWriter()
    content.addShort(viewers.count)
    for viewer in viewers { content.add(viewer) }
    content.add(message)
    return bytes(showMany, to: 0, content.data)
  }
}
