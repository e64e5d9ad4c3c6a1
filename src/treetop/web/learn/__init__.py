"""Lessons: real positions that ask for real actions."""

from treetop.web.learn.lesson import Lesson
from treetop.web.learn.routes import lesson_routes
from treetop.web.learn.shelf import lesson, lessons

__all__ = ["Lesson", "lesson", "lesson_routes", "lessons"]
