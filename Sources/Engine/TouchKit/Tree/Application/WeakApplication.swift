/// A reference that does not retain an application; nil after the application's end.
///
/// It retains the window registry instead. A `weak` reference would make each use of the application several times
/// slower. An event uses it at every step (row `drag`).
@MainActor @propertyWrapper
package struct WeakApplication {
  private var registry: WindowRegistry?

  nonisolated package init() {}

  package var wrappedValue: UIApplication? {
    get { registry?.application }
    set { registry = newValue?.registry }
  }
}
