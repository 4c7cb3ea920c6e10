package import Foundation
import TouchInput

#if canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A window that is shown in a browser, with its input and its output.
///
/// It reports a well-formed stream, as a window on the desktop does. The size is that of the page. Without a page
/// nothing is shown, and no finger is down. The window belongs to the thread on which the process started.
@MainActor
package final class BrowserWindow {
  /// The address of the page, which the user types into a browser.
  package let address: String
  /// The guests who look at the window from their own pages; nil unless it was opened for guests.
  package private(set) var audience: Audience?
  /// The size in points, and the number of pixels per point.
  package internal(set) var pageSize: PageSize

  /// The title of the page.
  let title: String
  let server: ServerProcess
  /// The request that closes the window, and the function that ends the program when the server is lost.
  var ending: (request: CloseRequest, serverLoss: (@MainActor () -> Never)?)
  var viewers: [Viewer] = []
  var contacts = ContactTable()
  /// The picture that pages show parts of, and the pixels that they show.
  var shown: (picture: (any PagePicture)?, shadow: PixelShadow) = (nil, PixelShadow())
  /// Whether a shared window is visible and has the focus.
  var attendance = Attendance()
  /// Whether the program expects text, and the clipboard of the page's desktop, as far as it is known.
  var text: (isTyping: Bool, clipboard: String?) = (false, nil)
  /// The workbench as buttons and labels, and the identifiers of the buttons that were pressed.
  var outline: Data?
  var presses: [String] = []
  private let start = BrowserWindow.seconds

  /// The maximum number of presses that wait for the session; our choice.
  static let mostPresses = 100

  /// Starts the server at a path, and waits until it listens.
  ///
  /// `size` is the size in points until a page reports its own. `guests` gives the names and colours of guests, if
  /// the arguments ask the server to admit them.
  package init(
    title: String,
    size: CGSize,
    server path: String,
    arguments: [String],
    place: ServerPlace,
    guests style: Audience.Style? = nil,
    closing: CloseRequest
  ) throws(ServerError) {
    server = try ServerProcess(path: path, arguments: arguments)
    let greeting = try ServerGreeting(of: server)
    address = place.address("", port: greeting.port, token: greeting.hostToken)
    pageSize = PageSize(width: Int(size.width), height: Int(size.height), scale: 1)
    (self.title, ending) = (title, (closing, nil))
    audience = nil
    guard let style else { return }
    audience = Audience(
      title: title,
      joinAddress: place.address("join", port: greeting.port, token: greeting.guestToken),
      style: style,
      wire: Audience.Wire(
        send: { [server] in server.send(SandboxFrame.bytes(toMany: $0, $1)) },
        drop: { [server] in server.drop($0) },
        now: { [start] in BrowserWindow.seconds - start }
      )
    )
  }

  /// The present moment on the clock of the events' timestamps, in seconds from the window's start.
  package var now: TimeInterval { BrowserWindow.seconds - start }

  /// Sets the function that is called when the server exits; it ends the program.
  package func whenServerIsLost(_ end: @escaping @MainActor () -> Never) { ending.serverLoss = end }

  /// The text on the clipboard of the page's desktop, as far as it is known.
  package var clipboardText: String? { text.clipboard }

  /// Puts a text on the clipboard of the page's desktop, if its browser allows it; returns whether there is a
  /// page.
  package func setClipboardText(_ text: String) -> Bool {
    self.text.clipboard = text
    for viewer in viewers { send(68, to: viewer.number) { $0.add(text) } }
    return !viewers.isEmpty
  }

  /// Notifies the pages whether the program expects text; pages on devices without keys then show a keyboard.
  package func follow(isTyping: Bool) {
    guard isTyping != text.isTyping else { return }
    text.isTyping = isTyping
    for viewer in viewers { send(69, to: viewer.number) { $0.add(UInt8(isTyping ? 1 : 0)) } }
  }

  /// Sends the workbench to the pages as buttons and labels, as JSON.
  package func show(outline: Data) {
    self.outline = outline
    for viewer in viewers { send(74, to: viewer.number) { $0.add(outline) } }
  }

  /// Returns the buttons that were pressed since the last call.
  package func takePresses() -> [String] {
    defer { presses = [] }
    return presses
  }

  /// Sends a page a message of a kind.
  func send(_ kind: UInt8, to viewer: UInt32, _ write: (inout WireWriter) -> Void) {
    var writer = WireWriter()
    writer.add(kind)
    write(&writer)
    server.send(SandboxFrame.bytes(SandboxFrame.show, to: viewer, writer.data))
  }

  private static var seconds: TimeInterval {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return TimeInterval(time.tv_sec) + TimeInterval(time.tv_nsec) / 1_000_000_000
  }
}
