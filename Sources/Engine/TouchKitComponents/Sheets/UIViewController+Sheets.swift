@_spi(Components) public import TouchKit

extension UIViewController {
  /// The sheet that presents, or will present, the controller; nil for other styles.
  ///
  /// After the first read, a controller with the style `.automatic` is presented as a sheet.
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

  /// The popover that presents, or will present, the controller; nil for other styles.
  public final var popoverPresentationController: UIPopoverPresentationController? {
    if let parentReference { return parentReference.popoverPresentationController }
    guard modalPresentationStyle == .popover else { return nil }
    if let sheet = activePresentation as? UISheetPresentationController { return sheet.popover }
    return presentationController as? UIPopoverPresentationController
  }
}
