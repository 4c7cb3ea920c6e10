/// The exercises of the course.
nonisolated extension Exercise {
  /// A button whose lower half is outside of its superview.
  public static let buttonOutside = Exercise(
    name: "button-outside",
    title: LocalizedText(english: "A button outside of its parent", chinese: "超出父视图的按钮"),
    question: LocalizedText(
      english: "How can the half of the button below the card respond, too?",
      chinese: "怎样让卡片下方的半个按钮也能响应？"
    ),
    code: """
      import UIKit

      final class Card: UIView {
        let button = UIButton(type: .system)

        override init(frame: CGRect) {
          super.init(frame: frame)
          accessibilityIdentifier = "card"
          backgroundColor = .systemTeal
          button.accessibilityIdentifier = "button"
          button.setTitle("Buy", for: .normal)
          button.backgroundColor = .systemYellow
          button.frame = CGRect(x: 60, y: 90, width: 120, height: 60)
          button.addTarget(self, action: #selector(buy), for: .touchUpInside)
          addSubview(button)
        }

        required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

        @objc private func buy() { print("Bought") }

        // Write here. UIKit calls point(inside:with:) before it looks at the subviews.
      }

      #Preview("Card") {
        Card(frame: CGRect(x: 0, y: 0, width: 240, height: 120))
      }

      """,
    solution: """
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          super.point(inside: point, with: event) || button.frame.contains(point)
        }
      """,
    checks: [
      Check(
        "tap button.center+0,-20\nexpect button sent touchUpInside",
        "A tap on the upper half of the button does not reach it.",
        "点按按钮的上半部分，按钮收不到触摸。"
      ),
      Check(
        "tap button.center+0,20\nexpect button sent touchUpInside",
        "A tap on the lower half of the button does not reach it.",
        "点按按钮的下半部分，按钮收不到触摸。"
      ),
      Check(
        "tap card.bottomLeft+10,20\nexpect card not got began",
        "A tap below the card and beside the button now reaches the card.",
        "点按卡片下方、按钮旁边的空白处，卡片也收到了触摸。"
      ),
    ],
    reveal: LocalizedText(
      english: "The card now contains the points of its button, so UIKit asks the button, too.",
      chinese: "卡片现在包含按钮上的点，所以 UIKit 会继续询问按钮。"
    )
  )

  static let dragByTouches = Exercise(
    name: "drag-by-touches",
    title: LocalizedText(english: "Drag with touchesMoved", chinese: "用 touchesMoved 拖动"),
    question: LocalizedText(
      english: "Which touch method lets the sticker follow a finger?",
      chinese: "重写哪个触摸方法，贴纸才会跟着手指移动？"
    ),
    code: """
      import UIKit

      final class Sticker: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          accessibilityIdentifier = "sticker"
          backgroundColor = .systemPink
        }

        required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

        // Write here. A UITouch has location(in:) and previousLocation(in:).
      }

      #Preview("Sticker") {
        Sticker(frame: CGRect(x: 0, y: 0, width: 120, height: 120))
      }

      """,
    solution: """
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
          guard let touch = touches.first, let superview else { return }
          let (now, before) = (touch.location(in: superview), touch.previousLocation(in: superview))
          center = CGPoint(x: center.x + now.x - before.x, y: center.y + now.y - before.y)
        }
      """,
    checks: [
      Check(
        "drag sticker.center by 100,-60\nexpect sticker.frame is 360,120,120,120",
        "A drag by (100, -60) does not move the sticker by (100, -60).",
        "拖动 (100, -60) 后，贴纸没有移动 (100, -60)。"
      ),
      Check(
        "drag sticker.topLeft+10,10 by 50,50\nexpect sticker.frame is 310,230,120,120",
        "A drag near a corner moves the sticker by the wrong distance. Move it as far as the "
          + "finger.",
        "从角附近开始拖动时，贴纸移动的距离不对。应让它与手指移动同样的距离。"
      ),
      Check(
        "drag 40,40 by 100,60\nexpect sticker.frame is 260,180,120,120",
        "A drag beside the sticker moves it, too.",
        "在贴纸旁边拖动，贴纸也移动了。"
      ),
    ],
    reveal: LocalizedText(
      english: "UIKit calls touchesMoved of the view where the touch began, even when the finger "
        + "has left it.",
      chinese: "UIKit 会调用触摸开始时命中的视图的 touchesMoved，无论手指移到了哪里。"
    )
  )

  static let pinchAndRotate = Exercise(
    name: "pinch-and-rotate",
    title: LocalizedText(english: "Pinch and rotate at once", chinese: "同时捏合和旋转"),
    question: LocalizedText(
      english: "How do you allow pinch and rotation at once?",
      chinese: "怎样让捏合和旋转同时进行？"
    ),
    code: """
      import UIKit

      final class Photo: UIView, UIGestureRecognizerDelegate {
        override init(frame: CGRect) {
          super.init(frame: frame)
          accessibilityIdentifier = "photo"
          backgroundColor = .systemIndigo
          let pinch = UIPinchGestureRecognizer(target: self, action: #selector(pinch(_:)))
          let rotation = UIRotationGestureRecognizer(target: self, action: #selector(rotate(_:)))
          pinch.delegate = self
          rotation.delegate = self
          addGestureRecognizer(pinch)
          addGestureRecognizer(rotation)
        }

        required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

        @objc private func pinch(_ recognizer: UIPinchGestureRecognizer) {
          transform = transform.scaledBy(x: recognizer.scale, y: recognizer.scale)
          recognizer.scale = 1
        }

        @objc private func rotate(_ recognizer: UIRotationGestureRecognizer) {
          transform = transform.rotated(by: recognizer.rotation)
          recognizer.rotation = 0
        }

        // Write here. The photo is the delegate of both recognizers.
      }

      #Preview("Photo") {
        Photo(frame: CGRect(x: 0, y: 0, width: 240, height: 240))
      }

      """,
    solution: """
        func gestureRecognizer(
          _ gestureRecognizer: UIGestureRecognizer,
          shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
        ) -> Bool {
          true
        }
      """,
    checks: [
      Check(
        "pinch photo scale 1.5\nexpect gesture photo.pinch began, ended",
        "A pinch is no longer recognized.",
        "捏合不再被识别。"
      ),
      Check(
        "rotate photo by 60deg\nexpect gesture photo.rotation began, ended",
        "A rotation is no longer recognized.",
        "旋转不再被识别。"
      ),
      Check(
        """
        finger 1 down photo.center+-40,0
        finger 2 down photo.center+40,0
        finger 1 move by -30,-80 over 300ms
        finger 2 move by 30,80 over 300ms
        finger 1 up
        finger 2 up
        expect gesture photo.pinch began, ended
        expect gesture photo.rotation began, ended
        """,
        "Two fingers that spread and turn cause only one of the two gestures.",
        "两根手指同时张开并转动时，只有一个手势被识别。"
      ),
    ],
    reveal: LocalizedText(
      english:
        "Unless the delegate allows both, the recognizer that begins first prevents the other.",
      chinese: "如果代理不同意同时识别，先开始的手势会阻止另一个。"
    )
  )

  static let tapOrDoubleTap = Exercise(
    name: "tap-or-double-tap",
    title: LocalizedText(english: "Tap or double tap", chinese: "单击还是双击"),
    question: LocalizedText(
      english: "How does the single tap wait for the double tap?",
      chinese: "怎样让单击等待双击？"
    ),
    code: """
      import UIKit

      final class Photo: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          accessibilityIdentifier = "photo"
          backgroundColor = .systemOrange
          let singleTap = UITapGestureRecognizer(target: self, action: #selector(open))
          singleTap.name = "single tap"
          let doubleTap = UITapGestureRecognizer(target: self, action: #selector(zoom))
          doubleTap.numberOfTapsRequired = 2
          doubleTap.name = "double tap"
          // Write here. One recognizer can require another one to fail.
          addGestureRecognizer(singleTap)
          addGestureRecognizer(doubleTap)
        }

        required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

        @objc private func open() { print("Opened") }

        @objc private func zoom() { print("Zoomed") }
      }

      #Preview("Photo") {
        Photo(frame: CGRect(x: 0, y: 0, width: 240, height: 180))
      }

      """,
    solution: "    singleTap.require(toFail: doubleTap)",
    checks: [
      Check(
        "tap photo.center\nwait 500ms\nexpect gesture \"single tap\" ended",
        "A single tap does not open the photo.",
        "单击不能打开照片。"
      ),
      Check(
        "doubleTap photo.center\nwait 500ms\nexpect gesture \"double tap\" ended",
        "A double tap does not zoom the photo.",
        "双击不能缩放照片。"
      ),
      Check(
        "doubleTap photo.center\nwait 500ms\nexpect gesture \"single tap\" not ended",
        "A double tap opens the photo before it zooms it.",
        "双击在缩放之前先打开了照片。"
      ),
    ],
    reveal: LocalizedText(
      english: "The single tap now waits until the double tap fails, 0.35 s after the lift.",
      chinese: "单击现在会等 0.35 s，确认没有第二次点按才触发。"
    )
  )

  static let passingOverlay = Exercise(
    name: "passing-overlay",
    title: LocalizedText(english: "An overlay that lets touches pass", chinese: "让触摸穿过的浮层"),
    question: LocalizedText(
      english:
        "How can touches pass through the overlay, but not through its Close button?",
      chinese: "怎样让触摸穿过浮层，又保留 Close 按钮？"
    ),
    code: """
      import UIKit

      final class Overlay: UIView {
        let close = UIButton(type: .system)

        override init(frame: CGRect) {
          super.init(frame: frame)
          accessibilityIdentifier = "overlay"
          backgroundColor = UIColor.systemGray.withAlphaComponent(0.4)
          close.accessibilityIdentifier = "close"
          close.setTitle("Close", for: .normal)
          close.backgroundColor = .systemYellow
          close.frame = CGRect(x: 190, y: 10, width: 80, height: 44)
          addSubview(close)
        }

        required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

        // Write here. hitTest(_:with:) returns the view that gets the touch.
      }

      final class PageController: UIViewController {
        private let buy = UIButton(type: .system)
        private let overlay = Overlay(frame: CGRect(x: 180, y: 90, width: 280, height: 300))

        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .white
          view.accessibilityIdentifier = "page"
          buy.accessibilityIdentifier = "buy"
          buy.setTitle("Buy", for: .normal)
          buy.backgroundColor = .systemTeal
          buy.frame = CGRect(x: 220, y: 220, width: 200, height: 60)
          view.addSubview(buy)
          view.addSubview(overlay)
        }
      }

      #Preview("Page") { PageController() }

      """,
    solution: """
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
          let hit = super.hitTest(point, with: event)
          return hit === self ? nil : hit
        }
      """,
    checks: [
      Check(
        "tap buy.center\nexpect buy sent touchUpInside",
        "A tap on the button below the overlay does not reach the button.",
        "点按浮层下面的按钮，按钮收不到触摸。"
      ),
      Check(
        "tap close.center\nexpect close sent touchUpInside",
        "A tap on the overlay's own button does not reach that button.",
        "点按浮层自己的按钮，按钮收不到触摸。"
      ),
      Check(
        "tap overlay.bottomLeft+20,-20\nexpect page got began\nexpect overlay not got began",
        "A tap on the empty part of the overlay does not reach the view behind it.",
        "点按浮层的空白处，后面的视图收不到触摸。"
      ),
    ],
    reveal: LocalizedText(
      english:
        "The overlay returns nil where it would be hit itself, so UIKit asks the views behind it.",
      chinese: "浮层在命中自己时返回 nil，于是 UIKit 继续询问后面的视图。"
    )
  )
}
