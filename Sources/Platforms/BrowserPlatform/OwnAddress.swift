#if canImport(Musl)
import Musl
#else
import Glibc
#endif

import Foundation

/// Under which address other machines reach this one.
package enum OwnAddress {
  /// Whether an address with its scheme is not one of this machine alone.
  static func isReachable(_ address: String) -> Bool {
    let host = URLComponents(string: address)?.host ?? ""
    return !["localhost", "::1", "[::1]"].contains(host) && !host.hasPrefix("127.")
  }

  /// What is written for an address to listen on: itself, unless it stands for all that there are;
  /// then the first one of a network, in figures.
  static func named(_ address: String) -> String {
    switch address {
    case "0.0.0.0": first(AF_INET) ?? "127.0.0.1"
    // A socket for all addresses of the newer kind takes those of the older one too.
    case "::": first(AF_INET) ?? first(AF_INET6) ?? "::1"
    default: address
    }
  }

  /// The address under which a network reaches this machine, in figures; nil without a network.
  package static var inNetwork: String? { first(AF_INET) ?? first(AF_INET6) }

  /// The first address of a kind that others may reach; nil where there is no network.
  private static func first(_ family: Int32) -> String? {
    var list: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&list) == 0 else { return nil }
    defer { freeifaddrs(list) }
    var next = list
    while let interface = next?.pointee {
      next = interface.ifa_next
      if let text = text(of: interface, family) { return text }
    }
    return nil
  }

  private static func text(of interface: ifaddrs, _ family: Int32) -> String? {
    let flags = Int(interface.ifa_flags)
    guard let address = interface.ifa_addr, Int32(address.pointee.sa_family) == family,
      flags & Int(IFF_UP) != 0, flags & Int(IFF_LOOPBACK) == 0
    else { return nil }
    let length =
      family == AF_INET ? MemoryLayout<sockaddr_in>.size : MemoryLayout<sockaddr_in6>.size
    var name = [CChar](repeating: 0, count: 256)
    let result = getnameinfo(
      address,
      socklen_t(length),
      &name,
      socklen_t(name.count),
      nil,
      0,
      NI_NUMERICHOST
    )
    guard result == 0 else { return nil }
    let bytes = name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    let text = String(decoding: bytes, as: UTF8.self)
    // An address that holds on one cable alone is of no use in a browser.
    return text.contains("%") ? nil : text
  }
}
