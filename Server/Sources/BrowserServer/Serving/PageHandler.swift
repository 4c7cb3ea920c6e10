import NIOCore
import NIOHTTP1
import NIOWebSocket

/// A handler that answers a request with the page or an error, and closes the connection.
final class PageHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let gate: Gate
  private let door: Door
  private let page: HostPage
  private var head: HTTPRequestHead?

  init(_ gate: Gate, _ door: Door, _ page: HostPage) {
    (self.gate, self.door, self.page) = (gate, door, page)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch Self.unwrapInboundIn(data) {
    case .head(let head): self.head = head
    case .body: break
    case .end:
      guard let head else { return }
      self.head = nil
      answer(head, context)
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    // The gate refused a socket, so the request is answered like any other.
    guard !(error is NIOWebSocketUpgradeError) else { return }
    context.close(promise: nil)
  }

  private func answer(_ request: HTTPRequestHead, _ context: ChannelHandlerContext) {
    switch gate.answer(request) {
    case .page(let role):
      door.recognize(context.channel, role) { [channel = context.channel] in
        channel.close(promise: nil)
      }
      let nonce = AccessToken().text
      let headers = Page.headers(
        host: request.headers["Host"].first ?? "",
        nonce: nonce,
        isLocal: gate.hosts.isLocal
      )
      write(.ok, headers, Page.text(of: role, page, nonce: nonce), context)
    // The request for a socket was not a WebSocket handshake.
    case .socket: write(.badRequest, "This address accepts only WebSocket connections.", context)
    case .refused(.unknown): write(.notFound, "This address does not exist.", context)
    case .refused(.foreign):
      write(.forbidden, "The Host or Origin header does not belong to this server.", context)
    case .refused(.token):
      write(.forbidden, "The token in the address is missing or invalid.", context)
    }
  }

  private func write(
    _ status: HTTPResponseStatus,
    _ text: String,
    _ context: ChannelHandlerContext
  ) {
    let headers = HTTPHeaders([("Content-Type", "text/plain; charset=utf-8")])
    write(status, headers, text + "\n", context)
  }

  private func write(
    _ status: HTTPResponseStatus,
    _ headers: HTTPHeaders,
    _ text: String,
    _ context: ChannelHandlerContext
  ) {
    var headers = headers
    headers.add(contentsOf: Page.commonHeaders)
    headers.add(name: "Content-Length", value: "\(text.utf8.count)")
    let head = HTTPResponseHead(version: .http1_1, status: status, headers: headers)
    context.write(Self.wrapOutboundOut(.head(head)), promise: nil)
    context.write(Self.wrapOutboundOut(.body(.byteBuffer(ByteBuffer(string: text)))), promise: nil)
    let channel = context.channel
    context.writeAndFlush(Self.wrapOutboundOut(.end(nil))).whenComplete { _ in
      channel.close(promise: nil)
    }
  }
}
