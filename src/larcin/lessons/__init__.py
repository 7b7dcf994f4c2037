"""Lessons: a game taught by its own moves. What they are made of is told in docs/lessons.md."""

from larcin.lessons.course import Answer, Course, Frame, Shown, frame_of, seat_names
from larcin.lessons.lesson import BadLesson, Lesson, Step, lessons_of, read_lesson

__all__ = [
    "Answer",
    "BadLesson",
    "Course",
    "Frame",
    "Lesson",
    "Shown",
    "Step",
    "frame_of",
    "lessons_of",
    "read_lesson",
    "seat_names",
]
