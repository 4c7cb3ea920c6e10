package import Foundation

/// News about the scene in a window, to be processed between two frames.
package final class SceneChanges {
  /// The kinds of news.
  package enum News {
    /// The scene changed.
    case scene((CGSize, TimeInterval) -> StartedApplication)
    /// The scene can no longer be read; the last valid one stays.
    case problem(String)
  }

  private var news: News?

  package init() {}

  /// Replaces earlier news that the window has not processed yet.
  package func put(_ news: News) { self.news = news }

  func takeNews() -> News? {
    defer { news = nil }
    return news
  }
}
