/// Leads to an application as long as that lives, without keeping it alive.
///
/// What the language offers for this would make every use of the application slower from the first
/// such link on, and each event uses it many times; so the way leads over the registry, which the
/// application tells when it goes.
@MainActor
@propertyWrapper
package struct ApplicationLink {
  private var registry: WindowRegistry?

  package nonisolated init(wrappedValue: UIApplication?) { registry = wrappedValue?.registry }

  /// The application; nil when it is gone or was nil from the start.
  package var wrappedValue: UIApplication? {
    get { registry?.application }
    set { registry = newValue?.registry }
  }
}
