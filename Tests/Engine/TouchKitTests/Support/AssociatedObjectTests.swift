import Foundation
import Testing
import TouchKit

@MainActor
@Suite("Associated objects")
struct AssociatedObjectTests {
  private static var key: UInt8 = 0
  private static var otherKey: UInt8 = 0

  @Test("What is associated is found under its key alone, and goes when it is set to nil")
  func keys() {
    let view = UIView()
    #expect(objc_getAssociatedObject(view, &Self.key) == nil)
    objc_setAssociatedObject(view, &Self.key, "a", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(view, &Self.otherKey, 3, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(view, &Self.key) as? String == "a")
    #expect(objc_getAssociatedObject(view, &Self.otherKey) as? Int == 3)
    #expect(objc_getAssociatedObject(UIView(), &Self.key) == nil)
    objc_setAssociatedObject(view, &Self.key, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(view, &Self.key) == nil)
    objc_removeAssociatedObjects(view)
    #expect(objc_getAssociatedObject(view, &Self.otherKey) == nil)
  }

  @Test("Closures are called as they were kept")
  func closures() {
    let button = UIButton()
    var count = 0
    let action: () -> Void = { count += 1 }
    objc_setAssociatedObject(button, &Self.key, action, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    (objc_getAssociatedObject(button, &Self.key) as? () -> Void)?()
    #expect(count == 1)
  }

  @Test("What is kept goes with its object; what is only assigned may go before")
  func lifetimes() {
    weak var kept: UIView?
    weak var assigned: UIView?
    var owner: UIView? = UIView()
    do {
      let first = UIView()
      let second = UIView()
      kept = first
      assigned = second
      objc_setAssociatedObject(owner as Any, &Self.key, first, .OBJC_ASSOCIATION_RETAIN)
      objc_setAssociatedObject(owner as Any, &Self.otherKey, second, .OBJC_ASSOCIATION_ASSIGN)
      #expect(objc_getAssociatedObject(owner as Any, &Self.otherKey) as? UIView === second)
    }
    #expect(kept != nil && assigned == nil)
    #expect(objc_getAssociatedObject(owner as Any, &Self.otherKey) == nil)
    owner = nil
    #expect(kept == nil)
  }

  @Test("Recognizers, layers and other objects have them too")
  func otherOwners() {
    for owner in [UITapGestureRecognizer(), CALayer(), NSObject()] as [NSObject] {
      objc_setAssociatedObject(owner, &Self.key, 7, .OBJC_ASSOCIATION_RETAIN)
      #expect(objc_getAssociatedObject(owner, &Self.key) as? Int == 7)
    }
  }

  @Test("Priorities, weights and window levels are compared, and moved by numbers")
  func numbers() {
    #expect(UILayoutPriority.required - 1 < .required && .defaultHigh + 1 == UILayoutPriority(751))
    #expect(UIWindow.Level.alert + 1 > .alert && UIWindow.Level.alert - .normal == 2000)
    #expect(UIFont.Weight.bold > .regular)
    var priority = UILayoutPriority.defaultLow
    priority -= 50
    #expect(priority.rawValue == 200)
  }
}
