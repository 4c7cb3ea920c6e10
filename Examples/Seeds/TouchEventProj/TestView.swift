//
//  TestView.swift
//  TouchEventProj
//
//  Created by littledou on 2020/11/12.
//

import UIKit

class TestView : UIView { // 自定义UIView方法,覆写响应方法
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        print(NSStringFromClass(self.classForCoder))
        print(#function)
        super.touchesBegan(touches, with: event)
    }
    
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        print(NSStringFromClass(self.classForCoder))
        print(#function)
        super.touchesEnded(touches, with: event)
    }
    
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        print(NSStringFromClass(self.classForCoder))
        print(#function)
        super.touchesCancelled(touches, with: event)
    }
    
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        print(NSStringFromClass(self.classForCoder))
        print(#function)
        super.touchesMoved(touches, with: event)
    }
}

class TestGestureRecognizer : UITapGestureRecognizer { // 自定义UITapGestureRecognizer方法,覆写识别手势的方法
    var tag:NSInteger?
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        print(NSStringFromClass(self.classForCoder))
        print(#function)
        super.touchesBegan(touches, with: event)
    }
    
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        print(NSStringFromClass(self.classForCoder))
        print(#function)
        super.touchesEnded(touches, with: event)
    }
    
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        print(NSStringFromClass(self.classForCoder))
        print(#function)
        super.touchesCancelled(touches, with: event)
    }
    
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        print(NSStringFromClass(self.classForCoder))
        print(#function)
        super.touchesMoved(touches, with: event)
    }
}
