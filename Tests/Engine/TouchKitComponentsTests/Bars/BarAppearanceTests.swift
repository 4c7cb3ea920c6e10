import Foundation
import Geometry
import Testing
import TouchKit
import TouchKitComponents
import TouchKitTesting

@MainActor
@Suite("How bars look")
struct BarAppearanceTests {
  let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))

  @Test("An appearance gives the bar its colour, and a copy says the same")
  func appearance() {
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = .red
    look.titleTextAttributes = [.foregroundColor: UIColor.white]
    let copy = look.copy() as? UINavigationBarAppearance
    #expect(copy?.backgroundColor == .red && copy?.titleTextAttributes.count == 1)
    bar.standardAppearance = look
    #expect(bar.backgroundColor == .red)
    look.configureWithTransparentBackground()
    bar.standardAppearance = look
    #expect(bar.backgroundColor == nil)
  }

  @Test("An image takes the place of the colour where the bar is translucent")
  func image() {
    bar.barTintColor = .red
    bar.setBackgroundImage(UIImage(), for: .default)
    bar.shadowImage = UIImage()
    #expect(bar.backgroundColor == nil && bar.backgroundImage(for: .default) != nil)
    bar.isTranslucent = false
    #expect(bar.backgroundColor == .red)
  }

  @Test("A controller that does not extend below the bar stands between the bars")
  func edges() {
    let stage = Stage(size: CGSize(width: 320, height: 600))
    let first = UIViewController()
    first.edgesForExtendedLayout = []
    stage.window.rootViewController = UINavigationController(rootViewController: first)
    stage.window.layoutIfNeeded()
    #expect(first.view.frame == CGRect(x: 0, y: 44, width: 320, height: 556))
    #expect(first.view.safeAreaInsets.top == 0)
  }

  @Test("Attributes of a subclass are copied as such, and turn in space")
  func attributes() {
    final class Ring: UICollectionViewLayoutAttributes {
      var angle: CGFloat = 0

      override func copy(with zone: NSZone? = nil) -> Any {
        nonisolated(unsafe) let copy = super.copy(with: zone)
        let from = self
        MainActor.assumeIsolated { (copy as? Ring)?.angle = from.angle }
        return copy
      }
    }
    let ring = Ring(forCellWith: IndexPath(item: 3, section: 1))
    ring.angle = 2
    ring.transform3D = CATransform3DMakeRotation(1, 0, 1, 0)
    let copy = ring.copy() as? Ring
    #expect(copy?.angle == 2 && copy?.indexPath == IndexPath(item: 3, section: 1))
    #expect(copy?.transform3D.m11 == ring.transform3D.m11)
    ring.transform = .identity
    #expect(CATransform3DIsIdentity(ring.transform3D))
  }
}
