public import Foundation
@_spi(Components) import TouchKit

/// A delegate that is called for events of a search bar; every method is optional (Apple:
/// UISearchBarDelegate).
///
/// The bar itself does not react to events: the delegate ends editing with `resignFirstResponder`.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  /// Whether editing can begin; true by default.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool

  /// Called when editing began.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)

  /// Whether editing can end; true by default.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool

  /// Called when editing ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)

  /// Called when the user changed the text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)

  /// Whether the user can replace a part of the text; true by default.
  func searchBar(
    _ searchBar: UISearchBar,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool

  /// Called when the user pressed the return key.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)

  /// Called when the user pressed the bookmark button.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)

  /// Called when the user pressed the Cancel button.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)

  /// Called when the user selected another scope.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Returns true.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }

  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}

  /// Returns true.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }

  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}

  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}

  /// Returns true.
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
