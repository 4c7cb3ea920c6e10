import Foundation
import TouchTrace

/// The name by which the developers of an app know one of its screens.
enum ScreenName {
  /// The name of the screen of a reading: the class of its controller, the name of the
  /// app that a test driver printed, or the class of the app's own view that fills the screen; nil for
  /// none of these.
  static func of(_ reading: ConsoleReading, size: CGSize) -> String? {
    let controllers = reading.controllers.filter {
      isOwn($0.className) && $0.isInWindow != false
    }
    // A controller that is presented or contained stands behind its parent in the list.
    if let controller = controllers.last(where: { $0.viewIndex != nil }) ?? controllers.last {
      return plain(controller.className)
    }
    if let app = reading.views.first(where: { $0.className == "Application" }), let name = app.text
    {
      return name
    }
    let view = reading.views.first { view in
      guard let frame = view.frame, view.kind == .printed else { return false }
      return frame.width * frame.height >= size.width * size.height / 2 && isOwn(view.className)
    }
    return view.map { plain($0.className) }
  }

  /// Whether a class is neither one of UIKit's nor one of a framework that is known.
  private static func isOwn(_ name: String) -> Bool {
    let plain = plain(name)
    return !plain.hasPrefix("UI") && !plain.hasPrefix("_") && HostClass.of(name) == nil
  }

  /// The class without its module and its parameters.
  private static func plain(_ name: String) -> String {
    let head = name.prefix { $0 != "<" }
    return String(head.split(separator: ".").last ?? head[...])
  }
}
