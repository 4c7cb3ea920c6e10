import Foundation
import Geometry
import Testing
import TouchKit
import TouchKitComponents
import TouchKitTesting

@MainActor
@Suite("Page view controllers")
struct PageViewControllerTests {
  let stage = Stage(size: CGSize(width: 320, height: 600))
  let book = Book()
  let pager = UIPageViewController(
    transitionStyle: .scroll,
    navigationOrientation: .horizontal,
    options: [.interPageSpacing: 20]
  )

  init() {
    pager.dataSource = book
    pager.delegate = book
    stage.window.rootViewController = pager
    pager.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    stage.window.layoutIfNeeded()
    book.log = []
  }

  private func swipe(_ way: CGFloat) {
    stage.finger.drag(
      from: CGPoint(x: 160, y: 300),
      by: CGVector(dx: way, dy: 0),
      over: 0.2
    )
    stage.advance(by: 2)
    stage.window.layoutIfNeeded()
  }

  private var place: CGRect? {
    pager.viewControllers?.first.map { $0.view.convert($0.view.bounds, to: nil) }
  }

  @Test("The shown page fills the view and is a child")
  func showing() {
    #expect(pager.viewControllers == [book.pages[0]] && pager.children == [book.pages[0]])
    #expect(place == CGRect(x: 0, y: 0, width: 320, height: 600))
    #expect(pager.transitionStyle == .scroll && pager.gestureRecognizers.isEmpty)
  }

  @Test("A swipe turns to the next page; pages and delegate hear of it in order")
  func swiping() {
    swipe(-200)
    #expect(pager.viewControllers == [book.pages[1]] && pager.children == [book.pages[1]])
    #expect(place == CGRect(x: 0, y: 0, width: 320, height: 600))
    #expect(
      book.log == [
        "will 1", "1 will appear", "0 will disappear", "1 did appear", "0 did disappear",
        "did 0 true",
      ]
    )
    swipe(-200)
    swipe(-200)
    #expect(pager.viewControllers == [book.pages[2]])
    swipe(200)
    #expect(pager.viewControllers == [book.pages[1]])
  }

  @Test("A swipe that goes back leaves the page, and says so")
  func cancelled() {
    let finger = stage.finger
    finger.down(CGPoint(x: 160, y: 300))
    finger.glide(to: CGPoint(x: 60, y: 300), over: 0.3)
    finger.glide(to: CGPoint(x: 150, y: 300), over: 0.5)
    stage.advance(by: 0.3)
    finger.up()
    stage.advance(by: 2)
    #expect(pager.viewControllers == [book.pages[0]] && pager.children == [book.pages[0]])
    #expect(book.log.first == "will 1" && book.log.last == "did 0 false")
    #expect(book.log.contains("1 did disappear") && book.log.contains("0 did appear"))
  }

  @Test("At the ends the row bounces")
  func ends() {
    swipe(200)
    #expect(pager.viewControllers == [book.pages[0]] && book.log == [])
  }

  @Test("The program turns pages animated, without the delegate")
  func program() {
    var isFinished: Bool?
    pager.setViewControllers([book.pages[2]], direction: .forward, animated: true) {
      isFinished = $0
    }
    stage.advance(by: 0.05)
    #expect(isFinished == nil)
    stage.advance(by: 2)
    #expect(isFinished == true && pager.viewControllers == [book.pages[2]])
    #expect(!book.log.contains { $0.hasPrefix("will ") || $0.hasPrefix("did ") })
    pager.setViewControllers([book.pages[1]], direction: .reverse, animated: true)
    stage.advance(by: 2)
    #expect(place == CGRect(x: 0, y: 0, width: 320, height: 600))
    swipe(-200)
    #expect(pager.viewControllers == [book.pages[2]])
  }

  @Test("Without a data source fingers turn no pages; dots are below where they are counted")
  func sources() {
    pager.dataSource = nil
    swipe(-200)
    #expect(pager.viewControllers == [book.pages[0]])
    book.count = 3
    pager.dataSource = book
    stage.window.layoutIfNeeded()
    stage.window.layoutIfNeeded()
    let dots = pager.view.subviews.compactMap { $0 as? UIPageControl }.first
    #expect(dots?.numberOfPages == 3 && dots?.currentPage == 0)
    #expect(place?.height == 563)
    swipe(-200)
    #expect(dots?.currentPage == 1)
  }

  @Test("The scroll view's delegate may be somebody else")
  func delegate() {
    let scroll = pager.view.subviews.compactMap { $0 as? UIScrollView }.first
    let spy = ScrollSpy()
    scroll?.delegate = spy
    swipe(-200)
    #expect(spy.moves > 3 && pager.viewControllers == [book.pages[1]])
  }
}

private final class ScrollSpy: NSObject, UIScrollViewDelegate {
  var moves = 0

  func scrollViewDidScroll(_ scrollView: UIScrollView) { moves += 1 }
}

final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  var log: [String] = []
  var count = 0
  private(set) lazy var pages = (0..<3).map { Page($0, self) }

  final class Page: UIViewController {
    let number: Int
    unowned let book: Book

    init(_ number: Int, _ book: Book) {
      (self.number, self.book) = (number, book)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) { book.log.append("\(number) will appear") }
    override func viewDidAppear(_ animated: Bool) { book.log.append("\(number) did appear") }
    override func viewWillDisappear(_ animated: Bool) {
      book.log.append("\(number) will disappear")
    }
    override func viewDidDisappear(_ animated: Bool) { book.log.append("\(number) did disappear") }
  }

  private func page(_ controller: UIViewController, _ step: Int) -> UIViewController? {
    guard let page = controller as? Page else { return nil }
    let number = page.number + step
    return pages.indices.contains(number) ? pages[number] : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(viewController, -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(viewController, 1) }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { count }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    log.append("will \(pendingViewControllers.compactMap { ($0 as? Page)?.number }[0])")
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) {
    let previous = previousViewControllers.compactMap { ($0 as? Page)?.number }[0]
    log.append("did \(previous) \(completed)")
  }
}
