"""``make audit``: what is vulnerable is told, and what could not be asked is not called good."""

from __future__ import annotations

import json

from tools.audit import GOOD, UNKNOWN, VULNERABLE, of_npm, of_pip


def test_what_could_not_be_asked_is_not_called_good() -> None:
    good = {"name": "a", "version": "1", "vulns": []}
    bad = {"name": "b", "version": "1", "vulns": [{"id": "PYSEC-1"}]}
    skipped = {"name": "c", "skip_reason": "not found"}

    def status(*packages: object) -> int:
        return of_pip(json.dumps({"dependencies": packages})).status

    assert [status(good), status(good, skipped), status(good, bad, skipped)] == [GOOD, UNKNOWN, VULNERABLE]
    assert status() == of_pip("").status == of_pip("[]").status == UNKNOWN


def test_npm_without_an_answer_is_not_called_good() -> None:
    answer = {"vulnerabilities": {}, "metadata": {"dependencies": {"total": 3}}}
    assert of_npm(json.dumps(answer)).status == GOOD
    assert of_npm(json.dumps({**answer, "vulnerabilities": {"x": {"severity": "high"}}})).found == ["x high"]
    assert of_npm(json.dumps({"message": "405", "error": {}})).status == of_npm("").status == UNKNOWN
