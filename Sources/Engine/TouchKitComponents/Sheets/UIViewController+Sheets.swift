@_spi(Components) public import TouchKit

extension UIViewController {
  /// The sheet that shows the controller, or will; nil for styles that are none.
  ///
  /// A controller of the style `.automatic` is shown as a sheet from now on.
  public final var sheetPresentationController: UISheetPresentationController? {
    if let parentReference { return parentReference.sheetPresentationController }
    if modalPresentationStyle == .automatic, presenter == nil,
      !(activePresentation is UISheetPresentationController)
    {
      activePresentation = UISheetPresentationController(
        presentedViewController: self,
        presenting: nil
      )
    }
    return presentationController as? UISheetPresentationController
  }

  /// The popover that shows the controller, or will; nil for other styles.
  public final var popoverPresentationController: UIPopoverPresentationController? {
    if let parentReference { return parentReference.popoverPresentationController }
    guard modalPresentationStyle == .popover else { return nil }
    if let sheet = activePresentation as? UISheetPresentationController { return sheet.popover }
    return presentationController as? UIPopoverPresentationController
  }
}
