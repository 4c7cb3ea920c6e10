import SwiftRuntime
import Testing

extension Tag {
  /// The test is about which methods a class overrides.
  @Tag static var needsOverrides: Self
}

extension Trait where Self == ConditionTrait {
  /// Has the test run only where method tables are read.
  ///
  /// With `TOUCH_SANDBOX_NO_METHOD_TABLES` all others run. It stands beside the tag `needsOverrides`.
  static var whereOverridesAreKnown: Self {
    .enabled("method tables are not read") { ClassLayout.canReadMethodTables }
  }
}
