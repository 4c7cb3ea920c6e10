/// A counter of events that can require drawing code to run.
///
/// The events are stale contents, and views and layers that are added or resized. A frame without a picture visits all
/// views for pending drawing, but only after such an event. All applications of a process share the counter: a needless
/// visit does no harm.
@MainActor
enum DrawingNews {
  private(set) static var count = 0

  /// Counts an event after which drawing can be pending.
  static func note() { count &+= 1 }
}
