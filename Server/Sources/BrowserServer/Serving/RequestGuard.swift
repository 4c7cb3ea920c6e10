import NIOCore

/// Ends a connection that asks with too many bytes.
///
/// It stands before everything else of a connection, and goes when that became a socket.
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
