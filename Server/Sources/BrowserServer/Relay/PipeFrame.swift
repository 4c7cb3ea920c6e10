import NIOCore

/// A frame between the sandbox and the server, as `WireFormat.md` defines it.
struct PipeFrame: Hashable, Sendable {
  /// The kinds of frames.
  enum Kind: UInt8, Sendable {
    case listening = 1
    case joined, left, said, failed
    case show = 16
    case drop, showMany
  }

  let kind: Kind
  var viewer: UInt32 = 0
  var content = ByteBuffer()

  /// The maximum number of bytes after the length in a frame of the sandbox.
  static let longest = 64 << 20

  /// The encoded frame.
  var bytes: ByteBuffer {
    var bytes = ByteBuffer()
    bytes.reserveCapacity(9 + content.readableBytes)
    bytes.writeInteger(UInt32(5 + content.readableBytes), endianness: .little)
    bytes.writeInteger(kind.rawValue)
    bytes.writeInteger(viewer, endianness: .little)
    bytes.writeImmutableBuffer(content)
    return bytes
  }
}

/// The reasons why a frame is invalid.
enum PipeError: Error, Hashable {
  case length(UInt32)
  case kind(UInt8)
}

/// A decoder that splits the bytes of the sandbox into frames.
struct PipeDecoder: ByteToMessageDecoder {
  typealias InboundOut = PipeFrame

  mutating func decode(
    context: ChannelHandlerContext,
    buffer: inout ByteBuffer
  ) throws -> DecodingState {
    guard let frame = try PipeDecoder.frame(in: &buffer) else { return .needMoreData }
    context.fireChannelRead(Self.wrapInboundOut(frame))
    return .continue
  }

  /// Returns the first frame; nil if it is incomplete.
  static func frame(in buffer: inout ByteBuffer) throws(PipeError) -> PipeFrame? {
    let start = buffer.readerIndex
    guard
      let length = buffer.getInteger(at: start, endianness: .little, as: UInt32.self)
    else { return nil }
    guard (5...UInt32(PipeFrame.longest)).contains(length) else { throw .length(length) }
    guard buffer.readableBytes >= 4 + Int(length),
      let code = buffer.getInteger(at: start + 4, as: UInt8.self),
      let viewer = buffer.getInteger(at: start + 5, endianness: .little, as: UInt32.self)
    else { return nil }
    guard let kind = PipeFrame.Kind(rawValue: code) else { throw .kind(code) }
    buffer.moveReaderIndex(forwardBy: 9)
    let content = buffer.readSlice(length: Int(length) - 5) ?? ByteBuffer()
    return PipeFrame(kind: kind, viewer: viewer, content: content)
  }
}
