import NIOCore

/// A handler of frames from the sandbox.
final class PipeHandler: ChannelInboundHandler {
  typealias InboundIn = PipeFrame

  /// The hub; nil until the server listens, because the sandbox sends nothing before.
  var hub: Hub?
  private let ended: EventLoopPromise<Void>

  init(ended: EventLoopPromise<Void>) {
    self.ended = ended
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    hub?.receive(Self.unwrapInboundIn(data))
  }

  func channelInactive(context: ChannelHandlerContext) {
    hub?.end()
    ended.succeed()
    context.fireChannelInactive()
  }

  /// Closes the connection after an invalid frame, because the sandbox sends only valid ones.
  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.close(promise: nil)
  }
}
