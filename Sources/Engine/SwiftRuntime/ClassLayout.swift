private import Foundation

/// The access of this module to the memory layout of classes.
///
/// Its assumptions are listed in `Assumptions.md`, beside this file.
public enum ClassLayout {
  /// The environment variable that makes the program run as if method tables could not be read.
  public static let switchName = "TOUCH_SANDBOX_NO_METHOD_TABLES"

  /// Whether method tables are read; decided once, at the first access.
  ///
  /// If they are not, `OverrideTable` reports methods as unknown.
  public static let canReadMethodTables =
    ProcessInfo.processInfo.environment[switchName] != "1"
}
