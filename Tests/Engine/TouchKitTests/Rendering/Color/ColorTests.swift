import Foundation
import Testing
import TouchKit

@Suite("Colours")
struct ColorTests {
  @Test("Components are read back in every model")
  func components() {
    let color = UIColor(hue: 0.5, saturation: 0.5, brightness: 0.8, alpha: 0.25)
    var (hue, saturation, brightness, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    #expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
    #expect(abs(hue - 0.5) < 1e-9 && abs(saturation - 0.5) < 1e-9 && abs(brightness - 0.8) < 1e-9)
    var (red, green, blue) = (CGFloat(0), CGFloat(0), CGFloat(0))
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect(abs(red - 0.4) < 1e-9 && abs(green - 0.8) < 1e-9 && alpha == 0.25)
    var white = CGFloat(0)
    #expect(UIColor(white: 0.3, alpha: 1).getWhite(&white, alpha: nil))
    #expect(abs(white - 0.3) < 1e-9)
  }

  @Test("Core Graphics' colours have the components of their space")
  func coreGraphics() {
    #expect(UIColor.red.cgColor.components == [1, 0, 0, 1])
    #expect(UIColor.white.cgColor.components == [1, 1])
    #expect(CGColor.black.copy(alpha: 0.5)?.components == [0, 0.5])
    #expect(UIColor(cgColor: CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)) == .green)
    #expect(CGColor(red: 1, green: 0, blue: 0, alpha: 1) == UIColor.red.cgColor)
  }

  @Test("Dynamic colours resolve by surrounding, and stay dynamic with another opacity")
  func dynamic() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(color.resolvedColor(with: dark) == .white)
    #expect(color.cgColor.components?.first == 0)
    let faded = color.withAlphaComponent(0.5).resolvedColor(with: dark)
    #expect(faded == UIColor(white: 1, alpha: 0.5))
    dark.performAsCurrent { #expect(color.cgColor == CGColor(red: 1, green: 1, blue: 1, alpha: 1)) }
    #expect(UIColor.label.resolvedColor(with: dark) == .white)
    #expect(UIColor.systemBackground != UIColor.white)
    #expect(UIColor.systemBlue == UIColor.systemBlue)
  }

  @Test("A colour that answers itself for ever is nothing")
  func endless() {
    final class Box: @unchecked Sendable { var color: UIColor? }
    let box = Box()
    let color = UIColor { _ in box.color ?? .red }
    box.color = color
    defer { box.color = nil }
    #expect(color.cgColor.alpha == 0)
  }
}
