"""Numbers as a language writes them."""

from __future__ import annotations

from babel import Locale
from babel.numbers import format_decimal, format_percent, get_decimal_symbol

from treetop.arena.interval import Interval
from treetop.locales import Language


class Numerals:
    def __init__(self, language: Language) -> None:
        self.locale = language.locale

    @property
    def decimal_sign(self) -> str:
        return get_decimal_symbol(self.locale)

    def whole(self, value: float) -> str:
        return format_decimal(value, "#,##0", locale=self.locale)

    def decimal(self, value: float) -> str:
        return format_decimal(value, "#,##0.0", locale=self.locale)

    def signed(self, value: float) -> str:
        """With one decimal, and a plus before what is not negative."""
        return format_decimal(value, "+#,##0.0;-#,##0.0", locale=self.locale)

    def percent(self, value: float) -> str:
        """With one decimal, and a space before the sign where the language has one."""
        pattern = Locale.parse(self.locale).percent_formats[None].pattern.replace("##0", "##0.0")
        return format_percent(value, pattern, locale=self.locale)

    def seconds(self, value: float) -> str:
        """Three significant digits are enough, and nothing below a tenth of a millisecond."""
        return format_decimal(float(f"{value:.3g}"), "#,##0.####", locale=self.locale)

    def percent_range(self, interval: Interval) -> str:
        return f"{self.percent(interval.low)} – {self.percent(interval.high)}"

    def range(self, interval: Interval) -> str:
        return f"{self.decimal(interval.low)} – {self.decimal(interval.high)}"

    def signed_range(self, interval: Interval) -> str:
        return f"{self.signed(interval.low)} – {self.signed(interval.high)}"
