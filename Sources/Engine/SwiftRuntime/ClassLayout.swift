private import Foundation

/// Whether this module may look at how classes lie in memory.
///
/// What it takes for granted stands in `Assumptions.md`, beside this file.
public enum ClassLayout {
  /// The environment variable that has the program run as if method tables could not be read.
  public static let switchName = "TOUCH_SANDBOX_NO_METHOD_TABLES"

  /// Whether method tables are read; decided once, when it is asked first.
  ///
  /// Where they are not, `OverrideTable` answers that it does not know.
  public static let canReadMethodTables =
    ProcessInfo.processInfo.environment[switchName] != "1"
}
