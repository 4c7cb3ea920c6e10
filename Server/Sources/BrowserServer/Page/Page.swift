import NIOHTTP1

/// The kinds of a host's page.
public enum HostPage: Sendable {
  /// The page with the sandbox's window.
  case window
  /// The page with differences of screenshots.
  case review
}

/// The page: markup, style and script in a single answer, without further requests.
enum Page {
  /// Returns the text of a role's page; browsers only run scripts with the nonce, which is unique
  /// per answer.
  static func text(of role: Role, _ page: HostPage = .window, nonce: String) -> String {
    let markup =
      switch (role, page) {
      case (.guest, _): guestMarkup
      case (.host, .window): hostMarkup
      case (.host, .review): reviewMarkup
      }
    return markup.replacing(nonceMark, with: nonce)
  }

  /// Returns the headers of a page: it can run its own script, show its pictures, and connect to
  /// its server.
  ///
  /// Browsers accept the policy about other windows only from this machine or with TLS. Otherwise
  /// they report a warning.
  static func headers(host: String, nonce: String, isLocal: Bool) -> HTTPHeaders {
    let policy = [
      "default-src 'none'", "script-src 'nonce-\(nonce)'", "style-src 'nonce-\(nonce)'",
      "img-src data:", "connect-src 'self' ws://\(host) wss://\(host)",
      "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
    ]
    var headers = HTTPHeaders([
      ("Content-Type", "text/html; charset=utf-8"),
      ("Content-Security-Policy", policy.joined(separator: "; ")),
      ("X-Frame-Options", "DENY"),
    ])
    if isLocal { headers.add(name: "Cross-Origin-Opener-Policy", value: "same-origin") }
    return headers
  }

  /// The headers of every answer.
  static let commonHeaders = HTTPHeaders([
    ("Cache-Control", "no-store"),
    ("Connection", "close"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Referrer-Policy", "no-referrer"),
    ("X-Content-Type-Options", "nosniff"),
  ])

  private static let nonceMark = "NONCE-OF-THE-ANSWER"

  static func markup(
    _ style: String,
    _ body: String,
    _ script: [String],
    viewport: String = ""
  ) -> String {
    """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover\(viewport)">
    <title>Touch Sandbox</title>
    <link rel="icon" href="data:,">
    <style nonce="\(nonceMark)">\(style)</style>
    \(body)
    <p role="status" hidden></p>
    <script nonce="\(nonceMark)">
    "use strict";
    \(script.joined(separator: "\n"))
    </script>
    </html>

    """
  }

  private static let canvas = #"<canvas width="0" height="0"></canvas>"#
  private static let isNotZoomed = ", user-scalable=no"

  private static let hostMarkup = markup(
    style + outlineStyle,
    """
    \(outlineBody)
    \(canvas)
    <textarea aria-label="Touch Sandbox. Alt+F6: buttons." inputmode="none" autocapitalize="off" autocomplete="off" spellcheck="false"></textarea>
    """,
    [host, messages, pictures, records, outline, outlineSheet, fingers, keys, window, session],
    viewport: isNotZoomed
  )

  private static let guestMarkup = markup(
    style + guestStyle,
    canvas + guestBody,
    [guest, messages, pictures, records, guestFingers, guestTurns, window, session],
    viewport: isNotZoomed
  )

  /// The parts of the host's script that differ from the guests'.
  private static let host = #"""
    const socketPath = "socket";
    const storedAs = "viewer";
    const placeCanvas = (width, height) => {
      canvas.style.width = width + "px";
      canvas.style.height = height + "px";
    };
    function greetSandbox() {}

    """#

  private static let style = """

    html, body { margin: 0; height: 100%; overflow: hidden; overscroll-behavior: none; background: #16181d; }
    canvas { position: fixed; left: 0; top: 0; display: block; outline: none; touch-action: none;
      user-select: none; -webkit-user-select: none; -webkit-touch-callout: none; }
    textarea { position: fixed; left: 0; bottom: 0; width: 1px; height: 1px; padding: 0; border: 0; opacity: 0;
      resize: none; outline: none; font-size: 16px; pointer-events: none; }
    p { position: fixed; left: 50%; top: 24px; transform: translateX(-50%); max-width: 80%; margin: 0;
      padding: 12px 20px; border-radius: 8px; background: #fff; color: #16181d; pointer-events: none;
      font: 16px/1.4 system-ui, sans-serif; box-shadow: 0 2px 12px #0008; }
    p[hidden] { display: none; }
    p button { margin-left: 8px; padding: 8px 14px; font: inherit; font-weight: 600; border: 0; border-radius: 8px;
      background: #4FB3E8; color: #10202B; cursor: pointer; pointer-events: auto; }

    """
}
