/// Counts what may make drawing code due: contents that have to be drawn anew, and views and layers
/// that join others or get another size.
///
/// A frame without a picture walks over all views for what is due, but only where something came
/// since its last walk. All applications of a process share the count: one that walks in vain does
/// no harm.
@MainActor
enum DrawingNews {
  private(set) static var count = 0

  /// Something may be due now.
  static func note() { count &+= 1 }
}
