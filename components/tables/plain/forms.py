"""Any game's menu as forms: a button for what needs no more said, a form with a field for each thing that does."""

from __future__ import annotations

from markupsafe import Markup

from clueapp.kernel.menu import Between, Form, FormField, FreeText, Menu, OneOf
from clueapp.protocol.names import camel
from components.html import button, el, join


def draw(menu: Menu) -> Markup:
    return join(*(_form(form) for form in menu.forms))


def in_words(name: str) -> str:
    """A name of the wire as a reader would write it: END_TURN is "End turn"."""
    return name.replace("_", " ").lower().capitalize()


def _form(form: Form) -> Markup:
    name = form.action.wire_name
    testid = f"action-{name.lower().replace('_', '-')}"
    if not form.fields:
        return button(in_words(name), sends=form.action, testid=testid)
    fields = (_labelled(name, field, what) for field, what in form.fields.items())
    send = button(in_words(name), type="submit", kind="primary", testid=testid)
    return el("form", *fields, send, sends=form.action, cls="plain-form")


def _labelled(form: str, name: str, what: FormField) -> Markup:
    place = f"{form.lower()}-{name}"
    return el("label", el("span", in_words(name)), _field(place, camel(name), what), for_=place)


def _field(place: str, name: str, what: FormField) -> Markup:
    match what:
        case OneOf(values):
            options = (el("option", in_words(str(value)), value=str(value)) for value in values)
            return el("select", *options, id=place, name=name)
        case Between(least, most):
            return el("input", type="number", id=place, name=name, min=least, max=most, value=least, required=True)
        case FreeText(length):
            return el("input", id=place, name=name, maxlength=length, autocomplete="off", required=True)
