import NIOCore

/// Listens to the sandbox.
final class PipeHandler: ChannelInboundHandler {
  typealias InboundIn = PipeFrame

  /// Known once the server listens; before that the sandbox has nothing to say.
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

  /// Frames that cannot be read are not the sandbox's.
  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.close(promise: nil)
  }
}
