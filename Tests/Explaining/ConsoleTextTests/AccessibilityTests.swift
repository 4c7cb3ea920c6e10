import ConsoleText
import Foundation
import Testing

@Suite("Accessibility trees")
struct AccessibilityTests {
  static let described = """
    Attributes: Application, 0x501, pid: 41491, label: 'Test'
    Element subtree:
     →Application, 0x501, pid: 41491, label: 'Test'
        Window (Main), 0x502, {{0.0, 0.0}, {393.0, 852.0}}
          Other, 0x503, {{10.0, 20.0}, {300.0, 400.0}}
            Button, 0x504, {{20.0, 59.5}, {55.0, 40.0}}, identifier: 'menu', label: 'It's, ok', Disabled
              Image, 0x505, {{25.0, 60.5}, {10.0, 10.0}}
            StaticText, {{20.0, 200.0}, {121.0, 45.7}}, label: 'See'
    Path to element:
     →Application, 0x501, pid: 41491, label: 'Test'
    Query chain:
     →Find: Target Application 'co.work.TestApp'
      Output: {
        Application, 0x999, pid: 41491, label: 'TestApp'
      }
    """

  @Test("XCUITest's description becomes a tree with frames in superviews")
  func description() throws {
    let paste = try Paste(Self.described)
    #expect(
      paste.outline == """
        Application 0x501
          Window 0x502
            Other 0x503
              Button 0x504
                Image 0x505
              StaticText
        """
    )
    #expect(paste.reading.isFramesOnly)
    #expect(paste.view(0x501)?.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(paste.view(0x504)?.frame == CGRect(x: 10, y: 39.5, width: 55, height: 40))
    #expect(paste.view(0x505)?.frame == CGRect(x: 5, y: 1, width: 10, height: 10))
    #expect(paste.view(0x504)?.text == "It's, ok")
    #expect(paste.view(0x504)?.identifier == "menu")
    #expect(paste.view(0x504)?.isEnabled == false)
  }

  static let page = """
    <?xml version="1.0" encoding="UTF-8"?>
    <AppiumAUT>
      <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="App" enabled="true" \
    visible="true" x="0" y="0" width="375" height="667">
        <XCUIElementTypeWindow type="XCUIElementTypeWindow" x="0" y="0" width="375" height="667">
          <XCUIElementTypeOther type="XCUIElementTypeOther" x="0" y="64" width="375" height="603">
            <XCUIElementTypeButton type="XCUIElementTypeButton" label="Go &lt;on&gt; &amp; on" \
    enabled="false" visible="true" x="20" y="84" width="100" height="44"/>
          </XCUIElementTypeOther>
        </XCUIElementTypeWindow>
      </XCUIElementTypeApplication>
    </AppiumAUT>
    """

  @Test("a page source becomes the same, also as a string in JSON")
  func pageSource() throws {
    let escaped = Self.page.replacing("\"", with: "\\\"").replacing("/", with: "\\/")
      .replacing("\n", with: "\\n")
    for text in [Self.page, "driver.getPageSource()\n" + Self.page, "{\"value\": \"\(escaped)\"}"] {
      let paste = try Paste(text)
      #expect(paste.outline == "Application\n  Window\n    Other\n      Button")
      let button = try #require(paste.reading.views.last)
      #expect(button.frame == CGRect(x: 20, y: 20, width: 100, height: 44))
      #expect(button.text == "Go <on> & on")
      #expect(button.isEnabled == false)
      #expect(paste.reading.isFramesOnly)
    }
  }

  @Test("Detox writes frames in superviews, and does not escape")
  func detox() throws {
    let paste = try Paste(
      """
      <?xml version="1.0" encoding="utf-8"?>
      <ViewHierarchy>
      \t<UIWindow class="UIWindow" width="390" height="844" visibility="visible" alpha="1.0" focused="false" value="" label="">
      \t\t<Host<Root> class="Host<Root>" width="390" height="844" visibility="visible" x="0" y="0" alpha="1.0" focused="false" value="" label="a "quoted" <label>">
      \t\t\t<RCTView id="7" class="RCTView" width="100" height="40" visibility="invisible" x="20" y="30" alpha="0.5" focused="false" value="" label="" testID="go" />
      \t\t</Host<Root>>
      \t</UIWindow>
      </ViewHierarchy>
      """
    )
    #expect(paste.outline == "UIWindow\n  Host<Root>\n    RCTView")
    let view = try #require(paste.reading.views.last)
    #expect(view.frame == CGRect(x: 20, y: 30, width: 100, height: 40))
    #expect(view.isHidden == true && view.alpha == 0.5 && view.tag == 7 && view.identifier == "go")
    #expect(paste.reading.views[1].text == "a \"quoted\" <label>")
  }

  @Test("a page that breaks off is read as far as it goes, and says so")
  func cutPage() throws {
    let paste = try Paste(String(Self.page.prefix(600)))
    #expect(paste.outline.hasPrefix("Application\n  Window"))
    #expect(paste.reading.noteCounts[.cut] == 1)
  }
}
