// The view of the article, and two fingers that tap it twice, at the places and times of its log.
//
// What do two fingers that tap twice print?
// 两根手指各点两下会打印什么？
import TouchKitTesting
import UIKit

let stage = Stage()
let testView = TestView(frame: CGRect(x: 0, y: 200, width: 414, height: 696))
testView.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
testView.tag = 2
stage.rootView.addSubview(testView)

let (first, second) = (stage.makeFinger(), stage.makeFinger())
stage.advance(to: 226_116.347)
stage.perform([
  .down(first, CGPoint(x: 261, y: 713.5)), .down(second, CGPoint(x: 125, y: 745.5)),
])
stage.advance(to: 226_116.391)
stage.perform([.up(first, nil), .up(second, nil)])

let (third, fourth) = (stage.makeFinger(), stage.makeFinger())
stage.advance(to: 226_116.519)
stage.perform([.down(third, CGPoint(x: 265, y: 722))])
stage.advance(to: 226_116.527)
stage.perform([
  .move(third, CGPoint(x: 252.5, y: 717.5)), .down(fourth, CGPoint(x: 115, y: 753.5)),
])
stage.advance(to: 226_116.534)
stage.perform([.move(third, CGPoint(x: 249, y: 717.5))])
stage.advance(to: 226_116.575)
stage.perform([.up(third, CGPoint(x: 247.5, y: 718.5)), .up(fourth, nil)])
