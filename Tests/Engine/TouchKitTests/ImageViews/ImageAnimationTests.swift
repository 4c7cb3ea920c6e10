import Drawing
import Foundation
import Testing
import TouchKit
import TouchKitTestSupport
import TouchKitTesting

@MainActor
@Suite("Image views that show one image after the other")
struct ImageAnimationTests {
  private let stage = Stage()
  private let view = UIImageView(frame: rect(0, 0, 20, 20))

  init() {
    // Display lists distinguish images by their sizes.
    view.animationImages = [10, 20, 30].map { side in
      UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
        context.fill(CGRect(x: 0, y: 0, width: side, height: side))
      }
    }
    view.animationDuration = 3
    stage.rootView.addSubview(view)
  }

  private var shown: String { stage.application.picture().dump() }

  @Test("The images follow each other on the application's time, over and over")
  func order() {
    let still = shown
    view.startAnimating()
    var pictures: [String] = []
    for _ in 0..<4 {
      pictures.append(shown)
      stage.advance(by: 1)
    }
    #expect(Set(pictures.prefix(3)).count == 3 && pictures[3] == pictures[0])
    #expect(view.isAnimating)
    view.stopAnimating()
    #expect(!view.isAnimating && shown == still)
  }

  @Test("After as many rounds as asked for the one image is back")
  func rounds() {
    view.animationRepeatCount = 2
    view.startAnimating()
    stage.advance(by: 5.9)
    #expect(view.isAnimating)
    stage.advance(by: 0.2)
    #expect(!view.isAnimating)
  }

  @Test("An image that is several shows them as long as the view has it")
  func imageSeries() throws {
    let images = try #require(view.animationImages)
    view.animationImages = nil
    let series = try #require(UIImage.animatedImage(with: images, duration: 3))
    #expect(series.images?.count == 3 && series.duration == 3 && series.size == images[0].size)
    view.image = images[1]
    let still = shown
    view.image = series
    var pictures: [String] = []
    for _ in 0..<4 {
      pictures.append(shown)
      stage.advance(by: 1)
    }
    #expect(Set(pictures.prefix(3)).count == 3 && pictures[3] == pictures[0])
    view.image = images[1]
    stage.advance(by: 2)
    #expect(shown == still)
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
  }

  @Test("Symbols take the view's size as far as they do not say their own")
  func preferredSymbols() throws {
    view.animationImages = nil
    let star = try #require(UIImage(systemName: "star"))
    let large = UIImage.SymbolConfiguration(pointSize: 40)
    view.image = star
    let usual = view.intrinsicContentSize
    view.preferredSymbolConfiguration = large
    #expect(view.intrinsicContentSize.width > usual.width * 1.9)
    view.image = UIImage(
      systemName: "star",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 17)
    )
    #expect(view.intrinsicContentSize == usual)
    #expect(star.applyingSymbolConfiguration(large)?.symbolConfiguration == large)
  }
}
