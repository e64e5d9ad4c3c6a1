"""A table of paper cards is counted, or every mistake in its file gets a sentence."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from treetop.cli.main import run
from treetop.cli.score_table import Problems
from treetop.cli.terminal.arboretum.score_file import read as read_score_file
from treetop.locales import Language

DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "score-file.md"

EXAMPLE = """
player: Talia
hand: ja7 ma6 ma7 oa3 oa8 rp1 rp5
arboretum:
  oa1  oa2   .    .
  ja3  oa4  oa6   .
  ja4  rp2  rp6  rp7
player: Jonte
hand: bs4, ca6, ja2, ja5, ma4, ma5, rp3
planted: bs1 0,0  bs3 1,0
  bs5 1,1
player: Rina
hand: CA5 DO2 OA7 RP8 WI1 WI3 WI8
"""


def complaints(text: str, language: str = "en") -> list[str]:
    with pytest.raises(Problems) as caught:
        read_score_file(text)
    return [Language(language).say(message) for message in caught.value.messages]


def changed(old: str, new: str) -> str:
    assert old in EXAMPLE
    return EXAMPLE.replace(old, new)


def test_a_grid_and_coordinates_are_read() -> None:
    table = read_score_file(EXAMPLE)
    sheet = table.position.score_sheet()
    assert table.names == ("Talia", "Jonte", "Rina")
    assert table.notes == ()
    assert sheet.totals == (4 + 4 + 1 + 2 + 3, 3 + 1, 0)
    assert sheet.winners == (0,)


def test_any_origin_gives_the_same_count() -> None:
    moved = changed("bs1 0,0  bs3 1,0\n  bs5 1,1", "bs5 -9,21  bs1 -10,20  bs3 -9,20")
    assert read_score_file(moved).position.score_sheet().totals == (14, 4, 0)


def test_a_file_may_name_its_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "table.txt"
    shown = []
    for head in ("", "game: Arboretum\n"):
        file.write_text(head + EXAMPLE, encoding="utf-8")
        assert run(["score", str(file), "--json"], Language("en")) == 0
        shown.append(capsys.readouterr().out)
    assert shown[0] == shown[1]


def test_a_file_that_names_no_game_of_ours_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "table.txt"
    file.write_text("game: chess\n" + EXAMPLE, encoding="utf-8")
    assert run(["score", str(file)], Language("en")) == 1
    assert "chess" in capsys.readouterr().err


def test_the_example_in_the_documentation_is_counted() -> None:
    text = DOCUMENT.read_text(encoding="utf-8").partition("| line |")[0]
    example = "\n".join(line[4:] for line in text.splitlines() if line.startswith("    "))
    assert read_score_file(example).position.score_sheet().totals[1] == 4


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("rp5", "xx5", ["“xx5”", "Talia’s hand", "line 3"]),
        ("rp5", "rp9", ["“rp9”", "Talia’s hand", "line 3"]),
        ("rp5", "oa8", ["Oak 8 appears twice", "line 3"]),
        ("rp5", "bs3", ["Blue Spruce 3", "twice", "Talia’s hand (line 3)", "Jonte’s arboretum (line 10)"]),
        ("rp6  rp7", "rp6  .  rp7", ["gap", "Talia", "Royal Poinciana 7", "4,-2", "line 7"]),
        ("bs5 1,1", "bs5 2,2", ["gap", "Jonte", "Blue Spruce 5", "2,2", "line 11"]),
        ("bs5 1,1", "bs5 1,0", ["Blue Spruce 5", "Blue Spruce 3", "same position", "Jonte"]),
        ("bs5 1,1", "bs5", ["Line 11", "bs5", "0,1"]),
        ("WI8", "WI8 WI7", ["Rina", "8 cards", "7"]),
        ("WI8", "tp1 ch1", ["3 players use 8 species", "10"]),
        ("WI8", "ol1", ["No edition", "Olive"]),
        ("\nplayer: Talia", "\nspecies: ja ma oa rp bs ca do tp\nplayer: Talia", ["Willow 1", "in play"]),
        ("\nplayer: Talia", "\nspecies: ja ja\nplayer: Talia", ["Jacaranda", "twice"]),
        ("\nplayer: Talia", "\nspecies: zz\nplayer: Talia", ["“zz”"]),
        ("\nplayer: Talia", "\nedition: none\nplayer: Talia", ["“none”", "renegade, zman"]),
        ("\nplayer: Talia", "\nhello\nplayer: Talia", ["Line 2", "hello"]),
        ("\nplayer: Talia", "\nhand: oa3\nplayer: Talia", ["“hand:”", "first “player:”"]),
    ],
)
def test_a_mistake_gets_a_sentence_that_says_which_and_where(old: str, new: str, words: list[str]) -> None:
    sentences = complaints(changed(old, new))
    assert any(all(word in sentence for word in words) for sentence in sentences), sentences


def test_one_player_is_too_few() -> None:
    assert complaints("player: Talia\nhand: oa1") == ["Arboretum is for 2 to 4 players; the file has 1."]


def test_an_arboretum_larger_than_a_game_allows_is_refused() -> None:
    row = " ".join(f"{code}{rank}" for code in ("oa", "ma") for rank in range(1, 9))
    text = f"player: A\narboretum:\n{row}\nca1 ca2\nplayer: B\n"
    assert "A has planted 18 cards; at most 17 are possible." in complaints(text)


def test_a_short_hand_is_counted_with_a_remark() -> None:
    table = read_score_file(changed(" WI1 WI3 WI8", ""))
    assert [Language("en").say(note) for note in table.notes] == [
        "Rina has only 4 cards in hand; at the end of a game it should be 7. Scored as it is."
    ]


def test_mistakes_are_told_in_the_reader_s_language() -> None:
    assert "Oak" not in complaints(changed("rp5", "oa8"), "uk")[0]


def test_json_holds_scores_winners_and_every_species(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "table.txt"
    file.write_text(EXAMPLE)
    assert run(["score", str(file), "--json"], Language("en")) == 0
    facts = json.loads(capsys.readouterr().out)
    assert facts["scores"] == [14, 4, 0]
    assert facts["winners"] == [1]
    oak = next(line for line in facts["species"] if line["code"] == "oa")
    assert (oak["values"], oak["right"], oak["points"]) == ([11, 0, 7], [1], [9, 0, 0])
    assert oak["paths"][0]["cards"] == ["oa1", "oa2", "oa4", "oa6"]


def test_the_sheet_explains_itself(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "table.txt"
    file.write_text(EXAMPLE)
    assert run(["score", str(file)], Language("en")) == 0
    out = capsys.readouterr().out
    for words in ("3 8 = 11", "4 + 4 + 1 = 9", "the 8 counts as 0", "Talia wins with 14 points."):
        assert words in out
