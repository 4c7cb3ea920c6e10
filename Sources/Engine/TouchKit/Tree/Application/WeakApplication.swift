/// A reference that does not keep an application; nil when it is gone.
///
/// Its window registry is kept instead. One `weak` reference would make each use of the application several times as
/// slow, and an event uses it at every step (row `drag`).
@MainActor @propertyWrapper
package struct WeakApplication {
  private var registry: WindowRegistry?

  nonisolated package init() {}

  package var wrappedValue: UIApplication? {
    get { registry?.application }
    set { registry = newValue?.registry }
  }
}
