extension ProvidedNames {
  // Written by the tests: see `LibrarySources`.
  static let laterMethodList = """
    UINavigationBar.backgroundImage UINavigationBar.popItem UINavigationBar.pushItem
    UINavigationBar.setBackgroundImage UINavigationBar.setItems
    UINavigationController.popToRootViewController UINavigationController.popToViewController
    UINavigationController.popViewController UINavigationController.pushViewController
    UINavigationController.setNavigationBarHidden UINavigationController.setToolbarHidden
    UINavigationController.setViewControllers UINavigationControllerDelegate.navigationController
    UINavigationItem.setHidesBackButton UINavigationItem.setLeftBarButton
    UINavigationItem.setLeftBarButtonItems UINavigationItem.setRightBarButton
    UINavigationItem.setRightBarButtonItems UINotificationFeedbackGenerator.notificationOccurred
    UIPageControl.size UIPageViewControllerDataSource.pageViewController
    UIPageViewControllerDataSource.presentationCount
    UIPageViewControllerDataSource.presentationIndex
    UIPageViewControllerDelegate.pageViewController UIPanGestureRecognizer.setTranslation
    UIPanGestureRecognizer.translation UIPanGestureRecognizer.velocity
    UIPercentDrivenInteractiveTransition.cancel UIPercentDrivenInteractiveTransition.finish
    UIPercentDrivenInteractiveTransition.pause
    UIPercentDrivenInteractiveTransition.startInteractiveTransition
    UIPercentDrivenInteractiveTransition.update UIPickerView.numberOfRows
    UIPickerView.reloadAllComponents UIPickerView.reloadComponent UIPickerView.rowSize
    UIPickerView.selectedRow UIPickerView.view UIPickerViewDataSource.numberOfComponents
    UIPickerViewDataSource.pickerView UIPickerViewDelegate.pickerView
    UIPopoverPresentationControllerDelegate.prepareForPopoverPresentation
    UIPresentationController.adaptivePresentationStyle
    UIPresentationController.containerViewDidLayoutSubviews
    UIPresentationController.containerViewWillLayoutSubviews
    UIPresentationController.dismissalTransitionDidEnd
    UIPresentationController.dismissalTransitionWillBegin
    UIPresentationController.preferredContentSizeDidChange
    UIPresentationController.presentationTransitionDidEnd
    UIPresentationController.presentationTransitionWillBegin UIPresentationController.size
    UIPresentationController.systemLayoutFittingSizeDidChange
    UIPresentationController.traitCollectionDidChange UIPresentationController.viewWillTransition
    UIPresentationController.willTransition UIPressesEvent.presses UIProgressView.setProgress
    UIPushBehavior.addItem UIPushBehavior.removeItem UIPushBehavior.setAngle
    UIPushBehavior.setTargetOffsetFromCenter UIPushBehavior.targetOffsetFromCenter
    UIRefreshControl.beginRefreshing UIRefreshControl.endRefreshing
    UIResponder.accessibilityActivate UIResponder.accessibilityDecrement
    UIResponder.accessibilityElement UIResponder.accessibilityElementCount
    UIResponder.accessibilityIncrement UIResponder.accessibilityPerformEscape
    UIResponder.accessibilityPerformMagicTap UIResponder.awakeFromNib
    UIResponder.becomeFirstResponder UIResponder.canPerformAction UIResponder.copy UIResponder.cut
    UIResponder.delete UIResponder.index UIResponder.motionBegan UIResponder.motionCancelled
    UIResponder.motionEnded UIResponder.paste UIResponder.prepareForInterfaceBuilder
    UIResponder.pressesBegan UIResponder.pressesCancelled UIResponder.pressesChanged
    UIResponder.pressesEnded UIResponder.reloadInputViews UIResponder.remoteControlReceived
    UIResponder.removeObserver UIResponder.resignFirstResponder UIResponder.select
    UIResponder.selectAll UIResponder.target UIResponder.touchesBegan UIResponder.touchesCancelled
    UIResponder.touchesEnded UIResponder.touchesEstimatedPropertiesUpdated UIResponder.touchesMoved
    UISceneDelegate.sceneDidBecomeActive UISceneDelegate.sceneDidDisconnect
    UISceneDelegate.sceneDidEnterBackground UISceneDelegate.sceneWillEnterForeground
    UISceneDelegate.sceneWillResignActive UIScreen.displayLink
    UIScrollView.adjustedContentInsetDidChange UIScrollView.flashScrollIndicators
    UIScrollView.scrollRectToVisible UIScrollView.setContentOffset UIScrollView.setZoomScale
    UIScrollView.stopScrollingAndZooming UIScrollView.touchesShouldCancel UIScrollView.zoom
    UIScrollViewDelegate.scrollViewDidChangeAdjustedContentInset
    UIScrollViewDelegate.scrollViewDidEndDecelerating UIScrollViewDelegate.scrollViewDidEndDragging
    UIScrollViewDelegate.scrollViewDidEndScrollingAnimation
    UIScrollViewDelegate.scrollViewDidScroll UIScrollViewDelegate.scrollViewDidScrollToTop
    UIScrollViewDelegate.scrollViewDidZoom UIScrollViewDelegate.scrollViewShouldScrollToTop
    UIScrollViewDelegate.scrollViewWillBeginDecelerating
    UIScrollViewDelegate.scrollViewWillBeginDragging
    UIScrollViewDelegate.scrollViewWillBeginZooming UIScrollViewDelegate.viewForZooming
    UISearchBar.setShowsCancelButton UISearchBar.setShowsScope UISearchBarDelegate.searchBar
    UISearchBarDelegate.searchBarBookmarkButtonClicked
    UISearchBarDelegate.searchBarCancelButtonClicked
    UISearchBarDelegate.searchBarSearchButtonClicked
    UISearchBarDelegate.searchBarShouldBeginEditing UISearchBarDelegate.searchBarShouldEndEditing
    UISearchBarDelegate.searchBarTextDidBeginEditing UISearchBarDelegate.searchBarTextDidEndEditing
    UISegmentedControl.actionForSegment UISegmentedControl.contentOffsetForSegment
    UISegmentedControl.imageForSegment UISegmentedControl.isEnabledForSegment
    UISegmentedControl.removeAllSegments UISegmentedControl.removeSegment
    UISegmentedControl.segmentIndex UISegmentedControl.setAction
    UISegmentedControl.setContentOffset UISegmentedControl.setEnabled UISegmentedControl.setImage
    UISegmentedControl.setTitle UISegmentedControl.setTitleTextAttributes
    UISegmentedControl.setWidth UISegmentedControl.titleForSegment
    UISegmentedControl.titleTextAttributes UISegmentedControl.widthForSegment
    UISelectionFeedbackGenerator.selectionChanged UISheetPresentationController.animateChanges
    UISheetPresentationController.invalidateDetents
    UISheetPresentationControllerDelegate.sheetPresentationControllerDidChangeSelectedDetentIdentifier
    UISlider.maximumTrackImage UISlider.maximumValueImageRect UISlider.minimumTrackImage
    UISlider.minimumValueImageRect UISlider.setMaximumTrackImage UISlider.setMinimumTrackImage
    UISlider.setThumbImage UISlider.setValue UISlider.thumbImage UISlider.trackRect
    UIStackView.addArrangedSubview UIStackView.customSpacing UIStackView.insertArrangedSubview
    UIStackView.removeArrangedSubview UIStackView.setCustomSpacing UIStepper.backgroundImage
    UIStepper.decrementImage UIStepper.incrementImage UIStepper.setBackgroundImage
    UIStepper.setDecrementImage UIStepper.setIncrementImage UISwitch.setOn UITabBar.setItems
    UITabBarController.setViewControllers UITabBarController.tabBar
    UITabBarControllerDelegate.tabBarController UITabBarDelegate.tabBar UITableView.beginUpdates
    UITableView.cellForRow UITableView.deleteRows UITableView.deleteSections
    UITableView.dequeueReusableCell UITableView.dequeueReusableHeaderFooterView
    UITableView.deselectRow UITableView.endUpdates UITableView.footerView UITableView.headerView
    UITableView.indexPath UITableView.indexPathForRow UITableView.indexPathsForRows
    UITableView.insertRows UITableView.insertSections UITableView.moveRow UITableView.numberOfRows
    UITableView.performBatchUpdates UITableView.rect UITableView.rectForFooter
    UITableView.rectForHeader UITableView.rectForRow UITableView.register UITableView.reloadData
    UITableView.reloadRows UITableView.reloadSections UITableView.scrollToNearestSelectedRow
    UITableView.setEditing UITableViewCell.didTransition UITableViewCell.gestureRecognizer
    UITableViewCell.prepareForReuse UITableViewCell.setEditing UITableViewCell.setHighlighted
    UITableViewCell.setSelected UITableViewCell.willTransition
    UITableViewController.numberOfSections
    UITableViewController.scrollViewDidChangeAdjustedContentInset
    UITableViewController.scrollViewDidEndDecelerating
    UITableViewController.scrollViewDidEndDragging
    UITableViewController.scrollViewDidEndScrollingAnimation
    UITableViewController.scrollViewDidScroll UITableViewController.scrollViewDidScrollToTop
    UITableViewController.scrollViewDidZoom UITableViewController.scrollViewShouldScrollToTop
    UITableViewController.scrollViewWillBeginDecelerating
    UITableViewController.scrollViewWillBeginDragging
    UITableViewController.scrollViewWillBeginZooming UITableViewController.tableView
    UITableViewController.viewForZooming UITableViewDataSource.numberOfSections
    UITableViewDataSource.tableView UITableViewDelegate.tableView
    UITableViewDiffableDataSource.applySnapshotUsingReloadData UITableViewDiffableDataSource.index
    UITableViewDiffableDataSource.indexPath UITableViewDiffableDataSource.itemIdentifier
    UITableViewDiffableDataSource.numberOfSections UITableViewDiffableDataSource.sectionIdentifier
    UITableViewDiffableDataSource.snapshot UITableViewDiffableDataSource.tableView
    UITableViewHeaderFooterView.prepareForReuse UITextField.borderRect UITextField.caretRect
    UITextField.characterRange UITextField.clearButtonRect UITextField.closestPosition
    UITextField.compare UITextField.deleteBackward UITextField.drawPlaceholder UITextField.drawText
    UITextField.editingRect UITextField.firstRect UITextField.insertText UITextField.leftViewRect
    UITextField.offset UITextField.placeholderRect UITextField.position UITextField.replace
    UITextField.rightViewRect UITextField.text UITextField.textRange UITextField.textRect
    UITextFieldDelegate.textFieldDidBeginEditing UITextFieldDelegate.textFieldDidChangeSelection
    UITextFieldDelegate.textFieldDidEndEditing UITextFieldDelegate.textFieldShouldBeginEditing
    UITextFieldDelegate.textFieldShouldClear UITextFieldDelegate.textFieldShouldEndEditing
    UITextFieldDelegate.textFieldShouldReturn UITextInput.caretRect UITextInput.characterRange
    UITextInput.closestPosition UITextInput.compare UITextInput.firstRect UITextInput.offset
    UITextInput.position UITextInput.replace UITextInput.text UITextInput.textRange
    UITextView.caretRect UITextView.characterRange UITextView.closestPosition UITextView.compare
    UITextView.deleteBackward UITextView.firstRect UITextView.insertText UITextView.offset
    UITextView.position UITextView.replace UITextView.scrollRangeToVisible UITextView.text
    UITextView.textRange UITextViewDelegate.textViewDidBeginEditing
    UITextViewDelegate.textViewDidChange UITextViewDelegate.textViewDidChangeSelection
    UITextViewDelegate.textViewDidEndEditing UITextViewDelegate.textViewShouldBeginEditing
    UITextViewDelegate.textViewShouldEndEditing UIToolbar.setItems UITouch.azimuthAngle
    UITouch.azimuthUnitVector UITouch.location UITouch.preciseLocation
    UITouch.precisePreviousLocation UITouch.previousLocation
    UITraitChangeObservable.registerForTraitChanges
    UITraitChangeObservable.unregisterForTraitChanges UITraitCollection.containsTraits
    UITraitCollection.copy UITraitCollection.hasDifferentColorAppearance
    UITraitCollection.performAsCurrent UITraitEnvironment.traitCollectionDidChange UIView.action
    UIView.addConstraint UIView.addConstraints UIView.addGestureRecognizer UIView.addInteraction
    UIView.addLayoutGuide UIView.addSubview UIView.alignmentRect UIView.bringSubviewToFront
    UIView.constraintsAffectingLayout UIView.contentCompressionResistancePriority
    UIView.contentHuggingPriority UIView.convert UIView.didAddSubview UIView.didMoveToSuperview
    UIView.didMoveToWindow UIView.display UIView.draw UIView.drawHierarchy UIView.endEditing
    UIView.exchangeSubview UIView.frame UIView.gestureRecognizerShouldBegin UIView.hitTest
    UIView.insertSubview UIView.invalidateIntrinsicContentSize UIView.isDescendant
    UIView.layerWillDraw UIView.layoutIfNeeded UIView.layoutMarginsDidChange UIView.layoutSublayers
    UIView.layoutSubviews UIView.needsUpdateConstraints UIView.point UIView.recursiveDescription
    UIView.removeConstraint UIView.removeConstraints UIView.removeFromSuperview
    UIView.removeGestureRecognizer UIView.removeInteraction UIView.removeLayoutGuide
    UIView.safeAreaInsetsDidChange UIView.sendSubviewToBack
    UIView.setContentCompressionResistancePriority UIView.setContentHuggingPriority
    UIView.setNeedsDisplay UIView.setNeedsLayout UIView.setNeedsUpdateConstraints
    UIView.sizeThatFits UIView.sizeToFit UIView.snapshotView UIView.systemLayoutSizeFitting
    UIView.tintColorDidChange UIView.traitCollectionDidChange UIView.updateConstraints
    UIView.updateConstraintsIfNeeded UIView.viewWithTag UIView.willMove UIView.willRemoveSubview
    UIViewAnimating.finishAnimation UIViewAnimating.pauseAnimation UIViewAnimating.startAnimation
    UIViewAnimating.stopAnimation UIViewController.addChild UIViewController.addKeyCommand
    UIViewController.beginAppearanceTransition UIViewController.didMove
    UIViewController.didReceiveMemoryWarning UIViewController.dismiss
    UIViewController.endAppearanceTransition UIViewController.hierarchyDescription
    UIViewController.loadView UIViewController.loadViewIfNeeded
    UIViewController.preferredContentSizeDidChange UIViewController.removeFromParent
    UIViewController.removeKeyCommand UIViewController.setEditing
    UIViewController.setNeedsStatusBarAppearanceUpdate
    UIViewController.setNeedsUpdateOfHomeIndicatorAutoHidden
    UIViewController.setNeedsUpdateOfScreenEdgesDeferringSystemGestures
    UIViewController.setToolbarItems UIViewController.show UIViewController.size
    UIViewController.systemLayoutFittingSizeDidChange UIViewController.traitCollectionDidChange
    UIViewController.updateViewConstraints UIViewController.viewDidAppear
    UIViewController.viewDidDisappear UIViewController.viewDidLayoutSubviews
    UIViewController.viewDidLoad UIViewController.viewIsAppearing
    UIViewController.viewSafeAreaInsetsDidChange UIViewController.viewWillAppear
    UIViewController.viewWillDisappear UIViewController.viewWillLayoutSubviews
    UIViewController.viewWillTransition UIViewController.willMove UIViewController.willTransition
    UIViewControllerAnimatedTransitioning.animateTransition
    UIViewControllerAnimatedTransitioning.animationEnded
    UIViewControllerAnimatedTransitioning.interruptibleAnimator
    UIViewControllerAnimatedTransitioning.transitionDuration
    UIViewControllerContextTransitioning.cancelInteractiveTransition
    UIViewControllerContextTransitioning.completeTransition
    UIViewControllerContextTransitioning.finalFrame
    UIViewControllerContextTransitioning.finishInteractiveTransition
    UIViewControllerContextTransitioning.initialFrame
    UIViewControllerContextTransitioning.pauseInteractiveTransition
    UIViewControllerContextTransitioning.updateInteractiveTransition
    UIViewControllerContextTransitioning.view UIViewControllerContextTransitioning.viewController
    UIViewControllerInteractiveTransitioning.startInteractiveTransition
    UIViewControllerTransitionCoordinator.animate
    UIViewControllerTransitionCoordinator.notifyWhenInteractionChanges
    UIViewControllerTransitionCoordinatorContext.view
    UIViewControllerTransitionCoordinatorContext.viewController
    UIViewControllerTransitioningDelegate.animationController
    UIViewControllerTransitioningDelegate.interactionControllerForDismissal
    UIViewControllerTransitioningDelegate.interactionControllerForPresentation
    UIViewImplicitlyAnimating.addAnimations UIViewImplicitlyAnimating.addCompletion
    UIViewImplicitlyAnimating.continueAnimation UIViewPropertyAnimator.addAnimations
    UIViewPropertyAnimator.addCompletion UIViewPropertyAnimator.continueAnimation
    UIViewPropertyAnimator.finishAnimation UIViewPropertyAnimator.pauseAnimation
    UIViewPropertyAnimator.startAnimation UIViewPropertyAnimator.stopAnimation UIVisualEffect.copy
    UIWindow.becomeKey UIWindow.convert UIWindow.makeKey UIWindow.makeKeyAndVisible
    UIWindow.resignKey UIWindow.sendEvent UndoManager.beginUndoGrouping
    UndoManager.disableUndoRegistration UndoManager.enableUndoRegistration
    UndoManager.endUndoGrouping UndoManager.redo UndoManager.redoMenuTitle UndoManager.registerUndo
    UndoManager.removeAllActions UndoManager.setActionName UndoManager.undo
    UndoManager.undoMenuTitle UndoManager.undoNestedGroup
    """
}
