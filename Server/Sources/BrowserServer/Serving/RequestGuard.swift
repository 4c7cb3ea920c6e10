import NIOCore

/// A handler that closes a connection with a too large request.
///
/// It is the first handler of a connection, and is removed when the connection becomes a socket.
final class RequestGuard: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = ByteBuffer

  private let limits: Limits
  private var count = 0

  init(_ limits: Limits) {
    self.limits = limits
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    count += Self.unwrapInboundIn(data).readableBytes
    guard count <= limits.requestBytes else { return context.close(promise: nil) }
    context.fireChannelRead(data)
  }
}
