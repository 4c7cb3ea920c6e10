extension Page {
  /// The markup of the review page: changes in pictures, in the tree and for fingers, and the
  /// decisions.
  static let reviewMarkup = markup(
    reviewColors + reviewLayout + reviewParts + reviewSizes,
    reviewBody,
    [
      messages, reviewWords, reviewMaking, reviewList, reviewPictures, reviewHands, reviewDetails,
      reviewState, session, reviewKeys,
    ]
  )

  /// The regions; the script adds their texts in the language of the program.
  private static let reviewBody = """
    <header>
    <button id="drawer" class="plain" aria-controls="list" aria-expanded="false"></button>
    <svg id="mark" viewBox="0 0 20 20" aria-hidden="true">
    <rect x="1.5" y="1.5" width="17" height="17" rx="3.5" fill="#0072B2"/>
    <rect x="5" y="5" width="10" height="10" rx="2" fill="#E69F00"/>
    <circle cx="11.5" cy="11.5" r="4.6" fill="none" stroke="#fff" stroke-width="1.6"/>
    <circle cx="11.5" cy="11.5" r="1.3" fill="#fff"/></svg>
    <b id="brand">Touch Sandbox</b>
    <h1 data-word="review"></h1><span id="suite"></span><span id="folder"></span>
    <span id="promise" data-word="promise"></span>
    <button id="ask" class="plain"></button>
    </header>
    <nav id="list">
    <div class="head"><h2 id="count"></h2><span id="unit" data-word="pixels"></span></div>
    <div id="rows" role="tree" aria-labelledby="count" aria-busy="true"></div>
    </nav>
    <main>
    <section id="title">
    <h2 id="name"></h2><span id="heading"></span>
    <div id="modes" class="segments" role="group"></div>
    <div id="zoom" role="group"></div>
    </section>
    <section id="pictures"></section>
    <div id="tabs" role="tablist"></div>
    <section id="tree" class="column" tabindex="0"></section>
    <section id="fingers" class="column" tabindex="0"></section>
    </main>
    <p id="problem" role="alert" hidden></p>
    <footer role="toolbar"><div id="actions"></div><span id="totals"></span>
    <progress id="progress" max="1" value="0"></progress><b id="progress-words"></b></footer>
    <dialog id="help"></dialog>
    <div id="live" aria-live="polite"></div>
    """
}
