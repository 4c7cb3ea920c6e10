// Seed 1 §1.2: the methods are those of the article; the class is not in it.
import UIKit

class TestView: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        print(CACurrentMediaTime()) // 当前时间
        print(#function)  // 打印函数名字
        print(touches)  // touches参数
        print(event!)  // event参数
        super.touchesBegan(touches, with: event)  // 系统默认实现
    }
    
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        print(CACurrentMediaTime())
        print(#function)
        print(touches)
        print(event!)
        super.touchesEnded(touches, with: event)
    }
    
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        print(CACurrentMediaTime())
        print(#function)
        print(touches)
        print(event!)
        super.touchesCancelled(touches, with: event)
    }
    
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        print(CACurrentMediaTime())
        print(#function)
        print(touches)
        print(event!)
        super.touchesMoved(touches, with: event)
    }
}
