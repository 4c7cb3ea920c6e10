import Drawing
import Foundation
import Testing
import TouchKit
import TouchKitTesting

@MainActor
@Suite("Image views that show one image after the other")
struct ImageAnimationTests {
  private let stage = Stage()
  private let view = UIImageView(frame: rect(0, 0, 20, 20))

  init() {
    // Lists of drawing commands tell images apart by their sizes.
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
}
