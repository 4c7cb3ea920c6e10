/// What 'serve' asks of addresses.
nonisolated enum ServedAddress {
  /// Whether it is the address of a proxy: a scheme, a name, and perhaps a port; the server looks
  /// closer.
  static func isPublic(_ address: String) -> Bool {
    let pattern = /https?:\/\/[a-z0-9]([a-z0-9.-]{0,250}[a-z0-9])?(:[0-9]{1,5})?\/?/.ignoresCase()
    return address.wholeMatch(of: pattern) != nil
  }
}
