package import Foundation
package import Inspector

/// News about the scene that a window shows, to be taken between two frames.
package final class SceneChanges {
  /// What can be new.
  package enum News {
    /// The scene is another one now.
    case scene((CGSize, TimeInterval) -> StartedApplication, facts: AppFacts = AppFacts())
    /// The scene cannot be read any more; the last good one stays.
    case problem(String)
  }

  private var news: News?

  package init() {}

  /// Puts news in place of earlier news that the window has not taken yet.
  package func put(_ news: News) { self.news = news }

  func takeNews() -> News? {
    defer { news = nil }
    return news
  }
}
