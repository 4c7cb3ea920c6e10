import Foundation
import Testing
import TouchKitTesting
@testable import TouchKit

@MainActor
@Suite("Configured buttons")
struct ButtonConfigurationTests {
  let stage = Stage()

  private func add(_ button: UIButton) -> UIButton {
    button.frame.origin = CGPoint(x: 100, y: 100)
    stage.rootView.addSubview(button)
    stage.rootView.layoutIfNeeded()
    return button
  }

  private func image(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
  }

  @Test("A configuration brings title, colours, insets and size")
  func basics() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Save"
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 5,
      leading: 20,
      bottom: 5,
      trailing: 20
    )
    var presses = 0
    let button = add(
      UIButton(configuration: configuration, primaryAction: UIAction { _ in presses += 1 })
    )
    let label = button.titleLabel
    #expect(label?.text == "Save" && label?.frame.minX == 20 && label?.frame.minY == 5)
    #expect(button.bounds.width == (label?.frame.width ?? 0) + 40)
    #expect(button.parts.ground?.backgroundColor == .systemBlue)
    stage.tap(button)
    #expect(presses == 1)
  }

  @Test("The ground follows the state, and the handler changes the configuration in each")
  func states() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Go"
    let button = add(UIButton(configuration: configuration))
    var states: [UIControl.State] = []
    button.configurationUpdateHandler = { button in
      states.append(button.state)
      button.configuration?.title = button.isHighlighted ? "Going" : "Go"
    }
    stage.rootView.layoutIfNeeded()
    let normal = button.parts.ground?.backgroundColor
    let finger = stage.makeFinger()
    finger.down(on: button)
    stage.rootView.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Going" && button.parts.ground?.backgroundColor != normal)
    finger.up()
    stage.rootView.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Go" && button.parts.ground?.backgroundColor == normal)
    button.isEnabled = false
    stage.rootView.layoutIfNeeded()
    #expect(states == [.normal, .highlighted, .normal, .disabled])
    #expect(button.configuration?.updated(for: button).baseForegroundColor == .tertiaryLabel)
  }

  @Test(
    "The image lies on the side that is asked for",
    arguments: [
      (NSDirectionalRectEdge.leading, 0), (.trailing, 1), (.top, 2), (.bottom, 3),
    ]
  )
  func placement(edge: NSDirectionalRectEdge, number: Int) {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Text"
    configuration.image = image(20)
    configuration.imagePlacement = edge
    configuration.imagePadding = 6
    let button = add(UIButton(configuration: configuration))
    let (picture, title) = (button.imageView?.frame ?? .zero, button.titleLabel?.frame ?? .zero)
    let gaps = [
      title.minX - picture.maxX, picture.minX - title.maxX, title.minY - picture.maxY,
      picture.minY - title.maxY,
    ]
    #expect(gaps[number] == 6)
  }

  @Test("A subtitle stands below the title, a wheel stands in for the image")
  func parts() {
    var configuration = UIButton.Configuration.tinted()
    configuration.title = "Title"
    configuration.subtitle = "Subtitle"
    configuration.titleAlignment = .leading
    let button = add(UIButton(configuration: configuration))
    #expect(button.subtitleLabel?.text == "Subtitle")
    #expect(button.subtitleLabel?.frame.minX == button.titleLabel?.frame.minX)
    #expect((button.subtitleLabel?.frame.minY ?? 0) >= (button.titleLabel?.frame.maxY ?? 0))
    button.configuration?.showsActivityIndicator = true
    #expect(button.parts.wheel?.isAnimating == true)
    button.configuration?.showsActivityIndicator = false
    #expect(button.parts.wheel == nil)
    button.configuration = nil
    #expect(button.subtitleLabel == nil && button.parts.ground == nil)
  }

  @Test("Attributes of text come from the configuration, its transformer, and the style")
  func attributes() {
    var configuration = UIButton.Configuration.plain()
    var title = AttributedString("Big")
    title.font = UIFont.systemFont(ofSize: 30)
    configuration.attributedTitle = title
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
      var attributes = $0
      attributes.foregroundColor = UIColor.red
      return attributes
    }
    let button = add(UIButton(configuration: configuration))
    let drawn = button.titleLabel?.attributedText?.attributes(at: 0, effectiveRange: nil)
    #expect((drawn?[.font] as? UIFont)?.pointSize == 30)
    #expect((drawn?[.foregroundColor] as? UIColor) == .red)
    #expect(configuration.title == "Big")
  }

  @Test("Corners: fixed, by size, and half circles")
  func corners() {
    var configuration = UIButton.Configuration.gray()
    configuration.title = "Round"
    configuration.cornerStyle = .capsule
    configuration.background.strokeWidth = 2
    configuration.background.strokeColor = .red
    let button = add(UIButton(configuration: configuration))
    let ground = button.parts.ground
    #expect(ground?.layer.cornerRadius == button.bounds.height / 2)
    #expect(ground?.layer.borderWidth == 2)
    configuration.cornerStyle = .fixed
    configuration.background.cornerRadius = 3
    button.configuration = configuration
    button.layoutIfNeeded()
    #expect(ground?.layer.cornerRadius == 3)
  }
}
