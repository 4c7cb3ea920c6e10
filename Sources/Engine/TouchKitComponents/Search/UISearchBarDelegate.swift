public import Foundation
@_spi(Components) import TouchKit

/// Called for what happens in a search bar, and has a say in it; every method is optional (Apple:
/// UISearchBarDelegate).
///
/// The bar itself does nothing but show: the delegate ends editing with `resignFirstResponder`.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  /// Whether typing may begin; true unless said.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool

  /// Typing began.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)

  /// Whether typing may end; true unless said.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool

  /// Typing ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)

  /// The user changed the text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)

  /// Whether the user may put a text in the place of a part; true unless said.
  func searchBar(
    _ searchBar: UISearchBar,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool

  /// The user pressed the return key.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)

  /// The user pressed the bookmark button.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)

  /// The user pressed the Cancel button.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)

  /// The user chose another scope.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Typing may begin.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }

  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}

  /// Typing may end.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }

  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}

  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}

  /// The text may change.
  public func searchBar(
    _ searchBar: UISearchBar,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool { true }

  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}

  /// Does nothing.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}

  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}

  /// Does nothing.
  public func searchBar(
    _ searchBar: UISearchBar,
    selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}
