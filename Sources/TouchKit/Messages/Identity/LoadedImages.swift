import Foundation

/// Which addresses of the process belong to the program and its libraries, and what is there.
nonisolated struct LoadedImages {
  /// A piece of a program or library in memory.
  private struct Segment {
    let addresses: Range<UInt>
    let isExecutable: Bool
  }

  private var segments: [Segment] = []

  /// Asks the loader.
  init() {
    guard let iterate = Self.iterate else { return }
    withUnsafeMutablePointer(to: &segments) { segments in
      _ = iterate(
        { image, _, segments in
          guard let segments = segments?.assumingMemoryBound(to: [Segment].self) else { return 0 }
          segments.pointee += LoadedImages.segments(of: image)
          return 0
        },
        segments
      )
    }
  }

  /// How many bytes may be read as code from an address; 0 if it is no code.
  func codeLength(at address: UInt) -> Int {
    guard let segment = segment(of: address), segment.isExecutable else { return 0 }
    return Int(segment.addresses.upperBound - address)
  }

  /// Whether there is code at an address.
  func isCode(_ address: UInt) -> Bool { codeLength(at: address) > 0 }

  /// Whether an address is that of the type of boxes in which closures keep what they captured.
  func isBoxType(_ address: UInt) -> Bool {
    let wordSize = UInt(MemoryLayout<UInt>.size)
    guard address % wordSize == 0, let segment = segment(of: address), !segment.isExecutable,
      segment.addresses.upperBound - address >= wordSize,
      let type = UnsafeRawPointer(bitPattern: address)
    else { return false }
    return type.load(as: UInt.self) == Self.boxKind
  }

  /// What Swift's metadata says of the type of such a box: a heap-allocated local variable.
  private static let boxKind: UInt = 0x400

  private func segment(of address: UInt) -> Segment? {
    segments.first { $0.addresses.contains(address) }
  }

  // MARK: - What the loader says

  private typealias Visit =
    @convention(c) (UnsafeRawPointer, Int, UnsafeMutableRawPointer?) -> CInt
  private typealias Iterate = @convention(c) (Visit, UnsafeMutableRawPointer?) -> CInt

  /// Looked up by name: the C library's Swift interface does not have it.
  private static let iterate: Iterate? = dlsym(nil, "dl_iterate_phdr").map {
    unsafeBitCast($0, to: Iterate.self)
  }

  /// Reads the segments that one image was loaded in.
  ///
  /// The image starts with its address, its name, its program headers and their number; a header of
  /// 56 bytes starts with its type and flags and has its address at 16 and its size at 40.
  private static func segments(of image: UnsafeRawPointer) -> [Segment] {
    let start = image.load(as: UInt.self)
    let count = Int(image.load(fromByteOffset: 24, as: UInt16.self))
    guard let headers = image.load(fromByteOffset: 16, as: UnsafeRawPointer?.self) else {
      return []
    }
    return (0..<count).compactMap { index in
      let header = headers + index * 56
      let (isLoaded, isReadable): (UInt32, UInt32) = (1, 4)
      let flags = header.load(fromByteOffset: 4, as: UInt32.self)
      guard header.load(as: UInt32.self) == isLoaded, flags & isReadable != 0 else { return nil }
      let address = start &+ header.load(fromByteOffset: 16, as: UInt.self)
      let size = header.load(fromByteOffset: 40, as: UInt.self)
      guard size > 0, address <= .max - size else { return nil }
      return Segment(addresses: address..<address + size, isExecutable: flags & 1 != 0)
    }
  }
}
