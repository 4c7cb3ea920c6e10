import Foundation
import Geometry
import TextFormats

/// Views, recognizers and responders.
extension SessionLine {
  func view() throws(SourceProblem) -> SessionView {
    let bounds = try required("bounds", "a rectangle, [x, y, width, height]")
    let sides = try values(bounds, 4, "a rectangle, [x, y, width, height]")
    var view = SessionView(
      number: try number(try required("view", "its number")),
      type: try type(),
      bounds: CGRect(x: sides[0], y: sides[1], width: max(0, sides[2]), height: max(0, sides[3])),
      center: try point("center")
    )
    view.identifier = try node["identifier"]?.text()
    if let node = node["transform"] {
      let n = try values(node, 6, "the six numbers of a transform")
      view.transform = CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    }
    view.alpha = try value("alpha", -1e6...1e6, or: 1)
    try readFlags(of: &view)
    if let node = node["contentSize"] {
      let (width, height) = try pair(node, "[width, height]")
      view.contentSize = CGSize(width: max(0, width), height: max(0, height))
    }
    view.textLength = try numberIfAny("textLength")
    if node["level"] != nil { view.level = try value("level", -1e9...1e9, or: 0) }
    view.next = try numberIfAny("next")
    view.recognizers = try numbers("recognizers")
    view.subviews = try numbers("subviews")
    return view
  }

  private func readFlags(of view: inout SessionView) throws(SourceProblem) {
    view.isHidden = try flag("hidden", or: false)
    view.isInteractive = try flag("interaction", or: true)
    view.isMultipleTouch = try flag("multipleTouch", or: false)
    view.isExclusiveTouch = try flag("exclusiveTouch", or: false)
    view.clips = try flag("clips", or: false)
    view.isFirstResponder = try flag("firstResponder", or: false)
    view.isEnabled = try flag("enabled", or: true)
    view.scrolls = try flag("scrolls", or: true)
    view.delaysContentTouches = try flag("delaysContentTouches", or: true)
    view.cancelsContentTouches = try flag("cancelsContentTouches", or: true)
    view.isCut = try flag("cut", or: false)
  }

  func recognizer() throws(SourceProblem) -> SessionRecognizer {
    var recognizer = SessionRecognizer(
      number: try number(try required("recognizer", "its number")),
      type: try type()
    )
    recognizer.name = try node["name"]?.text()
    if let state = node["state"] { recognizer.state = try choice(state) }
    recognizer.isEnabled = try flag("enabled", or: true)
    recognizer.cancelsTouches = try flag("cancelsTouches", or: true)
    recognizer.delaysBegan = try flag("delaysBegan", or: false)
    recognizer.delaysEnded = try flag("delaysEnded", or: true)
    recognizer.hasDelegate = try flag("hasDelegate", or: false)
    for key in SessionSchema.recognizerSettings where node[key] != nil {
      recognizer.settings[key] = try value(key, -1e6...1e6, or: 0)
    }
    recognizer.says = try node["says"]?.text() ?? ""
    return recognizer
  }

  func responder() throws(SourceProblem) -> SessionResponder {
    SessionResponder(
      number: try number(try required("responder", "its number")),
      type: try type(),
      isController: try flag("isController", or: false),
      parent: try numberIfAny("parent"),
      presenter: try numberIfAny("presenter")
    )
  }
}
