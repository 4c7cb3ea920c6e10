public import Foundation

extension UITextField {
  /// The border around a text field's text.
  nonisolated public enum BorderStyle: Int, Sendable {
    /// No border.
    case none = 0
    /// A thin frame.
    case line = 1
    /// A thin frame with an inner shadow.
    case bezel = 2
    /// A thin frame with rounded corners, white inside.
    case roundedRect = 3
  }

  /// The times at which a part of a text field is shown.
  nonisolated public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While the field is being edited.
    case whileEditing = 1
    /// While the field is not being edited.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }

  /// Posted when editing of a field, the notification's object, begins.
  nonisolated public static let textDidBeginEditingNotification =
    Notification.Name("UITextFieldTextDidBeginEditingNotification")
  /// Posted when editing of a field, the notification's object, ends.
  nonisolated public static let textDidEndEditingNotification =
    Notification.Name("UITextFieldTextDidEndEditingNotification")
  /// Posted when the text of a field, the notification's object, is edited.
  nonisolated public static let textDidChangeNotification =
    Notification.Name("UITextFieldTextDidChangeNotification")
}
