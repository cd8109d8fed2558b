"""What players report to whoever runs the server: somebody at their table, or something else."""

from __future__ import annotations

import time
import unicodedata
from typing import TYPE_CHECKING

from kartentisch.server import limits
from kartentisch.server.logs import log, mark
from kartentisch.server.refusals import Refusal, ServerReason
from kartentisch.server.shared_limits import admitted
from kartentisch.server.store import Report
from kartentisch.table.change import existing
from kartentisch.table.names import few_marks, is_visible, without_blanks

if TYPE_CHECKING:
    from kartentisch.server import wire
    from kartentisch.server.addresses import Address
    from kartentisch.server.store import Person, Store
    from kartentisch.table.model import Table


async def file(store: Store, person: Person, table: Table, wish: wire.Report, come_from: Address | None) -> None:
    """Keeps a report about somebody on a chair of that table, or about nobody in particular; or `Refusal`.

    Nobody at the table hears of it.
    """
    text = _plain(wish.text)
    if not is_visible(text):
        raise Refusal(ServerReason.EMPTY_REPORT)
    chair = None if wish.about is None else table.chairs[existing(table, wish.about)]
    about, name = ("", "") if chair is None else (chair.person or "", chair.name)
    if await store.reports_by(person.id, hours=24) >= limits.REPORTS_OF_A_PERSON_A_DAY:
        raise Refusal(ServerReason.TOO_MANY_REPORTS, most=limits.REPORTS_OF_A_PERSON_A_DAY)
    if come_from is not None and not come_from.admits_report(time.monotonic()):
        raise Refusal(ServerReason.TOO_FAST)
    if not await admitted(store, "report", come_from):
        raise Refusal(ServerReason.TOO_FAST)
    await store.add_report(Report(table.id, person.id, person.name, about, name, text), limits.REPORTS_KEPT)
    log.warning("reported", table=mark(table.id))


def _plain(text: str) -> str:
    """A text in one line, with nothing that a terminal would obey."""
    seen = (c if unicodedata.category(c)[0] not in "CZ" else " " for c in few_marks(without_blanks(text)))
    return " ".join("".join(seen).split())
