import TouchTrace
import SandboxScenes
package import Foundation
import TextFormats

/// Everything that a scene file says, found to be in order.
///
/// This module makes scenes out of files, through UIKit's public API alone: what a scene file cannot
/// do, the public API lacks. One table says which names may stand where; the reader, the messages
/// and the published schema are made of it.
package struct SceneBlueprint {
  /// What the scene is called, in English and Chinese.
  package var title = ("", "")
  /// The question it answers, in English and Chinese.
  package var question = ("", "")
  /// What one will see, in English and Chinese.
  package var answer = ("", "")
  /// The size of the screen that it is made for, in points; nil for any.
  package var size: CGSize?
  var root = ViewBlueprint()
  /// Whether what it logs is written to standard error where no label shows it.
  package var isHeard = true
  /// Windows that are the scene, instead of a root view.
  var windows: [ViewBlueprint] = []
  var isInNavigation = false
  var logView: Reference?
  var controllers: [ControllerBlueprint] = []
  /// What the app that it was imported from answered at points: class and address of a view.
  package var appHits: [(point: CGPoint, view: String)] = []
  /// Whether that app ignored interaction events; nil where it was not asked.
  package var ignoresInteraction: Bool?
  /// Assumptions about the app as a whole, a sentence each, in English and Chinese.
  package var assumptions: [(String, String)] = []
  /// Whether the text has places as shares of the screen, from 0 to 1.
  package var isInShares = false
  /// The version of iOS that the app runs on; nil where it is not known.
  package var iOS: Int?
  /// The application's delegate, at the end of the responder chain.
  var applicationDelegate: String?

  /// How many views it has, those of its controllers included.
  package var viewCount: Int {
    let start = windows.reduce(windows.isEmpty ? root.count : 0) { $0 + $1.count }
    return controllers.reduce(start) { $0 + ($1.view?.count ?? 0) }
  }
}

/// A name of something else in the file.
struct Reference {
  let name: String
  let position: SourcePosition
}

/// A controller that can be presented, pushed or embedded.
struct ControllerBlueprint {
  var id: Reference?
  var title: String?
  var view: ViewBlueprint?
  /// The controller that contains it.
  var parent: Reference?
  /// The controller that presents it.
  var presenter: Reference?
}

/// A view.
struct ViewBlueprint {
  /// A property and the value it gets.
  struct Setting {
    let property: Property
    let value: PropertyValue
    /// The position among the settings of a view, which are written one after the other.
    var order = 0
  }

  /// How a plain view answers which view is under a finger.
  enum HitTest: String, CaseIterable {
    /// As every view.
    case standard
    /// Never itself, only its subviews.
    case passThrough
    /// Also subviews outside its bounds.
    case reachOutside
    /// The rearmost subview first.
    case reverse
  }

  /// Which touches a window keeps; nil for all that hit it.
  var windowRule: HostWindow.Rule?

  var id: Reference?
  var type = ViewClass.plain
  var typePosition = SourcePosition()
  /// Whether the file says a class that there is not: then names of every class are read.
  var isOfUnknownType = false
  var settings: [Setting] = []
  var rotation: Double?
  var scale: Double?
  var image: Data?
  /// A picture that lies behind what is in it, stretched to its size.
  var backdrop: Data?
  var hitTest = HitTest.standard
  /// What decides about touches where its class in the app has rules of its own.
  var host = HostSettings()
  var forwardsTouches = false
  var embeds: Reference?
  /// The controller whose view it is.
  var owner: Reference?
  var caption: String?
  var origin = ViewOrigin()
  var subviews: [ViewBlueprint] = []
  var recognizers: [RecognizerBlueprint] = []
  /// What happens at control events, or at touches of a plain view.
  var reactions: [String: [SceneAction]] = [:]

  /// It and all views in it.
  var count: Int { subviews.reduce(1) { $0 + $1.count } }
}

/// A gesture recognizer.
struct RecognizerBlueprint {
  var id: Reference?
  var type = RecognizerKind.tap
  var settings: [ViewBlueprint.Setting] = []
  var requirements: [Reference] = []
  /// The answers of its delegate; recognizers may be declared later in the file.
  var companions: [Reference] = []
  var isWithAll = false
  var awaited: [Reference] = []
  var waiting: [Reference] = []
  var shouldBegin = true
  /// Whether its delegate differs from none.
  var hasDelegate: Bool {
    isWithAll || !shouldBegin || !(companions.isEmpty && awaited.isEmpty && waiting.isEmpty)
  }
  /// What happens in a state; `any` is every call of its action.
  var reactions: [String: [SceneAction]] = [:]
}

/// What a scene's author can let happen without code.
enum SceneAction {
  /// A line appears in the scene's log.
  case log(String)
  /// A view moves, over a time in seconds.
  case move(Reference?, by: CGPoint?, to: CGPoint?, duration: Double)
  /// A view gets another colour.
  case recolour(Reference?, PropertyValue, duration: Double)
  /// A property that is true becomes false, and the other way.
  case toggle(Reference?, Property)
  /// Properties get values.
  case set(Reference?, [ViewBlueprint.Setting], duration: Double)
  /// The view follows the recognizer: moves, grows or turns with it.
  case follow(Reference?)
  /// A view comes to the front of its siblings.
  case bringToFront(Reference?)
  /// A view gets the keys.
  case focus(Reference?)
  /// A controller is presented.
  case present(Reference)
  /// A controller is pushed.
  case push(Reference)
  /// The presented controller goes away.
  case dismiss
}
