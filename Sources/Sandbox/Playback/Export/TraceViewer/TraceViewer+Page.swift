import Foundation
import Geometry
import Inspector
import SandboxHost
import TextFormats

/// The elements of a viewer's page.
extension TraceViewer {
  var head: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="dark light">
    <meta http-equiv="Content-Security-Policy"
      content="default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
    <title>\(XMLText(title))</title>
    <style>
    \(Self.style)
    </style>
    </head>
    <body>
    \(heading)
    <main>
    <section id="stage" aria-label="Scene and time line">
    <div id="canvas"><img id="screen" alt="the scene"></div>
    <div id="chain" aria-label="Responder chain"><b>Responder chain</b><span id="links"></span>
    <small>→ also called&ensp; ⇢ not called&ensp; ⊸ its code may forward it</small></div>
    \(controls)
    <div id="timeline">
    <div id="rows" role="img" aria-label="Time line"></div>
    <div id="frames" aria-label="Frames"></div>
    </div>
    </section>
    <section id="side" aria-label="Events">
    <input id="filter" type="search" aria-label="filter"
      placeholder="phase:cancelled view:card t&gt;1.2">
    <ol id="log"></ol>
    <p id="none" hidden>No event matches.
    <button id="clear" type="button">Clear filter</button></p>
    <p id="hint">Click an event, or press <kbd>,</kbd> and <kbd>.</kbd>, to go to its moment.
    <kbd>Space</kbd> plays, <kbd>Z</kbd> unfolds idle time.</p>
    </section>
    </main>

    """
  }

  private var heading: String {
    let question = subject.question.isEmpty ? subject.scene : subject.question
    let (width, height) = (Int(subject.size.width), Int(subject.size.height))
    let seconds = String(format: "%.2f", duration)
    let answer =
      subject.answer.isEmpty
      ? ""
      : """
      <details><summary>\(Self.bulb)<span class="closed">Reveal answer</span>\
      <span class="opened">Hide answer</span></summary>
      <p>\(XMLText(subject.answer))</p></details>
      """
    let remark =
      story.hasFramesOnly ? "<br>Possible: the text does not say which view is in front." : ""
    return """
      <header>
      \(Self.mark)
      <div><h1>\(XMLText(question))</h1>
      <p>\(XMLText(subject.scene)) · recorded with Touch Sandbox, \(seconds) s, \
      \(width) × \(height) pt\(remark)</p></div>
      \(answer)
      </header>
      """
  }

  private var controls: String {
    """
    <div id="bar">
    <button id="play" type="button" title="Play or pause (Space)"><i aria-hidden="true"></i>\
    <span>Play</span></button>
    <button id="back" type="button" title="Event before (,)" aria-label="Event before">‹</button>
    <button id="forth" type="button" title="Next event (.)" aria-label="Next event">›</button>
    <output id="clock">0.000 s</output><span id="total">of \(String(format: "%.2f", duration)) s\
    </span>
    <input id="time" type="range" min="0" step="0.001" aria-label="time">
    <select id="speed" aria-label="speed"><option value="0.2">⅕×</option>
    <option value="0.5">½×</option><option value="1" selected>1×</option>
    <option value="2">2×</option></select>
    <label><input id="overlay" type="checkbox"\(showsOverlay ? " checked" : "")> Overlay</label>
    </div>
    """
  }

  private static let mark = """
    <svg class="mark" viewBox="0 0 20 20" aria-hidden="true">\
    <rect x="1.5" y="1.5" width="17" height="17" rx="3.5" fill="\(Theme.dark.palette.hitTestView)"/>\
    <rect x="5" y="5" width="10" height="10" rx="2" fill="\(Theme.dark.palette.chain)"/>\
    <circle cx="11.5" cy="11.5" r="4.6" fill="none" stroke="#fff" stroke-width="1.6"/>\
    <circle cx="11.5" cy="11.5" r="1.3" fill="#fff"/></svg>
    """

  private static let bulb = """
    <svg class="icon" viewBox="0 0 16 16" aria-hidden="true"><path d="M6 11.5h4M6.5 13.5h3\
    M5.9 9.6A3.9 3.9 0 1 1 10.1 9.6z"/></svg>
    """
}
