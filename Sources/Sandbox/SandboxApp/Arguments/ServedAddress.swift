/// The validation of addresses for 'serve'.
nonisolated enum ServedAddress {
  /// Returns whether it is the address of a proxy: a scheme, a name, and an optional port.
  ///
  /// The server validates it further.
  static func isPublic(_ address: String) -> Bool {
    let pattern = /https?:\/\/[a-z0-9]([a-z0-9.-]{0,250}[a-z0-9])?(:[0-9]{1,5})?\/?/.ignoresCase()
    return address.wholeMatch(of: pattern) != nil
  }
}
