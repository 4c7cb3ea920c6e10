import NIOCore
import NIOWebSocket

/// A handler that closes a connection with invalid frames: a page masks each frame, and sets its
/// reserved bits to zero.
final class FrameGuard: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = Self.unwrapInboundIn(data)
    if frame.maskKey != nil, !frame.rsv1, !frame.rsv2, !frame.rsv3 {
      context.fireChannelRead(data)
    } else {
      context.fireErrorCaught(FrameError())
    }
  }
}

/// An invalid frame, which no page sends.
struct FrameError: Error {}

/// The socket of one page.
final class ViewerHandler: ChannelInboundHandler, ViewerSocket {
  typealias InboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  let role: Role
  private let hub: Hub
  private var allowance: Allowance
  private var context: ChannelHandlerContext?
  private var viewer: UInt32?
  private var cause = LeavingCause.gone
  private var isClosing = false
  /// The number of bytes that the page has not read yet.
  private var waiting = 0
  /// The number of bytes of the page that the sandbox has not read yet.
  private var unheard = 0 {
    didSet {
      let limit = hub.limits.pageBytes
      guard (oldValue > limit) != (unheard > limit) else { return }
      try? context?.channel.syncOptions?.setOption(.autoRead, value: unheard <= limit)
    }
  }

  init(_ hub: Hub, _ role: Role) {
    (self.hub, self.role) = (hub, role)
    allowance = Allowance(hub.limits, of: role)
  }

  func handlerAdded(context: ChannelHandlerContext) {
    self.context = context
    hub.opened(self)
    hub.door.recognize(context.channel, role) { [weak self] in self?.close(.brokenRule, .brokenRule)
    }
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    self.context = nil
  }

  func channelInactive(context: ChannelHandlerContext) {
    hub.closed(self, viewer, cause)
    viewer = nil
    context.fireChannelInactive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = Self.unwrapInboundIn(data)
    guard !isClosing else { return }
    let content = frame.unmaskedData
    guard allowance.take(content.readableBytes, at: NIODeadline.now().uptimeNanoseconds) else {
      return close(.brokenRule, .brokenRule)
    }
    switch frame.opcode {
    case .binary: receive(content)
    case .ping: write(WebSocketFrame(fin: true, opcode: .pong, data: content))
    case .connectionClose: end(WebSocketFrame(fin: true, opcode: .connectionClose, data: content))
    case .pong: break
    case .text: close(.noText, .brokenRule)
    default: close(.protocolError, .brokenRule)
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    switch error {
    case NIOWebSocketError.invalidFrameLength: close(.tooLong, .brokenRule)
    default: close(.protocolError, .brokenRule)
    }
  }

  private func receive(_ message: ByteBuffer) {
    guard let viewer else { return greet(message) }
    guard message.readableBytes > 0, message.getInteger(at: 0) != PageMessage.hello else {
      return close(.brokenRule, .brokenRule)
    }
    guard let sent = hub.said(viewer, message) else { return close(.brokenRule, .brokenRule) }
    let count = message.readableBytes
    unheard += count
    let me = NIOLoopBound(self, eventLoop: sent.eventLoop)
    sent.whenComplete { _ in me.value.unheard -= count }
  }

  /// Handles the first message, which must be a hello.
  private func greet(_ message: ByteBuffer) {
    var message = message
    guard message.readInteger() == PageMessage.hello,
      let version = message.readInteger(as: UInt8.self)
    else { return close(.brokenRule, .brokenRule) }
    guard version == PageMessage.version else { return close(.otherVersion, .brokenRule) }
    guard let secret = message.readBytes(length: Secret.length) else {
      return close(.brokenRule, .brokenRule)
    }
    viewer = hub.hello(self, secret: secret, about: message)
    if viewer != nil, let context { hub.door.leave(ObjectIdentifier(context.channel)) }
  }
}

// MARK: - Sending

extension ViewerHandler {
  func send(_ message: ByteBuffer) {
    let count = message.readableBytes
    guard waiting + count <= hub.limits.queuedBytes(role) else {
      return close(.brokenRule, .tooSlow)
    }
    waiting += count
    let me = context.map { NIOLoopBound(self, eventLoop: $0.eventLoop) }
    write(WebSocketFrame(fin: true, opcode: .binary, data: message))?.whenComplete { _ in
      me?.value.waiting -= count
    }
  }

  func close(_ code: ClosingCode, _ cause: LeavingCause) {
    guard !isClosing else { return }
    self.cause = cause
    var content = ByteBuffer()
    content.writeInteger(code.rawValue)
    end(WebSocketFrame(fin: true, opcode: .connectionClose, data: content))
  }

  @discardableResult
  private func write(_ frame: WebSocketFrame) -> EventLoopFuture<Void>? {
    guard !isClosing else { return nil }
    return context.map { $0.writeAndFlush(Self.wrapOutboundOut(frame)) }
  }

  /// Sends the last frame, and closes the connection when the page has closed it, or soon.
  ///
  /// Closing a connection with unread bytes of the page resets it, and the last frame would be
  /// lost.
  private func end(_ frame: WebSocketFrame) {
    guard let context else { return }
    let channel = context.channel
    write(frame)?.whenComplete { _ in channel.close(mode: .output, promise: nil) }
    isClosing = true
    hub.closed(self, viewer, cause)
    viewer = nil
    context.eventLoop.scheduleTask(in: .seconds(1)) { channel.close(promise: nil) }
  }
}
