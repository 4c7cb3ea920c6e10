import CMalloc
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The server, from its start to its end.
public struct Server: Sendable {
  /// The address that the server listens on: numeric, or a name that resolves to one.
  public var address: String
  /// The port; 0 for a free one.
  public var port: Int
  /// Whether guests can join, with an address of their own.
  public var isShared = false
  /// The kind of the host's page.
  public var page = HostPage.window
  /// The address of a reverse proxy; nil for none.
  public var publicAddress: PublicAddress?
  /// The limits of the server.
  public var limits: Limits

  /// Creates a server that does not listen yet.
  public init(address: String, port: Int, limits: Limits = Limits()) {
    (self.address, self.port, self.limits) = (address, port, limits)
  }

  /// Serves the sandbox at the other end of two descriptors, which can be equal, until it exits.
  ///
  /// The program calls it once and exits afterwards. The server reports errors to the sandbox.
  public func run(input: Int32, output: Int32) throws {
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    defer { try? group.syncShutdownGracefully() }
    returnMemory(on: group.next())
    let ended = group.next().makePromise(of: Void.self)
    let pipe = try NIOPipeBootstrap(group: group).channelInitializer { channel in
      channel.eventLoop.makeCompletedFuture {
        try channel.pipeline.syncOperations.addHandlers(
          ByteToMessageHandler(PipeDecoder()),
          PipeHandler(ended: ended)
        )
      }
    }
    .takingOwnershipOfDescriptors(input: input, output: output).wait()
    do {
      let listener = try listen(on: group, pipe)
      try ended.futureResult.wait()
      try? listener.close().wait()
      // The delay lets the server notify the pages.
      try group.next().scheduleTask(in: .milliseconds(200)) {}.futureResult.wait()
    } catch {
      let reason = ByteBuffer(string: Server.reason(of: error))
      let frame = PipeFrame(kind: .failed, content: reason)
      try? pipe.writeAndFlush(frame.bytes).wait()
      throw error
    }
  }

  /// Returns the memory of former guests to the system, which the C library would keep.
  ///
  /// At most 1.5 MB are in use with four guests. Without this call, 1.9 MB of memory grew to 7.9 MB
  /// in 19 minutes.
  private func returnMemory(on loop: any EventLoop) {
    #if canImport(Glibc)
    loop.scheduleRepeatedTask(initialDelay: .seconds(10), delay: .seconds(10)) { _ in
      malloc_trim(0)
    }
    #endif
  }

  private func listen(on group: any EventLoopGroup, _ pipe: any Channel) throws -> any Channel {
    let hub = Hub(limits, pipe: pipe)
    let tokens = tokens
    let (address, outside, machine) = (address, publicAddress, Server.machineName)
    let page = page
    let listener = try ServerBootstrap(group: group)
      .serverChannelOption(.backlog, value: 512)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          hub.door.admit(channel)
          let port = channel.localAddress?.port ?? 0
          var hosts = HostRule(address: address, port: port, machine: machine)
          hosts.outside = outside
          try Server.furnish(channel, Gate(hosts: hosts, tokens: tokens), hub, page)
        }
      }
      .bind(host: address, port: port).wait()
    try pipe.eventLoop.submit {
      try pipe.pipeline.syncOperations.handler(type: PipeHandler.self).hub = hub
      var content = ByteBuffer(integer: PageMessage.version)
      content.writeInteger(UInt16(listener.localAddress?.port ?? 0), endianness: .little)
      for token in [tokens.host?.text ?? "", tokens.guest?.text ?? ""] {
        content.writeInteger(UInt8(token.utf8.count))
        content.writeString(token)
      }
      hub.tell(PipeFrame(kind: .listening, content: content))
    }
    .wait()
    return listener
  }

  /// The tokens; they are needed if other users can connect, or if there are two roles.
  ///
  /// A review writes files of the user who started it, so a token also keeps out other users of the
  /// machine.
  private var tokens: AccessTokens {
    let isOpen =
      isShared || page == .review || publicAddress != nil || !HostRule.isLoopback(address)
    return AccessTokens(
      host: isOpen ? AccessToken() : nil,
      guest: isShared ? AccessToken() : nil
    )
  }

  /// Adds the handlers of a connection: for bytes, requests, and frames if it becomes a socket.
  static func furnish(
    _ channel: any Channel,
    _ gate: Gate,
    _ hub: Hub,
    _ page: HostPage
  ) throws {
    let pipeline = channel.pipeline.syncOperations
    let upgrader = NIOWebSocketServerUpgrader(
      maxFrameSize: hub.limits.messageBytes,
      automaticErrorHandling: false,
      shouldUpgrade: { channel, head in
        let isSocket = if case .socket = gate.answer(head) { true } else { false }
        return channel.eventLoop.makeSucceededFuture(isSocket ? HTTPHeaders() : nil)
      },
      upgradePipelineHandler: { channel, head in
        channel.eventLoop.makeCompletedFuture {
          guard case .socket(let role) = gate.answer(head) else { return }
          try Server.addSocket(to: channel, hub, role)
        }
      }
    )
    try pipeline.addHandler(RequestGuard(hub.limits))
    try pipeline.configureHTTPServerPipeline(
      withServerUpgrade: (
        upgraders: [upgrader],
        completionHandler: { context in leaveHTTP(context.pipeline.syncOperations) }
      )
    )
    try pipeline.addHandler(PageHandler(gate, hub.door, page))
  }

  /// Removes the handlers for requests.
  private static func leaveHTTP(_ pipeline: ChannelPipeline.SynchronousOperations) {
    if let requests = try? pipeline.handler(type: RequestGuard.self) {
      pipeline.removeHandler(requests, promise: nil)
    }
    if let page = try? pipeline.handler(type: PageHandler.self) {
      pipeline.removeHandler(page, promise: nil)
    }
  }

  private static func addSocket(to channel: any Channel, _ hub: Hub, _ role: Role) throws {
    endWhenUnheard(channel)
    try channel.pipeline.syncOperations.addHandlers(
      FrameGuard(),
      NIOWebSocketFrameAggregator(
        minNonFinalFragmentSize: 0,
        maxAccumulatedFrameCount: 16,
        maxAccumulatedFrameSize: hub.limits.messageBytes
      ),
      ViewerHandler(hub, role)
    )
  }

  /// Makes the system check, without bytes from the server, whether the other side is still
  /// connected.
  private static func endWhenUnheard(_ channel: any Channel) {
    let options: [(NIOBSDSocket.OptionLevel, CInt, Int)] = [
      (.socket, CInt(SO_KEEPALIVE), 1), (.tcp, CInt(TCP_KEEPIDLE), 10),
      (.tcp, CInt(TCP_KEEPINTVL), 5), (.tcp, CInt(TCP_KEEPCNT), 2),
      // The milliseconds after which sent bytes must be acknowledged.
      (.tcp, 18, 20_000),
    ]
    for (level, name, value) in options {
      let option = ChannelOptions.Types.SocketOption(level: level, name: .init(rawValue: name))
      channel.setOption(option, value: value).whenComplete { _ in }
    }
  }

  /// Returns the text of an error, without the location in the server's code.
  private static func reason(of error: any Error) -> String {
    switch error {
    case let error as IOError: String(cString: strerror(error.errnoCode))
    case is SocketAddressError.UnknownHost: "The address cannot be resolved"
    default: "\(error)"
    }
  }

  private static var machineName: String {
    var name = [CChar](repeating: 0, count: 256)
    guard gethostname(&name, name.count - 1) == 0 else { return "" }
    return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
