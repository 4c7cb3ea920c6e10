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

/// The server from its start to its end.
public struct Server: Sendable {
  /// The address that it listens on: numbers, or a name that leads to them.
  public var address: String
  /// The port; 0 for one that is free.
  public var port: Int
  /// Whether there are guests, who have an address of their own.
  public var isShared = false
  /// The kind of the host's page.
  public var page = HostPage.window
  /// The address under which a proxy offers the server; nil without one.
  public var publicAddress: PublicAddress?
  /// How much it takes.
  public var limits: Limits

  /// A server that does not listen yet.
  public init(address: String, port: Int, limits: Limits = Limits()) {
    (self.address, self.port, self.limits) = (address, port, limits)
  }

  /// Serves the sandbox at the other end of two descriptors, which may be one, until it is gone.
  ///
  /// Called once by the program, which ends then. The sandbox is told what went wrong.
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
      // The pages are being told.
      try group.next().scheduleTask(in: .milliseconds(200)) {}.futureResult.wait()
    } catch {
      let reason = ByteBuffer(string: Server.reason(of: error))
      let frame = PipeFrame(kind: .failed, content: reason)
      try? pipe.writeAndFlush(frame.bytes).wait()
      throw error
    }
  }

  /// Gives memory that guests needed back to the system, which the C library else keeps between the parts in use.
  ///
  /// 1.5 MB are in use at most with four guests; without this, 1.9 MB of memory became 7.9 MB in 19 minutes.
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

  /// Where another than this machine's users could ask, or there are two roles, a token tells who.
  ///
  /// A review writes files of the user who started it, so that other users of the machine are kept out too.
  private var tokens: AccessTokens {
    let isOpen =
      isShared || page == .review || publicAddress != nil || !HostRule.isLoopback(address)
    return AccessTokens(
      host: isOpen ? AccessToken() : nil,
      guest: isShared ? AccessToken() : nil
    )
  }

  /// What a connection goes through: bytes, requests, and frames if it becomes a socket.
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

  /// Takes away what is about requests alone.
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

  /// The system asks, without a byte of ours, whether the other side is still there.
  private static func endWhenUnheard(_ channel: any Channel) {
    let options: [(NIOBSDSocket.OptionLevel, CInt, Int)] = [
      (.socket, CInt(SO_KEEPALIVE), 1), (.tcp, CInt(TCP_KEEPIDLE), 10),
      (.tcp, CInt(TCP_KEEPINTVL), 5), (.tcp, CInt(TCP_KEEPCNT), 2),
      // Milliseconds after which what was sent has to be confirmed.
      (.tcp, 18, 20_000),
    ]
    for (level, name, value) in options {
      let option = ChannelOptions.Types.SocketOption(level: level, name: .init(rawValue: name))
      channel.setOption(option, value: value).whenComplete { _ in }
    }
  }

  /// What went wrong, without where in the server's own code.
  private static func reason(of error: any Error) -> String {
    switch error {
    case let error as IOError: String(cString: strerror(error.errnoCode))
    case is SocketAddressError.UnknownHost: "There is no such address"
    default: "\(error)"
    }
  }

  private static var machineName: String {
    var name = [CChar](repeating: 0, count: 256)
    guard gethostname(&name, name.count - 1) == 0 else { return "" }
    return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
