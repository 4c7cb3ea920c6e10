/// The parsed command line.
public enum ServerArguments: Sendable {
  /// A request for the usage text.
  case help
  /// An invalid argument.
  case wrong(String)
  /// A server to start.
  case serve(Server)

  /// The usage text.
  public static let usage = """
    Usage: touch-sandbox-serve [--listen ADDRESS] [--port N] [--shared | --review]
                                [--public-address URL]

    Serves a sandbox to browsers. 'touch-sandbox serve' starts this program and exchanges messages
    with it over standard input and output. Do not start it yourself.

      --listen ADDRESS  the address to listen on (default: 127.0.0.1)
      --port N          the port; 0 selects a free one (default: 0)
      --shared          let guests join; they get another address than the host
      --review          serve the page that reviews differences of screenshots
      --public-address URL
                        the address of a proxy in front of this server, such as
                        https://sandbox.example.org; requests to other addresses are refused
    """

  /// Parses arguments, without the program's name.
  public init(_ arguments: some Sequence<String>) {
    var server = Server(address: "127.0.0.1", port: 0)
    var rest = arguments.makeIterator()
    while let argument = rest.next() {
      switch argument {
      case "--help", "-h":
        self = .help
        return
      case "--listen":
        guard let address = rest.next(), !address.isEmpty else {
          self = .wrong("expected an address after --listen")
          return
        }
        server.address = address
      case "--port":
        guard let text = rest.next(), let port = Int(text), (0...65_535).contains(port) else {
          self = .wrong("expected a number from 0 to 65535 after --port")
          return
        }
        server.port = port
      case "--shared": server.isShared = true
      case "--review": server.page = .review
      case "--public-address":
        guard let address = rest.next().flatMap(PublicAddress.init) else {
          self = .wrong("expected an address such as https://name after --public-address")
          return
        }
        server.publicAddress = address
      default:
        self = .wrong("unknown argument '\(argument)'")
        return
      }
    }
    if server.isShared, server.page == .review {
      self = .wrong("expected --shared or --review, not both, because a review has no guests")
      return
    }
    self = .serve(server)
  }
}
