"""The two ways in which an input is refused. Anything else that is raised is a bug."""

from typing import Any


class Refusal(Exception):
    """Why something is not accepted: a stable code and the parameters of its sentence."""

    def __init__(self, code: str, **params: Any) -> None:
        super().__init__(code, params)
        self.code = code
        self.params = params

    def __str__(self) -> str:
        params = ", ".join(f"{name}={value!r}" for name, value in self.params.items())
        return f"{self.code}({params})"


class Illegal(Refusal):
    """An action that can be read but breaks a rule here and now. `rule` is the id of that rule (`ZS-15`)."""

    def __init__(self, rule: str, code: str, **params: Any) -> None:
        super().__init__(code, **params)
        self.rule = rule

    def __str__(self) -> str:
        return f"{self.rule} {super().__str__()}"


class Unreadable(Refusal):
    """Something that cannot be read as an action, a word, a record, options and so on."""
