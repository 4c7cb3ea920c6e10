import Testing
import TouchKit

@MainActor
@Suite("Tags of views")
struct TagTests {
  @Test(
    "any number is kept, whatever stood there before",
    arguments: [0, 7, -7, Int(Int32.max), Int(Int32.min), Int(Int32.min) - 1, .max, .min]
  )
  func anyNumber(tag: Int) {
    for former in [0, 12, .max, Int(Int32.min)] {
      let view = UIView()
      #expect(view.tag == 0)
      view.tag = former
      view.tag = tag
      #expect(view.tag == tag)
    }
  }

  @Test("a view is found by its own tag and by those of views below it", arguments: [3, Int.max])
  func finding(tag: Int) {
    let (root, branch, leaf) = (UIView(), UIView(), UIView())
    root.addSubview(branch)
    branch.addSubview(leaf)
    leaf.tag = tag
    #expect(root.viewWithTag(tag) === leaf)
    #expect(leaf.viewWithTag(tag) === leaf)
    #expect(root.viewWithTag(4) == nil)
  }
}
