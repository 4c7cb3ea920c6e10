package import DispatchTracing

/// What the user asks of the scene in a panel.
package enum PanelRequest: Hashable {
  /// To select a view.
  case select(NodeID)
  /// To change a property.
  case edit(PropertyEdit)
  /// To put a text on the clipboard.
  case copy(String)
  /// To go through time.
  case time(TimeRequest)
}
