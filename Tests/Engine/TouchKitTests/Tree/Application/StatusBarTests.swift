import Foundation
import Testing
import TouchKit
import TouchKitTestSupport
import TouchKitTesting

@MainActor
@Suite("A tap on the status bar")
struct StatusBarTests {
  private final class Delegate: NSObject, UIScrollViewDelegate {
    var allows = true
    var story: [String] = []

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
      story.append("should")
      return allows
    }

    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { story.append("did") }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { story.append("end") }
  }

  private let stage = Stage(size: CGSize(width: 200, height: 200))
  private let view = UIScrollView(frame: rect(0, 0, 200, 200))
  private let delegate = Delegate()

  init() {
    view.contentSize = CGSize(width: 200, height: 1000)
    view.contentInset.top = 20
    view.contentOffset.y = 500
    view.delegate = delegate
    stage.rootView.addSubview(view)
  }

  @Test("The only scroll view that wants to goes to its top, and tells so when it is there")
  func single() {
    #expect(stage.tapStatusBar() === view)
    #expect(delegate.story == ["should"])
    stage.settle()
    #expect(view.contentOffset.y == -20 && delegate.story == ["should", "did"])
    stage.tapStatusBar()
    #expect(delegate.story == ["should", "did", "should", "did"])
  }

  @Test("A delegate that refuses is obeyed")
  func refused() {
    delegate.allows = false
    #expect(stage.tapStatusBar() == nil)
    stage.settle()
    #expect(view.contentOffset.y == 500 && delegate.story == ["should"])
  }

  @Test("With two that want to, nothing moves; with one that does not, the other one does")
  func several() {
    let other = UIScrollView(frame: rect(0, 0, 50, 50))
    stage.rootView.addSubview(other)
    #expect(stage.tapStatusBar() == nil)
    other.scrollsToTop = false
    #expect(stage.tapStatusBar() === view)
    other.scrollsToTop = true
    other.isHidden = true
    #expect(stage.tapStatusBar() === view)
  }
}
