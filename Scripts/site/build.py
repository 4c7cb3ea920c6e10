#!/usr/bin/env python3
"""Writes the guides and the gallery of scenes as plain pages, to be opened from a folder.

No page needs a program in the browser or the network; only the replays, which are pages of their own, are
played by one. Every link is checked: to pages, to places in them, to pictures and files.
"""

import argparse
import html
import json
import pathlib
import re
import shutil
import subprocess
import sys

from markdown import Page

ROOT = pathlib.Path(__file__).resolve().parents[2]
STYLE = pathlib.Path(__file__).with_name("style.css")
# Papers beside the guides that have pages; other files of the repository are shown as text.
TOP = ["README.md", "README.zh.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md",
       "Sources/Engine/TouchKit/TouchKit.docc/LifeOfATouch.md"]


def parse():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--output", required=True, type=pathlib.Path, help="a folder, made anew")
    parser.add_argument("--program", required=True, help="touch-sandbox, which writes the replays")
    return parser.parse_args()


class Site:
    def __init__(self, output, program):
        self.output, self.program = output, program
        self.pages = {}  # place in the site: (anchors, links)
        self.copied = set()
        self.sources = [ROOT / name for name in TOP] + sorted((ROOT / "Documentation").rglob("*.md"))
        self.places = {path: self.place(path) for path in self.sources}

    def place(self, path):
        name = path.relative_to(ROOT).with_suffix(".html").as_posix()
        return {"README.html": "index.html", "README.zh.html": "index.zh.html"}.get(name, name)

    # Links

    def resolve(self, target, source, place):
        """Where a link of a source leads in the site, seen from a place in it."""
        if re.match(r"^(https?:|mailto:|#)", target):
            return target
        name, _, anchor = target.partition("#")
        path = (source.parent / name).resolve()
        suffix = "#" + anchor if anchor else ""
        if path in self.places:
            return self.way(place, self.places[path]) + suffix
        if path.is_dir():
            readme = path / "README.md"
            return self.way(place, self.places[readme] if readme in self.places else self.listing(path))
        if not path.is_file():
            raise SystemExit(f"{source.relative_to(ROOT)}: error: {target} leads nowhere")
        return self.way(place, self.copy(path)) + suffix

    @staticmethod
    def way(place, target):
        depth = place.count("/")
        return "../" * depth + target

    def copy(self, path):
        """Keeps a file of the repository; one that a browser would not show gets the ending of a text."""
        place = path.relative_to(ROOT).as_posix()
        if path.suffix not in (".png", ".svg", ".html", ".css"):
            place += ".txt"
        if place not in self.copied:
            self.copied.add(place)
            target = self.output / place
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, target)
        return place

    def listing(self, folder):
        """A page with the files of a folder."""
        place = folder.relative_to(ROOT).as_posix() + "/index.html"
        if place in self.pages:
            return place
        self.pages[place] = None
        rows = []
        for path in sorted(folder.rglob("*")):
            if path.is_file() and not any(part.startswith(".") for part in path.parts[len(ROOT.parts) :]):
                name = html.escape(path.relative_to(folder).as_posix())
                rows.append(f'<li><a href="{self.way(place, self.copy(path))}">{name}</a></li>')
        title = folder.relative_to(ROOT).as_posix()
        self.write(place, title, f"<h1>{title}</h1><ul>" + "\n".join(rows) + "</ul>")
        return place

    # Pages

    def write(self, place, title, body, anchors=(), language="en"):
        home, gallery = ("首页", "场景") if language == "zh" else ("Start", "Gallery")
        start = "index.zh.html" if language == "zh" else "index.html"
        guides = f"Documentation/{'zh/' if language == 'zh' else ''}README.html"
        links = [(start, home), (guides, "指南" if language == "zh" else "Guides"),
                 ("gallery/index.html", gallery)]
        bar = " ".join(f'<a href="{self.way(place, target)}">{name}</a>' for target, name in links)
        text = f"""<!DOCTYPE html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{html.escape(title)} · Touch Sandbox</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="{self.way(place, 'style.css')}">
</head>
<body>
<nav>{bar}</nav>
<main>
{body}
</main>
</body>
</html>
"""
        target = self.output / place
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
        found = re.findall(r'(?:href|src)="([^"]+)"', text)
        self.pages[place] = (set(anchors), [html.unescape(link) for link in found])

    def guides(self):
        for source, place in self.places.items():
            text = source.read_text(encoding="utf-8")
            page = Page(text, lambda target, s=source, p=place: self.resolve(target, s, p))
            language = "zh" if "zh" in source.relative_to(ROOT).as_posix().split("/") or ".zh." in source.name else "en"
            self.write(place, page.title or source.stem, page.body, page.anchors, language)

    def gallery(self):
        scenes = json.loads(subprocess.check_output([self.program, "scenes", "--json"]))["scenes"]
        cards = []
        for scene in scenes:
            name = scene["name"]
            self.scene(scene)
            cards.append(
                f'<a class="card" href="{name}.html"><img src="../Assets/Scenes/{name}/end.png" alt="" loading="lazy">'
                f"<strong>{html.escape(scene['title']['en'])}</strong> {html.escape(scene['question']['en'])}"
                f'<span lang="zh">{html.escape(scene["question"]["zh"])}</span></a>'
            )
        self.write("gallery/index.html", "Gallery", "<h1>Gallery</h1><div class=\"cards\">" + "\n".join(cards) + "</div>")

    def scene(self, scene):
        name, folder = scene["name"], ROOT / "Assets/Scenes" / scene["name"]
        picture = self.way("gallery/x", self.copy(folder / "end.png"))
        script = self.way("gallery/x", self.copy(folder / "visit.touch"))
        replay = self.output / "gallery" / f"{name}-replay.html"
        replay.parent.mkdir(parents=True, exist_ok=True)
        command = [self.program, "export", folder / "visit.touchrec", "--html", "--quiet", "--force", "-o", replay]
        subprocess.run(command, check=True)
        self.copied.add(f"gallery/{name}-replay.html")
        transcript = html.escape((folder / "transcript.txt").read_text(encoding="utf-8"), quote=False)
        parts = [f"<h1>{html.escape(scene['title']['en'])} · <span lang=\"zh\">{html.escape(scene['title']['zh'])}</span></h1>"]
        for language, word in (("en", "Answer"), ("zh", "答案")):
            question, answer = (html.escape(scene[key][language]) for key in ("question", "answer"))
            parts.append(f'<p lang="{language}"><strong>{question}</strong></p>'
                         f'<details lang="{language}"><summary>{word}</summary><p>{answer}</p></details>')
        parts.append(f'<p><img src="{picture}" alt="The scene at the end of a visit, with who got the touches"></p>')
        parts.append(f"<p>In the window: <code>touch-sandbox {name}</code></p>")
        parts.append(f'<p><a href="{name}-replay.html">The visit, event by event</a> (a page that plays it) · '
                     f'<a href="{script}">its script</a></p>')
        parts.append(f"<h2 id=\"transcript\">Who was called</h2><pre><code>{transcript}</code></pre>")
        self.write(f"gallery/{name}.html", scene["title"]["en"], "\n".join(parts), {"transcript"})

    def check(self):
        """Tells every link that leads nowhere."""
        wrong = []
        for place, (_, links) in self.pages.items():
            for link in links:
                if re.match(r"^(https?:|mailto:|data:)", link):
                    continue
                name, _, anchor = link.partition("#")
                path = (self.output / place).parent / name if name else self.output / place
                target = path.resolve().relative_to(self.output.resolve()).as_posix()
                if target not in self.pages and target not in self.copied and target != "style.css":
                    wrong.append(f"{place}: error: {link} leads nowhere")
                elif anchor and target in self.pages and anchor not in self.pages[target][0]:
                    wrong.append(f"{place}: error: {link}: there is no such heading")
        return wrong


def main():
    options = parse()
    site = Site(options.output, options.program)
    options.output.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(STYLE, options.output / "style.css")
    site.guides()
    site.gallery()
    wrong = site.check()
    for line in wrong:
        print(line, file=sys.stderr)
    links = sum(len(page[1]) for page in site.pages.values())
    print(f"{len(site.pages)} pages, {links} links, {len(wrong)} of them wrong", file=sys.stderr)
    sys.exit(1 if wrong else 0)


main()
