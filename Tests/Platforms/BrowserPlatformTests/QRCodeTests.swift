import Testing

@testable import BrowserPlatform

@Suite("Codes for cameras")
struct QRCodeTests {
  @Test("A block's correction is the one of the standard's example")
  func correction() {
    // The block and its error correction from the example of ISO/IEC 18004, annex I, for size 1 at level M.
    let block: [UInt8] = [
      0x10, 0x20, 0x0C, 0x56, 0x61, 0x80, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11, 0xEC,
      0x11,
    ]
    let expected: [UInt8] = [0xA5, 0x24, 0xD4, 0xC1, 0xED, 0x36, 0xC7, 0x87, 0x2C, 0x55]
    #expect(ReedSolomon.correction(of: block, count: 10) == expected)
  }

  @Test("The sizes have the bytes that the standard's table gives them")
  func sizes() {
    #expect(QRSize.all.map(\.mostBytes) == [14, 26, 42, 62, 84, 106, 122, 152, 180, 213])
    let all = QRSize.all.map { $0.dataBytes + $0.blocks.count * $0.correction }
    #expect(all == [26, 44, 70, 100, 134, 172, 196, 242, 292, 346])
    for size in QRSize.all {
      let text = String(repeating: "a", count: size.mostBytes)
      #expect(QRCode(text)?.modules.count == size.side)
    }
    #expect(QRCode(String(repeating: "a", count: 214)) == nil)
  }

  @Test("The same text gives the same code, as another encoder makes it")
  func vector() throws {
    // The output of 'qrencode -8 -l M -v 1 -t ASCII sandbox'.
    let text = try #require(QRCode("sandbox")).modules
      .map { $0.map { $0 ? "#" : "." }.joined() }.joined(separator: "\n")
    #expect(text == Self.sandbox)
  }

  private static let sandbox = """
    #######..##.#.#######
    #.....#....#..#.....#
    #.###.#.###.#.#.###.#
    #.###.#.####..#.###.#
    #.###.#.#.#.#.#.###.#
    #.....#.#..#..#.....#
    #######.#.#.#.#######
    ........###..........
    #.#####....#..#####..
    ..#..#.#.#.#####..#.#
    ..#.#.#..#..#.##.###.
    ..###..#...#####.####
    ##.#..#.#.#.#..##....
    ........#.#.#...##.##
    #######..#.#.#.....#.
    #.....#.#.#.....#####
    #.###.#.#.##.#..#..#.
    #.###.#.#.#########..
    #.###.#.#.#.#.#...#..
    #.....#...#########..
    #######.##..#..#...#.
    """

  @Test("A terminal shows two rows a line, and a light edge around them")
  func terminal() {
    let lines = TerminalCode([[true, false], [true, true]]).text.split(separator: "\n")
    let plain = lines.map { $0.dropFirst("\u{1B}[97;40m".count).dropLast("\u{1B}[0m".count) }
    let edge = String(repeating: "█", count: 10)
    #expect(plain.map(String.init) == [edge, edge, "████ ▀████", edge, edge])
  }
}
