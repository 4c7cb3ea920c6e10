/// .NET MAUI, Texture, ComponentKit, Compose Multiplatform, and views that let touches pass through.
extension HostClass {
  static let others: [HostClass] = [
    HostClass(
      .maui,
      ["Microsoft_Maui_Platform_LayoutView"],
      Sentence(
        ".NET MAUI's layouts pass on touches that hit none of their subviews if InputTransparent is"
          + " set; isUserInteractionEnabled is always printed as on",
        ".NET MAUI 的布局在设置 InputTransparent 时放行落在自身空白处的触摸，而打印的 isUserInteractionEnabled 总是打开"
      ),
      gaps: [Gap("InputTransparent", letsThrough: true)],
      source: "dotnet/maui src/Core/src/Platform/iOS/LayoutView.cs"
    ),
    HostClass(
      .texture,
      ["*Node-View", "_ASDisplayView"],
      rule: .slop,
      Sentence(
        "Texture enlarges a view's area for touches by its node's hitTestSlop",
        "Texture 按节点的 hitTestSlop 扩大视图的触摸范围"
      ),
      handler: Sentence("Texture's node", "Texture 的节点"),
      gaps: [Gap("hitTestSlop")],
      source: "TextureGroup/Texture Source/Details/_ASDisplayView.mm"
    ),
    HostClass(
      .componentKit,
      ["CKComponentRootView"],
      Sentence(
        "ComponentKit's root view may be changed by hit-test hooks of the app",
        "ComponentKit 的根视图可能被应用的命中测试钩子改变"
      ),
      gaps: [Gap("hitTestHooks", letsThrough: true)],
      source: "facebook/componentkit CKComponentRootView.mm"
    ),
    HostClass(
      .compose,
      [
        "*androidx.compose.ui.window.UserInputView*",
        "*androidx.compose.ui.window.InteractionUIView*",
      ],
      Sentence(
        "Compose decides which of its elements receives a touch on this view",
        "触摸归哪个元素由 Compose 决定"
      ),
      handler: Sentence("Compose's recognizer", "Compose 的手势"),
      gaps: [Gap("interop mode", letsThrough: true)],
      source: "JetBrains/compose-multiplatform-core UserInputView.uikit.kt"
    ),
    HostClass(
      .compose,
      ["*androidx.compose.ui.viewinterop.InteropContainerView*"],
      rule: .passThrough,
      Sentence("Compose's container of native views is never hit itself", "Compose 的原生视图容器自身不会被命中"),
      source: "JetBrains/compose-multiplatform-core InteropContainerView.uikit.kt"
    ),
    HostClass(
      .tool,
      ["*PassthroughView", "*PassThroughView"],
      rule: .passThrough,
      Sentence(
        "a view of this name passes on touches that hit only itself",
        "这类名称的视图会放行只命中自己的触摸"
      ),
      source: "SwiftKickMobile/SwiftMessages, scenee/FloatingPanel: PassthroughView",
      .name
    ),
  ]
}
