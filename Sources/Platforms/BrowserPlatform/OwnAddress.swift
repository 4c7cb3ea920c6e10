#if canImport(Musl)
import Musl
#else
import Glibc
#endif

import Foundation

/// The address at which other machines reach this one.
package enum OwnAddress {
  /// Returns whether other machines can reach an address with a scheme.
  static func isReachable(_ address: String) -> Bool {
    let host = URLComponents(string: address)?.host ?? ""
    return !["localhost", "::1", "[::1]"].contains(host) && !host.hasPrefix("127.")
  }

  /// Returns the host for an address that the server listens on.
  ///
  /// It is the address itself. For one that stands for all addresses, it is the first address of a network in
  /// digits.
  static func named(_ address: String) -> String {
    switch address {
    case "0.0.0.0": first(AF_INET) ?? "127.0.0.1"
    // A socket for all IPv6 addresses accepts IPv4 connections too.
    case "::": first(AF_INET) ?? first(AF_INET6) ?? "::1"
    default: address
    }
  }

  /// The address at which a network reaches this machine, in digits; nil without a network.
  package static var inNetwork: String? { first(AF_INET) ?? first(AF_INET6) }

  /// Returns the first address of a family that other machines may reach; nil without a network.
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
    // An address that is valid on one link only is of no use in a browser.
    return text.contains("%") ? nil : text
  }
}
