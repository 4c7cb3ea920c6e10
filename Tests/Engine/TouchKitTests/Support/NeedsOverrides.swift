import SwiftRuntime
import Testing

extension Tag {
  /// The tag of tests about the methods that a class overrides.
  @Tag static var needsOverrides: Self
}

extension Trait where Self == ConditionTrait {
  /// Enables a test only where method tables are read.
  ///
  /// With `TOUCH_SANDBOX_NO_METHOD_TABLES` all other tests run. Use it together with the tag `needsOverrides`.
  static var whereOverridesAreKnown: Self {
    .enabled("method tables are not read") { ClassLayout.canReadMethodTables }
  }
}
