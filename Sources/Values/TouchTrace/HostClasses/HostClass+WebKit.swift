/// The parts of a web view.
extension HostClass {
  private static let source = "WebKit/WebKit Source/WebKit/UIProcess/"

  static let webKit: [HostClass] = [
    HostClass(
      .webKit,
      ["WKContentView"],
      handler: Sentence("WebKit", "WebKit"),
      source: source + "ios/WKContentViewInteraction.mm"
    ),
    HostClass(
      .webKit,
      [
        "WKCompositingView", "WKTransformView", "WKBackdropView", "WKShapeView", "WKMaterialView",
        "WKMaterialHostingView", "WKUIRemoteView",
      ],
      rule: .webCompositing,
      Sentence(
        "WebKit's layers of a page are never hit themselves; only scrolling parts in them are",
        "WebKit 的页面图层自身不会被命中，只有其中可滚动的部分会"
      ),
      source: source + "RemoteLayerTree/ios/RemoteLayerTreeViews.mm"
    ),
    HostClass(
      .webKit,
      ["WKChildScrollView"],
      base: "UIScrollView",
      source: source + "RemoteLayerTree/ios/ScrollingTreeScrollingNodeDelegateIOS.mm"
    ),
  ]
}
