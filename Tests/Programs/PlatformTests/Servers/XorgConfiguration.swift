/// A configuration that makes Xorg draw into memory and read its input from sockets.
struct XorgConfiguration {
  let folder: TemporaryFolder
  let screenSize: (width: Int, height: Int)

  var text: String {
    """
    Section "ServerFlags"
      Option "AutoAddDevices" "false"
      Option "AutoEnableDevices" "false"
      Option "AutoAddGPU" "false"
      Option "DontVTSwitch" "true"
    EndSection
    Section "ServerLayout"
      Identifier "layout"
      Screen "screen"
      InputDevice "pointer" "CorePointer"
      InputDevice "keyboard" "CoreKeyboard"
      InputDevice "touch" "SendCoreEvents"
    EndSection
    \(device("pointer", "PointerAbsolute"))
    \(device("keyboard", "Keyboard"))
    \(device("touch", "Touch", #"Option "TouchCount" "10""#))
    Section "Device"
      Identifier "card"
      Driver "dummy"
      VideoRam 65536
    EndSection
    Section "Monitor"
      Identifier "monitor"
      HorizSync 5.0-1000.0
      VertRefresh 5.0-200.0
    EndSection
    Section "Screen"
      Identifier "screen"
      Device "card"
      Monitor "monitor"
      DefaultDepth 24
      SubSection "Display"
        Depth 24
        Modes "\(screenSize.width)x\(screenSize.height)"
        Virtual \(screenSize.width) \(screenSize.height)
      EndSubSection
    EndSection

    """
  }

  private func device(_ name: String, _ type: String, _ option: String = "") -> String {
    """
    Section "InputDevice"
      Identifier "\(name)"
      Driver "inputtest"
      Option "SocketPath" "\(folder.file("\(name).sock"))"
      Option "DeviceType" "\(type)"
      \(option)
    EndSection
    """
  }
}
