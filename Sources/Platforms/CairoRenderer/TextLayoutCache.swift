import Drawing

/// A cache of the layouts of recently painted text, because shaping takes fifty times as long as painting.
final class TextLayoutCache {
  /// The properties that determine a layout; the colour is not one of them.
  private struct Key: Hashable {
    let string: String
    let font: FontDescription
    let maximumWidth: Double?
    let tracking: Double
  }

  private struct Entry {
    let layout: TextLayout
    var lastUse: Int
  }

  private let library: FontLibrary
  private let capacity: Int
  private var entries: [Key: Entry] = [:]
  private var clock = 0

  init(library: FontLibrary, capacity: Int = 2048) {
    self.library = library
    self.capacity = capacity
  }

  var count: Int { entries.count }

  /// Returns the layout of a run, and creates it if it is not cached; nil without any face.
  func layout(for run: TextRun) -> TextLayout? {
    clock += 1
    let key = Key(
      string: run.string,
      font: run.font,
      maximumWidth: run.maximumWidth,
      tracking: run.tracking
    )
    if let index = entries.index(forKey: key) {
      entries.values[index].lastUse = clock
      return entries.values[index].layout
    }
    guard let layout = TextLayout(run, library: library) else { return nil }
    if entries.count >= capacity { forgetOlderHalf() }
    entries[key] = Entry(layout: layout, lastUse: clock)
    return layout
  }

  /// Discards the older half at once, which is cheap per layout and needs no list of the order of use.
  private func forgetOlderHalf() {
    let uses = entries.values.map(\.lastUse).sorted()
    let middle = uses[uses.count / 2]
    entries = entries.filter { $0.value.lastUse >= middle }
  }
}
