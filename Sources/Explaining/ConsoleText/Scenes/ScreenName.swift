import Foundation
import TouchTrace

/// The name that the developers of an app use for one of its screens.
enum ScreenName {
  /// Returns the name of the screen of a reading; nil if the text contains none.
  ///
  /// It is the class of the controller, or the name of the app from a test driver. Otherwise it is
  /// the class of the app's own view that fills the screen.
  static func of(_ reading: ConsoleReading, size: CGSize) -> String? {
    let controllers = reading.controllers.filter {
      isOwn($0.className) && $0.isInWindow != false
    }
    // A presented or contained controller comes after its parent in the list.
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

  /// Whether a class belongs neither to UIKit nor to a known framework.
  private static func isOwn(_ name: String) -> Bool {
    let plain = plain(name)
    return !plain.hasPrefix("UI") && !plain.hasPrefix("_") && HostClass.of(name) == nil
  }

  /// Returns the class without its module and its generic parameters.
  private static func plain(_ name: String) -> String {
    let head = name.prefix { $0 != "<" }
    return String(head.split(separator: ".").last ?? head[...])
  }
}
