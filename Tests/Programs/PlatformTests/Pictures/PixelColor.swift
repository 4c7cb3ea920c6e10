/// The colour of a pixel, with components from 0 to 255.
struct PixelColor: Hashable {
  let red: UInt8
  let green: UInt8
  let blue: UInt8

  init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }
}
