import Foundation
import Testing
import TouchKit
import TouchKitComponents
import TouchKitTesting

/// A search bar's delegate that logs its calls.
@MainActor
private final class Listener: NSObject, UISearchBarDelegate {
  var story: [String] = []
  var refusesLetters = false
  var mayBegin = true

  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    story.append("shouldBegin")
    return mayBegin
  }

  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { story.append("didBegin") }

  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    story.append("shouldEnd")
    return true
  }

  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { story.append("didEnd") }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    story.append("text \(searchText)")
  }

  func searchBar(
    _ searchBar: UISearchBar,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool {
    story.append("should \(range.location) \(text)")
    return !refusesLetters
  }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { story.append("search") }

  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { story.append("bookmark") }

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { story.append("cancel") }

  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    story.append("scope \(selectedScope)")
  }
}

@MainActor
@Suite("Search bars")
struct SearchBarTests {
  private let stage = Stage()
  private let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 320, height: 56))
  private let listener = Listener()

  init() {
    bar.delegate = listener
    stage.rootView.addSubview(bar)
    stage.application.layoutIfNeeded()
  }

  private func button(_ title: String) -> UIButton? {
    bar.subviews.lazy.compactMap { $0 as? UIButton }.first { $0.title(for: .normal) == title }
  }

  @Test("A tap begins to type, and the delegate hears of every letter and of the return key")
  func typing() {
    stage.tap(CGPoint(x: 150, y: 128))
    #expect(bar.isFirstResponder)
    #expect(bar.searchTextField.isEditing)
    for letter in ["a", "b"] { stage.keyboard.type(letter) }
    stage.keyboard.press("Return", usage: 0x28)
    #expect(
      listener.story == [
        "shouldBegin", "didBegin", "should 0 a", "text a", "should 1 b", "text ab", "search",
      ]
    )
    #expect(bar.text == "ab")
    listener.story = []
    bar.resignFirstResponder()
    #expect(listener.story == ["shouldEnd", "didEnd"])
  }

  @Test("The delegate decides whether typing begins, and which letters come in")
  func refusing() {
    listener.mayBegin = false
    bar.becomeFirstResponder()
    #expect(!bar.isFirstResponder)
    listener.mayBegin = true
    listener.refusesLetters = true
    bar.becomeFirstResponder()
    stage.keyboard.type("a")
    #expect(bar.text == "")
  }

  @Test("A text that the program sets is not told; clearing it by its button is")
  func program() throws {
    bar.text = "words"
    #expect(listener.story.isEmpty)
    stage.application.layoutIfNeeded()
    let field = bar.searchTextField
    let place = field.clearButtonRect(forBounds: field.bounds)
    stage.tap(field.convert(CGPoint(x: place.midX, y: place.midY), to: nil))
    #expect(listener.story.last == "text ")
    #expect(bar.text == "")
  }

  @Test("The Cancel button makes room for itself and tells the delegate; alone it does nothing")
  func cancel() throws {
    #expect(!bar.showsCancelButton)
    let width = bar.searchTextField.frame.width
    bar.becomeFirstResponder()
    bar.setShowsCancelButton(true, animated: true)
    stage.settle(within: 1)
    #expect(bar.searchTextField.frame.width < width - 40)
    stage.tap(try #require(button("Cancel")))
    #expect(listener.story.last == "cancel")
    #expect(bar.isFirstResponder)
    bar.resignFirstResponder()
    #expect(button("Cancel")?.isEnabled == false)
    bar.showsCancelButton = false
    stage.application.layoutIfNeeded()
    #expect(bar.searchTextField.frame.width == width)
  }

  @Test("Scopes are shown below, and the delegate hears which one is chosen")
  func scopes() throws {
    bar.scopeButtonTitles = ["All", "New"]
    #expect(bar.intrinsicContentSize.height == 56)
    bar.showsScopeBar = true
    bar.sizeToFit()
    #expect(bar.bounds.height == 100)
    stage.application.layoutIfNeeded()
    #expect(bar.selectedScopeButtonIndex == 0)
    stage.tap(CGPoint(x: 240, y: 100 + 56 + 18))
    #expect(listener.story == ["scope 1"])
    #expect(bar.selectedScopeButtonIndex == 1)
  }

  @Test("A bar has the settings of devices")
  func defaults() {
    let bar = UISearchBar()
    #expect(bar.text == "")
    #expect(bar.placeholder == nil)
    #expect(bar.searchBarStyle == .default)
    #expect(bar.returnKeyType == .search)
    #expect(bar.searchTextField.borderStyle == .roundedRect)
    #expect(bar.barPosition == .any)
    #expect(bar.scopeButtonTitles == nil)
  }
}
