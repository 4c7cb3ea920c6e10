import TouchTrace
import Inspector
import Testing

@Suite("Names in two parts")
struct ShownNameTests {
  private func name(_ identifier: String?, _ type: String = "UIView") -> [String] {
    let node = NodeSnapshot(
      id: NodeID(1),
      kind: .view,
      typeName: type,
      identifier: identifier,
      quad: nil
    )
    let name = ShownName(node)
    return [name.name, name.detail]
  }

  @Test("an address is the lesser part, as is the class of what has a name; modules are left out")
  func parts() {
    #expect(name(nil, "CardView") == ["CardView", ""])
    #expect(name("card", "CardView") == ["card", "CardView"])
    #expect(name("Shop.CardView 0x7f8c") == ["CardView", "0x7f8c"])
    #expect(name("UIView 0x1") == ["UIView", "0x1"])
    #expect(name("UIView …7e40") == ["UIView", "…7e40"])
    #expect(name(#""Pay (now)" (UIButton …7e40)"#) == [#""Pay (now)""#, "UIButton …7e40"])
    #expect(name("banner (BannerView 0x14)") == ["banner", "BannerView 0x14"])
    #expect(name("UIButton (line 3)") == ["UIButton (line 3)", "UIView"])
    #expect(name("v1.2 final") == ["v1.2 final", "UIView"])
    #expect(name("0x12") == ["0x12", "UIView"])
    #expect(name("size 0x") == ["size 0x", "UIView"])
  }
}
