extension ProvidedNames {
  // Written by the tests: see `LibrarySources`.
  static let methodList = """
    CAAnimation.copy CAAnimation.setValue CAAnimation.value CAAnimationDelegate.animationDidStart
    CAAnimationDelegate.animationDidStop CADisplayLink.add CADisplayLink.invalidate
    CADisplayLink.remove CALayer.action CALayer.add CALayer.addSublayer CALayer.affineTransform
    CALayer.animation CALayer.animationKeys CALayer.contains CALayer.convert CALayer.convertTime
    CALayer.display CALayer.displayIfNeeded CALayer.draw CALayer.hitTest CALayer.insertSublayer
    CALayer.layoutIfNeeded CALayer.layoutSublayers CALayer.model CALayer.needsDisplay
    CALayer.preferredFrameSize CALayer.presentation CALayer.removeAllAnimations
    CALayer.removeAnimation CALayer.removeFromSuperlayer CALayer.removeObserver CALayer.render
    CALayer.replaceSublayer CALayer.setAffineTransform CALayer.setNeedsDisplay
    CALayer.setNeedsLayout CALayer.setValue CALayer.value CALayerDelegate.action
    CALayerDelegate.display CALayerDelegate.draw CALayerDelegate.layerWillDraw
    CALayerDelegate.layoutSublayers CAMediaTimingFunction.copy
    CAMediaTimingFunction.getControlPoint CGAffineTransform.concatenating
    CGAffineTransform.decomposed CGAffineTransform.encode CGAffineTransform.inverted
    CGAffineTransform.rotated CGAffineTransform.scaledBy CGAffineTransform.translatedBy
    CGColor.copy CGColor.hash CGColorSpace.hash CGContext.addEllipse CGContext.addLine
    CGContext.addLines CGContext.addPath CGContext.addQuadCurve CGContext.addRect
    CGContext.addRects CGContext.beginPath CGContext.beginTransparencyLayer CGContext.clear
    CGContext.clip CGContext.closePath CGContext.concatenate CGContext.convertToDeviceSpace
    CGContext.convertToUserSpace CGContext.draw CGContext.drawPath CGContext.endTransparencyLayer
    CGContext.fill CGContext.fillEllipse CGContext.fillPath CGContext.makeImage CGContext.move
    CGContext.pathContains CGContext.replacePathWithStrokedPath CGContext.restoreGState
    CGContext.rotate CGContext.saveGState CGContext.scaleBy CGContext.setAllowsAntialiasing
    CGContext.setAlpha CGContext.setBlendMode CGContext.setFillColor CGContext.setFillColorSpace
    CGContext.setLineCap CGContext.setLineDash CGContext.setLineJoin CGContext.setLineWidth
    CGContext.setMiterLimit CGContext.setShadow CGContext.setShouldAntialias
    CGContext.setStrokeColor CGContext.setStrokeColorSpace CGContext.stroke CGContext.strokeEllipse
    CGContext.strokeLineSegments CGContext.strokePath CGContext.translateBy CGImage.cropping
    CGImage.hash CGMutablePath.addEllipse CGMutablePath.addLine CGMutablePath.addLines
    CGMutablePath.addPath CGMutablePath.addRect CGMutablePath.addRects CGMutablePath.closeSubpath
    CGMutablePath.move CGPath.apply CGPath.applyWithBlock CGPath.copy CGPath.flattened CGPath.hash
    CGPath.isRect CGPath.mutableCopy CGVector.encode NSDiffableDataSourceSnapshot.appendItems
    NSDiffableDataSourceSnapshot.appendSections NSDiffableDataSourceSnapshot.deleteAllItems
    NSDiffableDataSourceSnapshot.deleteItems NSDiffableDataSourceSnapshot.deleteSections
    NSDiffableDataSourceSnapshot.indexOfItem NSDiffableDataSourceSnapshot.indexOfSection
    NSDiffableDataSourceSnapshot.insertItems NSDiffableDataSourceSnapshot.insertSections
    NSDiffableDataSourceSnapshot.itemIdentifiers NSDiffableDataSourceSnapshot.moveItem
    NSDiffableDataSourceSnapshot.moveSection NSDiffableDataSourceSnapshot.numberOfItems
    NSDiffableDataSourceSnapshot.reconfigureItems NSDiffableDataSourceSnapshot.reloadItems
    NSDiffableDataSourceSnapshot.reloadSections NSDiffableDataSourceSnapshot.sectionIdentifier
    NSKeyValueObservation.invalidate NSLayoutAnchor.constraint NSLayoutDimension.constraint
    NSLayoutManager.addTextContainer NSLayoutManager.boundingRect
    NSLayoutManager.characterIndexForGlyph NSLayoutManager.characterRange
    NSLayoutManager.drawBackground NSLayoutManager.drawGlyphs NSLayoutManager.ensureLayout
    NSLayoutManager.enumerateLineFragments NSLayoutManager.glyphIndex
    NSLayoutManager.glyphIndexForCharacter NSLayoutManager.glyphRange
    NSLayoutManager.insertTextContainer NSLayoutManager.lineFragmentRect
    NSLayoutManager.lineFragmentUsedRect NSLayoutManager.location
    NSLayoutManager.removeTextContainer NSLayoutManager.usedRect
    NSLayoutXAxisAnchor.anchorWithOffset NSLayoutXAxisAnchor.constraint
    NSLayoutYAxisAnchor.anchorWithOffset NSLayoutYAxisAnchor.constraint NSParagraphStyle.copy
    NSParagraphStyle.mutableCopy NSShadow.copy NSTextStorage.addLayoutManager
    NSTextStorage.removeLayoutManager PixelRectangle.contains PixelRectangle.intersection
    PixelRectangle.union Quad.share Selector.hash UIAction.performWithSender
    UIActivityIndicatorView.startAnimating UIActivityIndicatorView.stopAnimating
    UIAdaptivePresentationControllerDelegate.adaptivePresentationStyle
    UIAdaptivePresentationControllerDelegate.presentationController
    UIAdaptivePresentationControllerDelegate.presentationControllerDidAttemptToDismiss
    UIAdaptivePresentationControllerDelegate.presentationControllerDidDismiss
    UIAdaptivePresentationControllerDelegate.presentationControllerShouldDismiss
    UIAdaptivePresentationControllerDelegate.presentationControllerWillDismiss
    UIAlertController.addAction UIAlertController.addTextField UIApplication.advance
    UIApplication.apply UIApplication.beginIgnoringInteractionEvents UIApplication.canOpenURL
    UIApplication.endIgnoringInteractionEvents UIApplication.hitTestReports
    UIApplication.layoutIfNeeded UIApplication.picture UIApplication.send UIApplication.sendEvent
    UIApplication.takeDamage UIApplication.treeSnapshot UIApplicationDelegate.application
    UIApplicationDelegate.applicationDidBecomeActive
    UIApplicationDelegate.applicationDidEnterBackground
    UIApplicationDelegate.applicationDidFinishLaunching
    UIApplicationDelegate.applicationWillEnterForeground
    UIApplicationDelegate.applicationWillResignActive
    UIApplicationDelegate.applicationWillTerminate
    UIBackgroundConfiguration.resolvedBackgroundColor UIBackgroundConfiguration.resolvedStrokeColor
    UIBarAppearance.configureWithDefaultBackground UIBarAppearance.configureWithOpaqueBackground
    UIBarAppearance.configureWithTransparentBackground UIBarAppearance.copy
    UIBarItem.setTitleTextAttributes UIBarItem.titleTextAttributes
    UIBarPositioningDelegate.position UIBezierPath.addClip UIBezierPath.addLine
    UIBezierPath.addQuadCurve UIBezierPath.append UIBezierPath.apply UIBezierPath.close
    UIBezierPath.contains UIBezierPath.copy UIBezierPath.fill UIBezierPath.move
    UIBezierPath.removeAllPoints UIBezierPath.reversing UIBezierPath.stroke
    UIButton.attributedTitle UIButton.backgroundImage UIButton.backgroundRect UIButton.contentRect
    UIButton.image UIButton.imageRect UIButton.setAttributedTitle UIButton.setBackgroundImage
    UIButton.setImage UIButton.setNeedsUpdateConfiguration UIButton.setTitle UIButton.setTitleColor
    UIButton.setTitleShadowColor UIButton.title UIButton.titleColor UIButton.titleRect
    UIButton.titleShadowColor UIButton.updateConfiguration UICollectionReusableView.apply
    UICollectionReusableView.prepareForReuse UICollectionView.beginInteractiveMovementForItem
    UICollectionView.cancelInteractiveMovement UICollectionView.cellForItem
    UICollectionView.deleteItems UICollectionView.deleteSections
    UICollectionView.dequeueReusableCell UICollectionView.deselectItem
    UICollectionView.endInteractiveMovement UICollectionView.indexPath
    UICollectionView.indexPathForItem UICollectionView.insertItems UICollectionView.insertSections
    UICollectionView.layoutAttributesForItem
    UICollectionView.layoutAttributesForSupplementaryElement UICollectionView.moveItem
    UICollectionView.numberOfItems UICollectionView.performBatchUpdates UICollectionView.register
    UICollectionView.reloadData UICollectionView.reloadItems UICollectionView.reloadSections
    UICollectionView.setCollectionViewLayout UICollectionView.supplementaryView
    UICollectionView.updateInteractiveMovementTargetPosition
    UICollectionViewController.collectionView UICollectionViewController.numberOfSections
    UICollectionViewController.scrollViewDidChangeAdjustedContentInset
    UICollectionViewController.scrollViewDidEndDecelerating
    UICollectionViewController.scrollViewDidEndDragging
    UICollectionViewController.scrollViewDidEndScrollingAnimation
    UICollectionViewController.scrollViewDidScroll
    UICollectionViewController.scrollViewDidScrollToTop
    UICollectionViewController.scrollViewDidZoom
    UICollectionViewController.scrollViewShouldScrollToTop
    UICollectionViewController.scrollViewWillBeginDecelerating
    UICollectionViewController.scrollViewWillBeginDragging
    UICollectionViewController.scrollViewWillBeginZooming UICollectionViewController.viewForZooming
    UICollectionViewDataSource.collectionView UICollectionViewDataSource.numberOfSections
    UICollectionViewDelegate.collectionView
    UICollectionViewDiffableDataSource.applySnapshotUsingReloadData
    UICollectionViewDiffableDataSource.collectionView UICollectionViewDiffableDataSource.index
    UICollectionViewDiffableDataSource.indexPath UICollectionViewDiffableDataSource.itemIdentifier
    UICollectionViewDiffableDataSource.numberOfSections
    UICollectionViewDiffableDataSource.sectionIdentifier
    UICollectionViewDiffableDataSource.snapshot
    UICollectionViewLayout.finalLayoutAttributesForDisappearingItem
    UICollectionViewLayout.finalizeCollectionViewUpdates
    UICollectionViewLayout.initialLayoutAttributesForAppearingItem
    UICollectionViewLayout.invalidateLayout UICollectionViewLayout.invalidationContext
    UICollectionViewLayout.layoutAttributesForElements
    UICollectionViewLayout.layoutAttributesForItem
    UICollectionViewLayout.layoutAttributesForSupplementaryView UICollectionViewLayout.prepare
    UICollectionViewLayout.shouldInvalidateLayout UICollectionViewLayout.targetContentOffset
    UICollectionViewLayoutAttributes.copy UICollectionViewLayoutInvalidationContext.invalidateItems
    UICollectionViewLayoutInvalidationContext.invalidateSupplementaryElements
    UICollisionBehavior.addBoundary UICollisionBehavior.addItem UICollisionBehavior.boundary
    UICollisionBehavior.removeAllBoundaries UICollisionBehavior.removeBoundary
    UICollisionBehavior.removeItem UICollisionBehavior.setTranslatesReferenceBoundsIntoBoundary
    UIColor.copy UIColor.getWhite UIColor.resolvedColor UIColor.set UIColor.setFill
    UIColor.setStroke UIColor.withAlphaComponent UIConfigurationColorTransformer.callAsFunction
    UIConfigurationTextAttributesTransformer.callAsFunction
    UIContentContainer.preferredContentSizeDidChange UIContentContainer.size
    UIContentContainer.systemLayoutFittingSizeDidChange UIContentContainer.viewWillTransition
    UIContentContainer.willTransition UIContextMenuInteraction.didMove
    UIContextMenuInteraction.dismissMenu UIContextMenuInteraction.location
    UIContextMenuInteraction.willMove UIContextMenuInteractionAnimating.addAnimations
    UIContextMenuInteractionAnimating.addCompletion
    UIContextMenuInteractionDelegate.contextMenuInteraction UIControl.actions UIControl.addAction
    UIControl.beginTracking UIControl.cancelTracking UIControl.continueTracking
    UIControl.endTracking UIControl.enumerateEventHandlers UIControl.performPrimaryAction
    UIControl.removeAction UIControl.sendAction UIControl.sendActions UICoordinateSpace.convert
    UIDevice.beginGeneratingDeviceOrientationNotifications
    UIDevice.endGeneratingDeviceOrientationNotifications UIDevice.playInputClick
    UIDynamicAnimator.addBehavior UIDynamicAnimator.items UIDynamicAnimator.removeAllBehaviors
    UIDynamicAnimator.removeBehavior UIDynamicAnimator.updateItem
    UIDynamicAnimatorDelegate.dynamicAnimatorDidPause
    UIDynamicAnimatorDelegate.dynamicAnimatorWillResume UIDynamicBehavior.addChildBehavior
    UIDynamicBehavior.removeChildBehavior UIDynamicBehavior.willMove
    UIDynamicItemBehavior.addAngularVelocity UIDynamicItemBehavior.addItem
    UIDynamicItemBehavior.addLinearVelocity UIDynamicItemBehavior.angularVelocity
    UIDynamicItemBehavior.linearVelocity UIDynamicItemBehavior.removeItem UIEvent.coalescedTouches
    UIEvent.predictedTouches UIEvent.touches UIFeedbackGenerator.prepare UIFont.copy
    UIFont.withSize UIFontDescriptor.copy UIFontDescriptor.withDesign UIFontDescriptor.withSize
    UIFontDescriptor.withSymbolicTraits UIFontMetrics.scaledFont UIFontMetrics.scaledValue
    UIGestureRecognizer.addTarget UIGestureRecognizer.canBePrevented UIGestureRecognizer.canPrevent
    UIGestureRecognizer.ignore UIGestureRecognizer.location UIGestureRecognizer.pressesBegan
    UIGestureRecognizer.pressesCancelled UIGestureRecognizer.pressesChanged
    UIGestureRecognizer.pressesEnded UIGestureRecognizer.removeObserver
    UIGestureRecognizer.removeTarget UIGestureRecognizer.require UIGestureRecognizer.reset
    UIGestureRecognizer.shouldBeRequiredToFail UIGestureRecognizer.shouldReceive
    UIGestureRecognizer.shouldRequireFailure UIGestureRecognizer.touchesBegan
    UIGestureRecognizer.touchesCancelled UIGestureRecognizer.touchesEnded
    UIGestureRecognizer.touchesMoved UIGestureRecognizerDelegate.gestureRecognizer
    UIGestureRecognizerDelegate.gestureRecognizerShouldBegin UIGraphicsImageRenderer.image
    UIGraphicsImageRenderer.pngData UIGraphicsImageRendererContext.clip
    UIGraphicsImageRendererContext.fill UIGraphicsImageRendererContext.stroke
    UIGravityBehavior.addItem UIGravityBehavior.removeItem UIGravityBehavior.setAngle
    UIImage.applyingSymbolConfiguration UIImage.copy UIImage.draw UIImage.drawAsPattern
    UIImage.pngData UIImage.preparingForDisplay UIImage.preparingThumbnail UIImage.resizableImage
    UIImage.stretchableImage UIImage.withConfiguration UIImage.withHorizontallyFlippedOrientation
    UIImage.withRenderingMode UIImage.withTintColor UIImageView.startAnimating
    UIImageView.stopAnimating UIImpactFeedbackGenerator.impactOccurred UIInteraction.didMove
    UIInteraction.willMove UIKeyInput.deleteBackward UIKeyInput.insertText UILabel.drawText
    UILabel.textRect UILayoutGuide.constraintsAffectingLayout UIMenu.replacingChildren
    UIMenuController.hideMenu UIMenuController.setMenuVisible UIMenuController.setTargetRect
    UIMenuController.showMenu UIMenuController.update
    """
}
