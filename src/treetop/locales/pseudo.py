"""The pseudo-language: English that can be read, but looks unmistakably translated and takes more room."""

from __future__ import annotations

from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

ACCENTS = str.maketrans("AaCcEeGgIiNnOoSsUuYyZz", "ÅåÇçÉéĞğÎîÑñÖöŠšÛûÝýŽž")
LONGER = "ːˑ"
WORD = " ːˑːˑ"


class _Accents(visitor.Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        node.value = node.value.translate(ACCENTS)
        return node


def pseudo_text(fluent: str) -> str:
    """Accent every letter and add about a third to the length of every message."""
    resource = FluentParser(with_spans=False).parse(fluent)
    for entry in resource.body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            _Accents().visit(entry.value)
            letters = sum(
                len(part.value) for part in entry.value.elements if isinstance(part, ast.TextElement)
            )
            entry.value.elements.append(ast.TextElement(LONGER + WORD * (letters // 15)))
    return FluentSerializer().serialize(resource)
