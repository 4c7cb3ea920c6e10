import NIOCore

/// Ends a connection that takes too long to ask for something, or asks with too many bytes.
///
/// It stands before everything else of a connection, and goes when that became a socket.
final class RequestGuard: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = ByteBuffer

  private let limits: Limits
  private var count = 0
  private var end: Scheduled<Void>?

  init(_ limits: Limits) {
    self.limits = limits
  }

  func handlerAdded(context: ChannelHandlerContext) {
    let channel = context.channel
    end = context.eventLoop.scheduleTask(in: .seconds(limits.patience)) {
      channel.close(promise: nil)
    }
  }

  func handlerRemoved(context: ChannelHandlerContext) { end?.cancel() }

  func channelInactive(context: ChannelHandlerContext) {
    end?.cancel()
    context.fireChannelInactive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    count += Self.unwrapInboundIn(data).readableBytes
    guard count <= limits.requestBytes else { return context.close(promise: nil) }
    context.fireChannelRead(data)
  }
}

/// How many connections there are; of the server's one event loop.
final class ConnectionCount: @unchecked Sendable {
  private let limit: Int
  private var count = 0

  init(limit: Int) {
    self.limit = limit
  }

  /// Counts a connection until it is closed; false when it is one too many.
  func admit(_ channel: any Channel) -> Bool {
    guard count < limit else { return false }
    count += 1
    channel.closeFuture.whenComplete { [self] _ in count -= 1 }
    return true
  }
}
