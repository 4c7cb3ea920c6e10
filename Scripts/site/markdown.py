"""The Markdown that the guides are written in, as HTML.

Headings, paragraphs, fenced code, tables, lists, quotes, emphasis, links, pictures, and HTML that stands
alone. What the guides do not use is not known here.
"""

import html
import re

_SPAN = re.compile(
    r"(?P<code>`+)(?P<code_text>.+?)(?P=code)"
    r"|!\[(?P<alt>[^\]]*)\]\((?P<picture>[^)\s]+)\)"
    r"|\[(?P<label>(?:!\[[^\]]*\]\([^)]*\)|`[^`]*`|[^\[\]])*)\]\((?P<link>[^)\s]+)\)"
    r"|\*\*(?P<bold>.+?)\*\*"
    r"|(?<![\w*])\*(?P<italic>[^*\s](?:[^*]*[^*\s])?)\*(?![\w*])"
    r"|\\(?P<escaped>[\\`*_{}\[\]()#+.!|<>-])",
    re.DOTALL,
)
_ITEM = re.compile(r"^(?P<indent> *)(?P<mark>[-*]|\d+\.) +(?P<text>.*)$")
_RAW = re.compile(r"^</?(details|summary|table|div|p|br|img)\b|^<!--", re.IGNORECASE)


def slug(title):
    """The anchor of a heading, as GitHub makes it."""
    text = re.sub(r"[`*]|\[([^\]]*)\]\([^)]*\)", lambda m: m.group(1) or "", title).strip().lower()
    return re.sub(r"\s", "-", re.sub(r"[^\w\s-]", "", text))


class Page:
    """One page: its title, its body, and what it links to."""

    def __init__(self, text, link=lambda target: target):
        self._link = link
        self.title = ""
        self.anchors = set()
        self.body = "\n".join(self._blocks(text.split("\n")))

    def _blocks(self, lines):
        index, out = 0, []
        while index < len(lines):
            line = lines[index]
            if not line.strip():
                index += 1
                continue
            for block in (self._fence, self._heading, self._raw, self._table, self._quote, self._list):
                taken = block(lines, index)
                if taken:
                    text, index = taken
                    out.append(text)
                    break
            else:
                text, index = self._paragraph(lines, index)
                out.append(text)
        return out

    def _fence(self, lines, index):
        match = re.match(r"^( *)(```+)", lines[index])
        if not match:
            return None
        end = index + 1
        while end < len(lines) and not lines[end].strip().startswith(match.group(2)):
            end += 1
        indent = len(match.group(1))
        code = "\n".join(line[indent:] for line in lines[index + 1 : end])
        return f"<pre><code>{html.escape(code, quote=False)}\n</code></pre>", end + 1

    def _heading(self, lines, index):
        match = re.match(r"^(#{1,6}) +(.*?) *#*$", lines[index])
        if not match:
            return None
        level, text = len(match.group(1)), match.group(2)
        anchor = slug(text)
        self.anchors.add(anchor)
        if level == 1 and not self.title:
            self.title = re.sub(r"[`*]", "", text)
        return f'<h{level} id="{anchor}">{self._spans(text)}</h{level}>', index + 1

    def _raw(self, lines, index):
        if not _RAW.match(lines[index]):
            return None
        if lines[index].startswith("<!--"):
            while "-->" not in lines[index]:
                index += 1
            return "", index + 1
        return lines[index], index + 1

    def _table(self, lines, index):
        if not lines[index].startswith("|") or index + 1 >= len(lines):
            return None
        if not re.match(r"^\|[ :|-]+\|$", lines[index + 1].strip()):
            return None
        rows = [self._cells(lines[index], "th")]
        index += 2
        while index < len(lines) and lines[index].startswith("|"):
            rows.append(self._cells(lines[index], "td"))
            index += 1
        body = "\n".join(f"<tr>{row}</tr>" for row in rows)
        return f'<div class="wide"><table>\n{body}\n</table></div>', index

    def _cells(self, line, name):
        cells = re.split(r"(?<!\\)\|(?=(?:[^`]*`[^`]*`)*[^`]*$)", line.strip()[1:-1])
        return "".join(f"<{name}>{self._spans(cell.strip())}</{name}>" for cell in cells)

    def _quote(self, lines, index):
        if not lines[index].startswith(">"):
            return None
        inner = []
        while index < len(lines) and lines[index].startswith(">"):
            inner.append(re.sub(r"^> ?", "", lines[index]))
            index += 1
        return "<blockquote>" + "\n".join(self._blocks(inner)) + "</blockquote>", index

    def _list(self, lines, index):
        first = _ITEM.match(lines[index])
        if not first:
            return None
        indent, is_numbered = len(first["indent"]), first["mark"][0].isdigit()
        items = []
        while index < len(lines):
            match = _ITEM.match(lines[index])
            if not match or len(match["indent"]) != indent:
                break
            inner, width = [match["text"]], lines[index].index(match["text"]) if match["text"] else indent + 2
            index += 1
            while index < len(lines) and (
                (lines[index].strip() and len(lines[index]) - len(lines[index].lstrip()) > indent)
                or (not lines[index].strip() and index + 1 < len(lines)
                    and lines[index + 1].startswith(" " * (indent + 2)))
            ):
                inner.append(lines[index][width:] if lines[index][:width].isspace() else lines[index].lstrip())
                index += 1
            blocks = self._blocks(inner)
            text = "\n".join(blocks)
            if len(blocks) >= 1 and blocks[0].startswith("<p>"):
                text = blocks[0][3:-4] + "\n" + "\n".join(blocks[1:])
            items.append(f"<li>{text.strip()}</li>")
            while index < len(lines) and not lines[index].strip():
                following = _ITEM.match(lines[index + 1]) if index + 1 < len(lines) else None
                if not following or len(following["indent"]) != indent:
                    break
                index += 1
        name = "ol" if is_numbered else "ul"
        return f"<{name}>" + "\n".join(items) + f"</{name}>", index

    def _paragraph(self, lines, index):
        text = [lines[index]]
        index += 1
        while index < len(lines) and lines[index].strip() and not re.match(
            r"^(#{1,6} |```|\||>)", lines[index]
        ) and not _ITEM.match(lines[index]) and not _RAW.match(lines[index]):
            text.append(lines[index])
            index += 1
        return f"<p>{self._spans(chr(10).join(text))}</p>", index

    def _spans(self, text):
        out, place = [], 0
        for match in _SPAN.finditer(text):
            out.append(html.escape(text[place : match.start()], quote=False))
            out.append(self._span(match))
            place = match.end()
        out.append(html.escape(text[place:], quote=False))
        return "".join(out)

    def _span(self, match):
        if match["code"]:
            return f"<code>{html.escape(match['code_text'].strip(), quote=False)}</code>"
        if match["picture"]:
            source = html.escape(self._link(match["picture"]))
            return f'<img src="{source}" alt="{html.escape(" ".join(match["alt"].split()))}" loading="lazy">'
        if match["link"]:
            return f'<a href="{html.escape(self._link(match["link"]))}">{self._spans(match["label"])}</a>'
        if match["bold"]:
            return f"<strong>{self._spans(match['bold'])}</strong>"
        if match["italic"]:
            return f"<em>{self._spans(match['italic'])}</em>"
        return html.escape(match["escaped"])
