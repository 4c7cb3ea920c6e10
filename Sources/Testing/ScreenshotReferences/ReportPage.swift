/// The parts that all reports share: styles and scripts.
enum ReportPage {
  static let style = """
    :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
    body { margin: 2rem auto; max-width: 70rem; padding: 0 1rem; }
    section { border-top: 1px solid #8886; padding: .5rem 0 1.5rem; }
    small { color: #888; font-weight: normal; }
    nav { display: flex; gap: .25rem; margin-bottom: .75rem; }
    button { font: inherit; padding: .2rem .8rem; border: 1px solid #8886; border-radius: 6px;
      background: none; color: inherit; cursor: pointer; }
    button[aria-pressed=true] { background: #06c; border-color: #06c; color: #fff; }
    figure { margin: 0; }
    img { display: block; max-width: 100%; image-rendering: pixelated; box-shadow: 0 0 0 1px #8886; }
    figcaption { display: none; color: #888; }
    .stack { position: relative; display: inline-grid; max-width: 100%; }
    .stack figure { grid-area: 1 / 1; }
    .stack .difference, .edge { display: none; }
    input { display: none; width: 20rem; max-width: 100%; margin-top: .75rem; }
    [data-view=slider] input { display: block; }
    [data-view=slider] .actual { clip-path: inset(0 0 0 var(--cut, 50%)); }
    [data-view=slider] .edge { display: block; position: absolute; top: 0; bottom: 0; width: 2px;
      margin-left: -1px; left: var(--cut, 50%); background: #06c; }
    [data-view=blink] .actual { animation: blink 1s steps(1) infinite; }
    @keyframes blink { 50% { visibility: hidden; } }
    [data-view=difference] .difference { display: block; }
    [data-view=side] .stack { display: flex; flex-wrap: wrap; gap: 1rem; }
    [data-view=side] .stack figure, [data-view=side] figcaption { display: block; }
    pre { overflow-x: auto; }
    .lines del { background: #f003; text-decoration: none; }
    .lines ins { background: #0a03; text-decoration: none; }
    """

  static let script = """
    for (const views of document.querySelectorAll('.views')) {
      const buttons = views.querySelectorAll('button');
      const show = view => {
        views.dataset.view = view;
        for (const button of buttons)
          button.setAttribute('aria-pressed', button.dataset.view === view);
      };
      for (const button of buttons) button.onclick = () => show(button.dataset.view);
      show('slider');
      const range = views.querySelector('input');
      const cut = share => views.style.setProperty('--cut', share + '%');
      range.oninput = () => cut(range.value);
      const stack = views.querySelector('.stack');
      stack.onpointermove = event => {
        if (views.dataset.view !== 'slider') return;
        const box = stack.getBoundingClientRect();
        range.value = 100 * (event.clientX - box.left) / box.width;
        cut(range.value);
      };
    }
    """
}
