/// Selectors from methods of a class that take one object, as most do that recognizers call.
///
/// Of classes the language hands on references as they are: nothing has to be wrapped for such a call,
/// which takes less time than any other and no memory.
nonisolated extension Selector {
  init<Target: AnyObject, Sender: AnyObject>(
    sending mention: @escaping () -> (Target) -> @MainActor (Sender) -> Void,
    at place: SourcePlace
  ) {
    let found = MethodMention(
      of: MainActorSenderMention(method: mention),
      target: Target.self,
      arguments: Sender.self,
      at: place
    )
    nonisolated(unsafe) let method = mention()
    self.init(
      .mention(found),
      of: Target.self,
      taking: Sender.self,
      shortcut: ActionShortcut { target, sender, _ in
        method(unsafeDowncast(target, to: Target.self))(unsafeDowncast(sender, to: Sender.self))
      }
    ) { target, sender, _ in
      guard let target = target as? Target, let sender = sender as? Sender else { return false }
      method(target)(sender)
      return true
    }
  }

  init<Target: AnyObject, Sender: AnyObject>(
    sending mention: @escaping () -> (Target) -> (Sender) -> Void,
    at place: SourcePlace
  ) {
    let found = MethodMention(
      of: FreeSenderMention(method: mention),
      target: Target.self,
      arguments: Sender.self,
      at: place
    )
    nonisolated(unsafe) let method = mention()
    self.init(
      .mention(found),
      of: Target.self,
      taking: Sender.self,
      shortcut: ActionShortcut { target, sender, _ in
        method(unsafeDowncast(target, to: Target.self))(unsafeDowncast(sender, to: Sender.self))
      }
    ) { target, sender, _ in
      guard let target = target as? Target, let sender = sender as? Sender else { return false }
      method(target)(sender)
      return true
    }
  }
}

/// Holds the mention of a method.
nonisolated private struct MainActorSenderMention<Target, Sender> {
  let method: () -> (Target) -> @MainActor (Sender) -> Void
}

/// Holds the mention of a method.
nonisolated private struct FreeSenderMention<Target, Sender> {
  let method: () -> (Target) -> (Sender) -> Void
}
