"""A text with headings, tables and figures, written once and shown as Markdown or as HTML."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple, Protocol

from treetop.art.palette import theme_shades


class Block(Protocol):
    def markdown(self) -> str: ...
    def html(self) -> str: ...


class Heading(NamedTuple):
    level: int
    text: str

    def markdown(self) -> str:
        return f"{'#' * self.level} {self.text}"

    def html(self) -> str:
        return f"<h{self.level}>{escape(self.text)}</h{self.level}>"


class Paragraph(NamedTuple):
    text: str

    def markdown(self) -> str:
        return self.text

    def html(self) -> str:
        return f"<p>{escape(self.text)}</p>"


class Code(NamedTuple):
    text: str

    def markdown(self) -> str:
        return f"    {self.text}"

    def html(self) -> str:
        return f"<pre><code>{escape(self.text)}</code></pre>"


class Table(NamedTuple):
    """The first column is text, the others are numbers."""

    head: Sequence[str]
    rows: Sequence[Sequence[str]]

    def markdown(self) -> str:
        rule = ["---", *["---:"] * (len(self.head) - 1)]
        return "\n".join("| " + " | ".join(map(_cell, row)) + " |" for row in (self.head, rule, *self.rows))

    def html(self) -> str:
        head = "".join(f'<th scope="col">{escape(text)}</th>' for text in self.head)
        body = "".join(_html_row(row) for row in self.rows)
        return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


class Picture(NamedTuple):
    """An SVG drawing, kept in a file beside the Markdown and inside the HTML."""

    file: str
    svg: str
    caption: str

    def markdown(self) -> str:
        return f"![{self.caption}]({self.file})"

    def html(self) -> str:
        drawing = self.svg[self.svg.index("<svg") :]
        caption = escape(self.caption)
        return (
            f'<figure role="img" aria-label="{caption}">{drawing}<figcaption>{caption}</figcaption></figure>'
        )


class Document(NamedTuple):
    title: str
    language: str
    blocks: Sequence[Block]

    def markdown(self) -> str:
        return "\n\n".join([f"# {self.title}", *(block.markdown() for block in self.blocks)]) + "\n"

    def html(self) -> str:
        body = "\n".join(block.html() for block in self.blocks)
        return (
            f'<!doctype html>\n<html lang="{self.language}">\n<head>\n<meta charset="utf-8">\n'
            f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{escape(self.title)}</title>\n<style>{_style()}</style>\n</head>\n"
            f"<body>\n<h1>{escape(self.title)}</h1>\n{body}\n</body>\n</html>\n"
        )


def _cell(text: str) -> str:
    return escape(text, quote=False).replace("|", "\\|")


def _html_row(row: Sequence[str]) -> str:
    first, *rest = row
    cells = "".join(f"<td>{escape(text)}</td>" for text in rest)
    return f'<tr><th scope="row">{escape(first)}</th>{cells}</tr>'


def _style() -> str:
    shades = theme_shades("light")
    paper, sheet, ink, line = (shades[name] for name in ("paper", "sheet", "ink", "line"))
    return (
        f"body{{background:{paper};color:{ink};font:16px/1.5 Inter,'Source Sans 3',system-ui,sans-serif;"
        "max-width:72rem;margin:2rem auto;padding:0 1rem}"
        "h1,h2{font-family:Fraunces,Georgia,serif;line-height:1.2}"
        f"table{{border-collapse:collapse;background:{sheet};display:block;overflow-x:auto;width:fit-content;"
        "max-width:100%}"
        f"th,td{{border:1px solid {line};padding:.25rem .75rem;text-align:right;white-space:nowrap;"
        "font-variant-numeric:tabular-nums}"
        "th:first-child{text-align:left}"
        f"figure{{margin:1rem 0;background:{sheet};border:1px solid {line};padding:1rem}}"
        "figure svg{max-width:100%;height:auto}"
        f"pre{{background:{sheet};border:1px solid {line};padding:.75rem;overflow-x:auto}}"
    )
