import Testing

@testable import SandboxApp
@testable import SandboxHost

@Suite("Arguments")
struct ArgumentTests {
  @Test(
    "a size is two numbers with an x between them",
    arguments: ["16x16": (16, 16), "640x480": (640, 480), "16384x16": (16384, 16)]
  )
  func size(text: String, expected: (Int, Int)) throws {
    let size = try PictureSize(parsing: text)
    #expect(size.width == expected.0)
    #expect(size.height == expected.1)
    #expect(size.description == text)
  }

  @Test(
    "S15: a size that is malformed or beyond the limits is refused",
    arguments: [
      "", "x", "640", "640x", "x480", "640x480x2", "640X480", "640*480", "15x480", "640x15",
      "16385x480", "640x16385", "-640x480", "+640x480", "640.5x480", " 640x480", "640x 480",
      "٦٤٠x480", "99999999999999999999x480", "0x0",
    ]
  )
  func badSize(text: String) {
    #expect(throws: (any Error).self) { try PictureSize(parsing: text) }
  }

  @Test("the scale counts towards the limits of a picture")
  func scaledSize() throws {
    #expect(try PictureSize(parsing: "8192x2048").isPossible(atScale: 2))
    #expect(try !PictureSize(parsing: "8193x16").isPossible(atScale: 2))
    #expect(try PictureSize(parsing: "8192x8192").isPossible(atScale: 1))
    #expect(try !PictureSize(parsing: "8192x8193").isPossible(atScale: 1))
  }

  @Test(
    "a point is two numbers with a comma between them",
    arguments: ["0,0": (0.0, 0.0), "120,88": (120, 88), "1.5,-2": (1.5, -2), "1e2,3": (100, 3)]
  )
  func point(text: String, expected: (Double, Double)) throws {
    let point = try TouchPoint(parsing: text)
    #expect(point.x == expected.0)
    #expect(point.y == expected.1)
  }

  @Test(
    "a point that is malformed or no number is refused",
    arguments: ["", ",", "1", "1,", ",1", "1,2,3", "1;2", "a,b", "nan,1", "1,inf"]
  )
  func badPoint(text: String) {
    #expect(throws: (any Error).self) { try TouchPoint(parsing: text) }
  }

  @Test("a finger can come down on every pixel of the window and nowhere else")
  func pointInWindow() throws {
    let size = try PictureSize(parsing: "320x240")
    for inside in ["0,0", "319,239", "319.9,239.9"] {
      try TouchPoint(parsing: inside).check(in: size)
    }
    for outside in ["320,0", "0,240", "-1,0", "0,-0.5"] {
      #expect(throws: (any Error).self) { try TouchPoint(parsing: outside).check(in: size) }
    }
  }
}
