import Testing

@testable import TouchTrace

@Suite("Classes with rules of their own")
struct HostClassTests {
  @Test(
    "classes are found by name, prefix and pattern",
    arguments: [
      ("RCTView", HostClass.Rule.paper),
      ("ABI49_0_0RCTView", .paper),
      ("RCTViewComponentView", .fabric),
      ("RNCSliderComponentView", .fabricPart),
      ("RNSVGSvgView", .svg),
      ("RNSVGGroup", .untouchable),
      ("_UIHostingView<ModifiedContent<AnyView, RootModifier>>", .hosting),
      ("_TtGC7SwiftUI14_UIHostingViewV5Toast9ToastView_", .hosting),
      ("_TtCOCV7SwiftUI11DisplayList11ViewUpdater8Platform13CGDrawingView", .swiftUIElement),
      ("ASButtonNode-View", .slop),
      ("UITextEffectsWindow", .systemWindow),
      ("MyPassThroughWindow", .notRoot),
    ]
  )
  func rows(name: String, rule: HostClass.Rule) {
    #expect(HostClass.of(name)?.rule == rule)
  }

  @Test(
    "other classes are not in the table",
    arguments: [
      "UIView", "RCTViewController", "ChatDisplayListView", "ABITest", "MyView", "UIButton",
      "RCT", "CardView", "",
    ]
  )
  func others(name: String) {
    #expect(HostClass.of(name) == nil)
  }

  @Test("each row names its source, and one name stands in one row")
  func sources() {
    let names = HostClass.all.flatMap(\.names)
    #expect(Set(names).count == names.count)
    for row in HostClass.all {
      #expect(!row.source.isEmpty && !row.names.isEmpty)
      #expect(row.rule == .standard || row.rule == .swiftUIElement || row.sentence != nil)
    }
  }
}
