"""Rewrite a module in what MicroPython knows: without annotations, `match`, f-strings, starred displays."""

from __future__ import annotations

import ast
from collections.abc import Callable, Collection, Iterable

from treetop.web.micropython.classes import expanded_class, plain_name

STAND_INS = (
    "collections",
    "fnmatch",
    "functools",
    "itertools",
    "json",
    "operator",
    "os",
    "pathlib",
    "random",
    "re",
    "struct",
    "time",
)
TYPING = {"__future__", "abc", "collections.abc", "typing", "typing_extensions", "types"}
KEPT_FROM_TYPING = {"Sequence": "SEQUENCES"}
"""What is asked for while a program runs, and the name under which the support module knows it."""
NO_BASES = {"ABC", "Generic", "NamedTuple", "Protocol", "Struct"}
NO_DECORATORS = {"abstractmethod", "dataclass", "overload", "total_ordering"}
WRITTEN_OUT = {
    "dataclasses.dataclass",
    "dataclasses.field",
    "functools.cached_property",
    "msgspec.Struct",
    "msgspec.Meta",
}
"""What the translation does itself."""
STRING_METHODS = {
    "removeprefix",
    "removesuffix",
    "isdecimal",
    "isascii",
    "bit_length",
    "ljust",
    "rjust",
    "issubset",
}
SUPPORT = "browser_support"
INSTEAD = {name: f"browser_{name}" for name in STAND_INS}
"""Modules of the standard library of which MicroPython has another idea."""
MISSING = """
def __getitem__(self, key):
    found = self.get(key)
    return self.__missing__(key) if found is None else found
"""
"""MicroPython's dict knows no `__missing__`."""
ALIASES = {"Literal", "Annotated", "Callable", "TypeVar", "tuple", "list", "dict", "type", "frozenset"}


def translated(source: str, left_out: Collection[str] = (), structs: Collection[str] = ()) -> str:
    """The module for MicroPython. Imports from modules that are left out are dropped.

    `structs` names the classes and unions that messages are decoded into, wherever they are defined.
    """
    tree = ast.parse(source)
    translator = Translator(left_out, structs)
    body = translator.block(tree.body)
    if translator.needed:
        names = [ast.alias(name) for name in sorted(translator.needed)]
        body.insert(0, ast.ImportFrom(SUPPORT, names, 0))
    return ast.unparse(ast.fix_missing_locations(ast.Module(body, []))) + "\n"


class Translator(ast.NodeTransformer):
    def __init__(self, left_out: Collection[str], structs: Collection[str]) -> None:
        self.in_entry = False
        self.left_out = left_out
        self.structs = structs
        self.needed: set[str] = set()

    def support(self, name: str, *arguments: ast.expr) -> ast.expr:
        self.needed.add(name)
        return ast.Call(ast.Name(name, ast.Load()), list(arguments), [])

    def block(self, body: Iterable[ast.stmt]) -> list[ast.stmt]:
        """Statements without those that say nothing while a program runs."""
        result: list[ast.stmt] = []
        for statement in body:
            visited = self.visit(statement)
            if visited is not None:
                result += visited if isinstance(visited, list) else [visited]
        return result

    def filled(self, body: Iterable[ast.stmt]) -> list[ast.stmt]:
        return self.block(body) or [ast.Pass()]

    # Statements

    def visit_Expr(self, node: ast.Expr) -> ast.stmt | None:
        if isinstance(node.value, ast.Constant):
            return None
        return ast.Expr(self.visit(node.value))

    def visit_Import(self, node: ast.Import) -> ast.stmt | None:
        names = [
            ast.alias(INSTEAD[name.name], name.asname or name.name) if name.name in INSTEAD else name
            for name in node.names
            if name.name not in TYPING and not self.is_left_out(name.name)
        ]
        return ast.Import(names) if names else None

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.stmt | None:
        module = node.module or ""
        if module in TYPING or self.is_left_out(module):
            return None
        names = [
            name
            for name in node.names
            if f"{module}.{name.name}" not in WRITTEN_OUT and not self.is_left_out(f"{module}.{name.name}")
        ]
        return ast.ImportFrom(INSTEAD.get(module, module), names, 0) if names else None

    def is_left_out(self, module: str) -> bool:
        return any(module == name or module.startswith(f"{name}.") for name in self.left_out)

    def visit_If(self, node: ast.If) -> ast.AST | list[ast.stmt] | None:
        if isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            return self.block(node.orelse)
        return ast.If(self.visit(node.test), self.filled(node.body), self.block(node.orelse))

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.stmt | None:
        if node.value is None:
            return None
        if plain_name(node.annotation) == "TypeAlias" and isinstance(node.target, ast.Name):
            return nothing(node.target.id)
        return ast.Assign([self.visit(node.target)], self.visit(node.value), lineno=0)

    def visit_Assign(self, node: ast.Assign) -> ast.stmt | None:
        if isinstance(node.targets[0], ast.Name) and (members := union(node.value)):
            if not all(isinstance(one, ast.Name | ast.Attribute) for one in members):
                return nothing(node.targets[0].id)
            return ast.Assign(node.targets, self.support("flat", *members), lineno=0)
        if is_alias(node.value) and isinstance(node.targets[0], ast.Name):
            return nothing(node.targets[0].id)
        self.generic_visit(node)
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.stmt | list[ast.stmt] | None:
        decorators = [one for one in node.decorator_list if plain_name(one) not in NO_DECORATORS]
        if any(plain_name(one) == "overload" for one in node.decorator_list):
            return None
        for argument in (*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs):
            argument.annotation = None
        for star in (node.args.vararg, node.args.kwarg):
            if star is not None:
                star.annotation = None
        arguments = self.visit(node.args)
        self.in_entry = any(plain_name(one) in ("entry", "brief_entry") for one in node.decorator_list)
        made = ast.FunctionDef(
            node.name, arguments, self.filled(node.body), [self.visit(d) for d in decorators], None, lineno=0
        )
        self.in_entry = False
        if any(plain_name(one) == "cached_property" for one in decorators):
            return cached(made)
        return made

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.stmt | list[ast.stmt] | None:
        if any(plain_name(base) == "Protocol" for base in node.bases):
            return nothing(node.name)
        members = expanded_class(node, self.structs)
        own = node.body
        if members:
            own = [one for one in own if not isinstance(one, ast.AnnAssign) or is_class_variable(one)]
            self.needed |= {"Config", "same_struct", "struct_hash"}
        bases = [strip_subscript(base) for base in node.bases if plain_name(base) not in NO_BASES]
        body = [*self.block(own), *self.block(members)] or [ast.Pass()]
        if any(isinstance(one, ast.FunctionDef) and one.name == "__missing__" for one in node.body):
            body += ast.parse(MISSING).body
        decorators = [one for one in node.decorator_list if plain_name(one) not in NO_DECORATORS]
        for base in bases:
            if isinstance(base, ast.Name) and base.id in ("Sequence", "Mapping", "MutableMapping"):
                self.needed.add(base.id)
        return ast.ClassDef(node.name, bases, [], body, [self.visit(d) for d in decorators])

    def visit_Match(self, node: ast.Match) -> list[ast.stmt]:
        """A chain of conditions. Patterns here ask for a class, a value or anything."""
        subject: ast.expr = self.visit(node.subject)
        before: list[ast.stmt] = []
        if not isinstance(subject, ast.Name):
            before = [ast.Assign([ast.Name("_subject", ast.Store())], subject, lineno=0)]
            subject = ast.Name("_subject", ast.Load())
        chain: list[ast.stmt] = []
        for case in reversed(node.cases):
            test, bound = pattern_test(subject, case.pattern)
            if case.guard is not None:
                guard = self.visit(case.guard)
                test = guard if test is None else ast.BoolOp(ast.And(), [test, guard])
            body = [*bound, *self.filled(case.body)]
            chain = body if test is None else [ast.If(self.visit(test), body, chain)]
        return [*before, *chain]

    def visit_Raise(self, node: ast.Raise) -> ast.stmt:
        """What an exception came from is not kept."""
        return ast.Raise(self.visit(node.exc) if node.exc else None, None)

    def generic_visit(self, node: ast.AST) -> ast.AST:
        for field, value in ast.iter_fields(node):
            if isinstance(value, list) and value and isinstance(value[0], ast.stmt):
                setattr(node, field, self.filled(value))
            elif isinstance(value, list):
                setattr(node, field, [self.visit(one) if isinstance(one, ast.AST) else one for one in value])
            elif isinstance(value, ast.AST):
                setattr(node, field, self.visit(value))
        return node

    # Expressions

    def visit_JoinedStr(self, node: ast.JoinedStr) -> ast.expr:
        text, values = "", []
        for part in node.values:
            if isinstance(part, ast.Constant):
                text += str(part.value).replace("{", "{{").replace("}", "}}")
                continue
            assert isinstance(part, ast.FormattedValue)
            shown = self.visit(part.value)
            conversion = "" if part.conversion == -1 else f"!{chr(part.conversion)}"
            spec = ""
            if part.format_spec is not None:
                assert isinstance(part.format_spec, ast.JoinedStr)
                spec = ":" + "".join(str(one.value) for one in part.format_spec.values)  # type: ignore[attr-defined]
            text += "{" + conversion + spec + "}"
            values.append(shown)
        if not values:
            return ast.Constant(text.replace("{{", "{").replace("}}", "}"))
        return ast.Call(ast.Attribute(ast.Constant(text), "format", ast.Load()), values, [])

    def visit_List(self, node: ast.List) -> ast.expr:
        return self.display(node, "list_of", ast.List)

    def visit_Tuple(self, node: ast.Tuple) -> ast.expr:
        return self.display(node, "tuple_of", ast.Tuple)

    def visit_Set(self, node: ast.Set) -> ast.expr:
        if any(isinstance(one, ast.Starred) for one in node.elts):
            return self.support("set_of", *self.pieces(node.elts))
        return ast.Set([self.visit(one) for one in node.elts])

    def display(self, node: ast.List | ast.Tuple, helper: str, kind: Callable[..., ast.expr]) -> ast.expr:
        if isinstance(node.ctx, ast.Load) and any(isinstance(one, ast.Starred) for one in node.elts):
            return self.support(helper, *self.pieces(node.elts))
        return kind([self.visit(one) for one in node.elts], node.ctx)

    def pieces(self, items: Iterable[ast.expr]) -> list[ast.expr]:
        """Runs of single items as tuples, and what is starred as it is."""
        found: list[ast.expr] = []
        run: list[ast.expr] = []
        for item in items:
            if isinstance(item, ast.Starred):
                if run:
                    found.append(ast.Tuple(run, ast.Load()))
                    run = []
                found.append(self.visit(item.value))
            else:
                run.append(self.visit(item))
        return [*found, ast.Tuple(run, ast.Load())] if run else found

    def visit_Dict(self, node: ast.Dict) -> ast.expr:
        """MicroPython's dict forgets the order of its items."""
        if any(key is None for key in node.keys):
            parts: list[ast.expr] = []
            run: list[ast.expr] = []
            for key, value in zip(node.keys, node.values, strict=True):
                if key is not None:
                    run.append(ast.Tuple([self.visit(key), self.visit(value)], ast.Load()))
                    continue
                if run:
                    parts.append(self.ordered(run))
                    run = []
                parts.append(self.visit(value))
            return self.support("merged", *parts, *([self.ordered(run)] if run else []))
        pairs = zip(node.keys, node.values, strict=True)
        return self.ordered(
            [ast.Tuple([self.visit(key), self.visit(value)], ast.Load()) for key, value in pairs if key]
        )

    def ordered(self, pairs: list[ast.expr]) -> ast.expr:
        return self.support("OrderedDict", *([ast.Tuple(pairs, ast.Load())] if pairs else []))

    def visit_DictComp(self, node: ast.DictComp) -> ast.expr:
        pair = ast.Tuple([self.visit(node.key), self.visit(node.value)], ast.Load())
        generators = [self.visit(one) for one in node.generators]
        return self.support("OrderedDict", ast.ListComp(pair, generators))

    def visit_Subscript(self, node: ast.Subscript) -> ast.expr:
        seen = node.value
        if (
            self.in_entry
            and isinstance(seen, ast.Call)
            and isinstance(seen.func, ast.Attribute)
            and seen.func.attr == "view"
        ):
            return self.support("raw_view", self.visit(seen.func.value), self.visit(seen.args[0]))
        value = self.visit(node.value)
        if (
            isinstance(node.slice, ast.Slice)
            and node.slice.step is not None
            and isinstance(node.ctx, ast.Load)
        ):
            if ast.unparse(node.slice) != "::-1":
                raise NotImplementedError(f"MicroPython gets no slice {ast.unparse(node.slice)}")
            return self.support("backwards", value)
        return ast.Subscript(value, self.visit(node.slice), node.ctx)

    def visit_Call(self, node: ast.Call) -> ast.expr:
        function = node.func
        name = plain_name(function)
        if name == "cast" and isinstance(function, ast.Name):
            return self.visit(node.args[1])  # type: ignore[no-any-return]
        if name == "isinstance" and isinstance(function, ast.Name):
            return ast.Call(function, [self.visit(node.args[0]), self.kinds(node.args[1])], [])
        if isinstance(function, ast.Name) and function.id in ("zip", "vars", "dict", "ascii"):
            node.keywords = [one for one in node.keywords if one.arg != "strict"]
            if function.id == "vars":
                return self.support("vars_of", *[self.visit(one) for one in node.args])
            if function.id == "dict":
                function = ast.Name("OrderedDict", ast.Load())
                self.needed.add("OrderedDict")
        if isinstance(function, ast.Attribute):
            called = self.method(function, node)
            if called is not None:
                return called
        return ast.Call(
            self.visit(function),
            [self.visit(one) for one in node.args],
            [ast.keyword(one.arg, self.visit(one.value)) for one in node.keywords],
        )

    def kinds(self, node: ast.expr) -> ast.expr:
        """What `isinstance` compares with: a class, or a tuple of classes that holds no other tuple."""
        members = union(node)
        if members and any(plain_name(one) in self.structs for one in members):
            return self.support("flat", *members)
        if members:
            return ast.Tuple(members, ast.Load())
        if isinstance(node, ast.Name) and node.id in KEPT_FROM_TYPING:
            self.needed.add(KEPT_FROM_TYPING[node.id])
            return ast.Name(KEPT_FROM_TYPING[node.id], ast.Load())
        return self.visit(node)  # type: ignore[no-any-return]

    def method(self, function: ast.Attribute, node: ast.Call) -> ast.expr | None:
        """Methods that MicroPython's own types do not have."""
        value, name = function.value, function.attr
        arguments = [self.visit(one) for one in node.args]
        if name == "tolist" and not arguments:
            return ast.Call(ast.Name("list", ast.Load()), [self.visit(value)], [])
        if name == "hexdigest":
            digest = ast.Call(ast.Attribute(self.visit(value), "digest", ast.Load()), [], [])
            return ast.Call(ast.Attribute(digest, "hex", ast.Load()), [], [])
        if name in STRING_METHODS:
            return self.support(name, self.visit(value), *arguments)
        if name == "__new__" and isinstance(value, ast.Name):
            return ast.Call(
                ast.Attribute(ast.Name("object", ast.Load()), "__new__", ast.Load()), arguments, []
            )
        if name == "of" and isinstance(value, ast.Name) and value.id == "Message":
            # The arguments of a message keep their order, which those of a call do not.
            if any(one.arg is None for one in node.keywords):
                return None
            pairs = [
                ast.Tuple([ast.Constant(one.arg), self.visit(one.value)], ast.Load()) for one in node.keywords
            ]
            return ast.Call(ast.Name("Message", ast.Load()), [*arguments, self.ordered(list(pairs))], [])
        return None


def union(node: ast.expr) -> list[ast.expr]:
    """The members of `A | B | C`; nothing if it is something else."""
    if not isinstance(node, ast.BinOp) or not isinstance(node.op, ast.BitOr):
        return []
    members = [*(union(node.left) or [node.left]), *(union(node.right) or [node.right])]
    return members if all(is_type(one) for one in members) else []


def is_type(node: ast.expr) -> bool:
    builtin = ("int", "str", "float", "bool", "bytes", "bytearray", "memoryview", "list", "tuple", "dict")
    if isinstance(node, ast.Constant):
        return node.value is None
    if isinstance(node, ast.Subscript):
        return is_type(node.value)
    name = node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""
    return name in builtin or (name[:1].isupper() and not name.isupper())


def is_alias(node: ast.expr) -> bool:
    """A type's name, for checkers only."""
    if isinstance(node, ast.Call):
        return plain_name(node.func) == "TypeVar"
    if isinstance(node, ast.Name):
        return node.id == "Any"
    if not isinstance(node, ast.Subscript) or not isinstance(node.value, ast.Name | ast.Attribute):
        return False
    return plain_name(node.value) in ALIASES or plain_name(node.value) == "ndarray"


def nothing(name: str) -> ast.stmt:
    """A type that only a checker asks for; other modules may import its name."""
    return ast.Assign([ast.Name(name, ast.Store())], ast.Constant(None), lineno=0)


def is_class_variable(node: ast.AnnAssign) -> bool:
    return plain_name(node.annotation) == "ClassVar"


def strip_subscript(node: ast.expr) -> ast.expr:
    return node.value if isinstance(node, ast.Subscript) else node


def pattern_test(subject: ast.expr, pattern: ast.pattern) -> tuple[ast.expr | None, list[ast.stmt]]:
    """The condition under which a pattern fits (None: always), and what it binds."""
    match pattern:
        case ast.MatchClass(cls=kind, patterns=[], kwd_patterns=[]):
            return ast.Call(ast.Name("isinstance", ast.Load()), [subject, kind], []), []
        case ast.MatchValue(value=value):
            return ast.Compare(subject, [ast.Eq()], [value]), []
        case ast.MatchSingleton(value=value):
            return ast.Compare(subject, [ast.Is()], [ast.Constant(value)]), []
        case ast.MatchOr(patterns=patterns):
            tests = [pattern_test(subject, one)[0] for one in patterns]
            assert all(tests)
            return ast.BoolOp(ast.Or(), [test for test in tests if test is not None]), []
        case ast.MatchAs(pattern=None, name=None):
            return None, []
        case ast.MatchAs(pattern=None, name=str(name)):
            return None, [ast.Assign([ast.Name(name, ast.Store())], subject, lineno=0)]
    raise NotImplementedError(f"MicroPython gets no {ast.dump(pattern)}")


def cached(function: ast.FunctionDef) -> list[ast.stmt]:
    """A cached property as two: one works it out, the other remembers it."""
    source = f"""
@property
def {function.name}(self):
    try:
        return self._cached_{function.name}
    except AttributeError:
        self._cached_{function.name} = found = self._make_{function.name}()
        return found
"""
    function.decorator_list = []
    remembering = ast.parse(source).body
    function.name = f"_make_{function.name}"
    return [function, *remembering]
