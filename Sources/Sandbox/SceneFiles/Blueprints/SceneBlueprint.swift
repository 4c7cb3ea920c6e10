import TouchTrace
import SandboxScenes
package import Foundation
import TextFormats

/// The validated contents of a scene file.
///
/// This module creates scenes from files with UIKit's public API only. A feature missing in scene files
/// is therefore missing in the public API. One table defines the names that are valid in each place. The reader, the
/// messages and the published schema use it.
package struct SceneBlueprint {
  /// The title, in English and Chinese.
  package var title = ("", "")
  /// The question that it answers, in English and Chinese.
  package var question = ("", "")
  /// The answer that the user will see, in English and Chinese.
  package var answer = ("", "")
  /// The screen size that it is designed for, in points; nil for any size.
  package var size: CGSize?
  var root = ViewBlueprint()
  /// Whether its log goes to standard error if no label shows it.
  package var isHeard = true
  /// The windows of a scene without a root view.
  var windows: [ViewBlueprint] = []
  var isInNavigation = false
  var logView: Reference?
  var controllers: [ControllerBlueprint] = []
  /// The hit-test results of the app that it was imported from, at points: class and address of a view.
  package var appHits: [(point: CGPoint, view: String)] = []
  /// Whether that app ignored interaction events; nil if unknown.
  package var ignoresInteraction: Bool?
  /// Assumptions about the whole app, one sentence each, in English and Chinese.
  package var assumptions: [(String, String)] = []
  /// Whether the text has positions as fractions of the screen, from 0 to 1.
  package var isInShares = false
  /// The iOS version that the app runs on; nil if unknown.
  package var iOS: Int?
  /// The application's delegate, at the end of the responder chain.
  var applicationDelegate: String?

  /// The number of its views, including those of its controllers.
  package var viewCount: Int {
    let start = windows.reduce(windows.isEmpty ? root.count : 0) { $0 + $1.count }
    return controllers.reduce(start) { $0 + ($1.view?.count ?? 0) }
  }
}

/// A reference to a name in the file.
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
  /// A property and its new value.
  struct Setting {
    let property: Property
    let value: PropertyValue
    /// The order in which a view's settings are written.
    var order = 0
  }

  /// The hit-test of a plain view.
  enum HitTest: String, CaseIterable {
    /// UIKit's hit-test.
    case standard
    /// Never returns the view itself, only its subviews.
    case passThrough
    /// Also returns subviews outside of its bounds.
    case reachOutside
    /// Asks the rearmost subview first.
    case reverse
  }

  /// The touches that a window keeps; nil for all touches that hit it.
  var windowRule: HostWindow.Rule?

  var id: Reference?
  var type = ViewClass.plain
  var typePosition = SourcePosition()
  /// Whether the file names an unknown class; the names of all classes are then valid.
  var isOfUnknownType = false
  var settings: [Setting] = []
  var rotation: Double?
  var scale: Double?
  var image: Data?
  /// A picture behind its subviews, stretched to its size.
  var backdrop: Data?
  var hitTest = HitTest.standard
  /// The touch settings of a view whose class in the app has rules of its own.
  var host = HostSettings()
  var forwardsTouches = false
  var embeds: Reference?
  /// The controller whose view it is.
  var owner: Reference?
  var caption: String?
  var origin = ViewOrigin()
  var subviews: [ViewBlueprint] = []
  var recognizers: [RecognizerBlueprint] = []
  /// The actions for control events, or for touches of a plain view.
  var reactions: [String: [SceneAction]] = [:]

  /// The number of views: the view itself and its descendants.
  var count: Int { subviews.reduce(1) { $0 + $1.count } }
}

/// A gesture recognizer.
struct RecognizerBlueprint {
  var id: Reference?
  var type = RecognizerKind.tap
  var settings: [ViewBlueprint.Setting] = []
  var requirements: [Reference] = []
  /// The results of its delegate; the recognizers may be declared later in the file.
  var companions: [Reference] = []
  var isWithAll = false
  var awaited: [Reference] = []
  var waiting: [Reference] = []
  var shouldBegin = true
  /// Whether it needs a delegate.
  var hasDelegate: Bool {
    isWithAll || !shouldBegin || !(companions.isEmpty && awaited.isEmpty && waiting.isEmpty)
  }
  /// The actions for states; `any` is every call of its action.
  var reactions: [String: [SceneAction]] = [:]
}

/// The actions that a scene's author can use without code.
enum SceneAction {
  /// Adds a line to the scene's log.
  case log(String)
  /// Moves a view, with a duration in seconds.
  case move(Reference?, by: CGPoint?, to: CGPoint?, duration: Double)
  /// Changes the colour of a view.
  case recolour(Reference?, PropertyValue, duration: Double)
  /// Inverts a Boolean property.
  case toggle(Reference?, Property)
  /// Sets properties.
  case set(Reference?, [ViewBlueprint.Setting], duration: Double)
  /// Moves, scales or rotates the view with the recognizer.
  case follow(Reference?)
  /// Moves a view to the front of its siblings.
  case bringToFront(Reference?)
  /// Makes a view the first responder.
  case focus(Reference?)
  /// Presents a controller.
  case present(Reference)
  /// Pushes a controller.
  case push(Reference)
  /// Dismisses the presented controller.
  case dismiss
}
