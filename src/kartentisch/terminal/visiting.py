"""A server's table in the terminal: one comes by its link, and comes back after a lost connection."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from kartentisch.client.connection import Client, Gone, connected
from kartentisch.protocol import CLOSE_BANNED, CLOSE_MISBEHAVED, CLOSE_PROTOCOL
from kartentisch.terminal.board import Board
from kartentisch.terminal.dialogs import Question, TextLine
from kartentisch.terminal.fairness import Mixes
from kartentisch.terminal.panels import Item, Panel
from kartentisch.terminal.saving import proposal, save
from kartentisch.terminal.visit import Visit
from kartentisch.terminal.visit_panels import (
    between_panel,
    chairs,
    gathering_panel,
    others_panel,
    over_panel,
    question_panel,
)

if TYPE_CHECKING:
    from kartentisch.client.connection import Frame
    from kartentisch.client.link import Link
    from kartentisch.game import Event, Move, Say, Seat
    from kartentisch.terminal.known import Known

FIRST_PAUSE, LONGEST_PAUSE = 0.25, 8.0
"""Seconds between attempts to come back."""
FOR_GOOD = {CLOSE_BANNED, CLOSE_MISBEHAVED, CLOSE_PROTOCOL}
"""Codes after which the server does not want us back."""


class VisitScreen(Board):
    """A table at a server. A background task holds the connection; what the person does is sent by others."""

    def __init__(self, link: Link, name: str, known: Known) -> None:
        super().__init__(self._connecting)
        self._link = link
        self._own_name = name
        self._password = ""
        self._known = known
        self._visit = Visit()
        self._mixes = Mixes()
        self._client: Client | None = None
        self._sent: int | None = None
        self._refusal: Frame = {}
        self._heard = 0

    @property
    def session(self) -> Visit:
        """The table."""
        return self._visit

    # Coming and coming back

    def begin(self) -> None:
        """Goes to the server, from the start screen or after a refusal."""
        self._ask(self._connecting)
        self.run_worker(self._stay(), exclusive=True, group="stay")

    async def _stay(self) -> None:
        """Until there is no coming back."""
        pause = FIRST_PAUSE
        while True:
            self._refusal = {}
            try:
                async with connected(self._link.socket, self._hear) as client:
                    if await self._come_in(client):
                        pause = FIRST_PAUSE
                        await self._look(client)
            except Gone as gone:
                if not self._refusal and gone.code in FOR_GOOD:
                    self._refusal = {"reason": "page-refused", "args": {}}
            finally:
                self._client = self._sent = None
            if self._refusal:
                self._ask(self._stopped)
                return
            self._ask(self._lost)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _come_in(self, client: Client) -> bool:
        """Says who we are and goes to the table; whether we are there."""
        secret = self._known.secret(self._link.origin)
        if not secret and not self._own_name:
            say = self._app.say
            question = TextLine(say("terminal-name"), say("terminal-line-hint"), say("terminal-guest"))
            self._own_name = await self.app.push_screen_wait(question) or say("terminal-guest")
        answer = await client.hello(secret=secret, name=self._own_name[:24], password=self._password)
        if answer["type"] == "welcome":
            if answer["secret"]:
                self._known.keep(self._link.origin, answer["secret"])
            self._visit.forget_log()
            answer = await client.ask("watch", table=self._link.table)
        if answer["type"] == "refused":
            self._refusal = answer
            return False
        self._client = client
        return True

    async def _look(self, client: Client) -> None:
        """Shows the newest news until the connection is lost."""
        while True:
            await client.changed.wait()
            client.changed.clear()
            if client.news:
                await self._show(client, client.news)
            if client.lost:
                raise client.gone

    async def _show(self, client: Client, news: Frame) -> None:
        ended = bool(self._visit.news) and not self._visit.over
        changed = self._visit.take(news)
        if (mix := self._mixes.wanted(news)) is not None:
            self.run_worker(self._add(mix))
        if ended and self._visit.over and self._visit.you is not None:
            self.run_worker(self._tell_fairness(self._visit.you))
        if self._visit.lacks_events:
            self._visit.hear((await client.ask("get-log")).get("log") or ())
        self._read_out(news["talk"])
        if changed or self._build in (self._connecting, self._lost):
            self._ask(self._now)
        else:
            self.speak()

    def _hear(self, frame: Frame) -> None:
        """What answers no request: the server turns us out."""
        if frame["type"] == "refused":
            self._refusal = frame
            if self._client is not None:
                self.run_worker(self._client.close())

    def _read_out(self, talk: list[Frame]) -> None:
        """Shows what others have said since the last news."""
        newer = [line for line in talk if line["number"] > self._heard]
        for line in newer if self._heard else ():
            self.notify(self._said(line), markup=False)
        self._heard = max((line["number"] for line in talk), default=self._heard) or -1

    def _said(self, line: Frame) -> str:
        say, visit, phrase, blank = self._app.say, self._visit, line["phrase"], line["blank"]
        text = line["text"]
        if phrase is not None and any(phrase == one.name for one in visit.game.phrases):
            about = visit.names[blank] if isinstance(blank, int) else ""
            own = isinstance(blank, int) and visit.news["seats"][blank]["who"] == line["who"]
            who = "me" if own else "you" if blank == visit.you else "other"
            text = say(f"{visit.game.name}-say-{phrase}", player=about, word=str(blank), who=who)
        elif phrase is not None:
            text = say(f"talk-phrase-{phrase}")
        return say("talk-line", name=line["name"], text=text)

    # What is asked for

    def _connecting(self) -> Panel:
        return Panel(self._app.say("page-connecting"), hint=self._link.origin, calm=True)

    def _lost(self) -> Panel:
        return Panel(self._app.say("page-lost"), hint=self._link.origin, calm=True)

    def _stopped(self) -> Panel:
        """The server does not let us in, and says why."""
        say, reason = self._app.say, self._refusal["reason"]
        items = [Item(say("terminal-retry"), self.begin), Item(say("terminal-quit"), lambda: self.app.exit(0))]
        if reason == "refused-password":
            items = [Item(say("terminal-password"), self._ask_password), *items[1:]]
        elif reason == "refused-name":
            items = [Item(say("terminal-name"), self._ask_name), *items[1:]]
        return Panel(refusal(self._refusal, say), tuple(items))

    def _ask_password(self) -> None:
        say = self._app.say
        self.app.push_screen(
            TextLine(say("terminal-password"), say("terminal-line-hint"), secret=True), self._try_password
        )

    def _try_password(self, password: str | None) -> None:
        self._password = password or ""
        self.begin()

    def _ask_name(self) -> None:
        say = self._app.say
        self.app.push_screen(TextLine(say("terminal-name"), say("terminal-line-hint")), self._try_name)

    def _try_name(self, name: str | None) -> None:
        self._own_name = name or ""
        self.begin()

    def _now(self) -> Panel:
        visit, say = self._visit, self._app.say
        stage = visit.news["stage"]
        if stage == "gathering":
            return gathering_panel(visit, say, self._act)
        if stage == "over":
            return over_panel(visit, say, self._act, self.action_save, self._watch_again, lambda: self.app.exit(0))
        if (question := question_panel(visit, say, self._act)) is not None:
            return question
        if stage == "between":
            return between_panel(visit, say, self._act)
        if visit.turn is not None and visit.turn == visit.you and self._sent != visit.news["version"]:
            return self._choosing()
        return others_panel(visit, say)

    def _close_group(self) -> None:
        self._ask(self._now)

    # What the person does

    def _play(self, move: Move) -> None:
        whole, version = self._visit.play(move), self._visit.news["version"]
        if whole is not None:
            self._sent = version  # nothing can be chosen twice
            self._act("move", version=version, move=str(whole))
        self._ask(self._now)

    def _take_back(self) -> None:
        self._visit.take_back()
        self._ask(self._now)

    def _act(self, what: str, **fields: Any) -> None:
        self.run_worker(self._send(what, fields))

    async def _send(self, what: str, fields: Frame) -> None:
        """Asks the table for something. What does not arrive has not happened; the person is asked again."""
        if self._client is None:
            return
        try:
            answer = await self._client.act(what, **fields)
        except Gone:
            return
        if answer["type"] == "refused":
            self._sent = None
            self.notify(refusal(answer, self._app.say), severity="error", markup=False)
            self._ask(self._now)

    async def _add(self, mix: str) -> None:
        """Adds our number to the shuffle of the game to come (`docs/fair.md`)."""
        try:
            if self._client is None or (await self._client.act("mix", mix=mix))["type"] != "done":
                self._mixes.lost(mix)
        except Gone:
            self._mixes.lost(mix)

    async def _tell_fairness(self, seat: Seat) -> None:
        """Checks the deals of the game that has just ended, as the page does."""
        if self._client is None:
            return
        try:
            answer = await self._client.ask("get-record")
        except Gone:
            return
        say = self._app.say
        if answer["type"] == "done" and (told := self._mixes.told(answer["record"], seat, say)):
            self.notify(told, title=say("fair"), markup=False)

    def action_save(self) -> None:
        """Asks for a file's name and writes the record of the finished game into it."""
        if self._visit.over:
            say = self._app.say
            question, hint = say("terminal-save-as"), say("terminal-save-hint")
            self.app.push_screen(TextLine(question, hint, proposal(self._visit.game.name)), self._save)

    def _save(self, name: str | None) -> None:
        if name:
            self.run_worker(self._save_as(name))

    async def _record(self) -> str | None:
        """The record of the finished game; where there is none, the person is told why."""
        if self._client is None:
            return None
        try:
            answer = await self._client.ask("get-record")
        except Gone:
            return None
        if answer["type"] != "done":
            self.notify(refusal(answer, self._app.say), severity="error", markup=False)
            return None
        record: str = answer["record"]
        return record

    async def _save_as(self, name: str) -> None:
        if (record := await self._record()) is not None:
            saved, told = save(name, record, self._app.say)
            self.notify(told, severity="information" if saved else "error", markup=False)

    def _watch_again(self) -> None:
        self.run_worker(self._show_again())

    async def _show_again(self) -> None:
        if (record := await self._record()) is not None:
            self._app.look_again(record, self._visit.names, self._visit.you)

    def leave(self) -> None:
        """Asks before a game is left in which one has a seat."""
        visit = self._visit
        if not visit.news or visit.over or visit.you is None or self._build == self._stopped:
            self.app.exit(0)
            return
        say = self._app.say
        self.app.push_screen(
            Question(say("terminal-leave-table"), [say("terminal-stay"), say("terminal-quit")]), self._left
        )

    def _left(self, answer: int | None) -> None:
        if answer == 1:
            self.app.exit(0)

    # Drawing

    def _bar(self) -> str:
        return super()._bar() if self._visit.news else self._app.say("terminal-title")

    def _position(self) -> str:
        if self._visit.shown:
            return super()._position()
        return chairs(self._visit, self._app.say) if self._visit.news else ""

    def _brief(self, width: int) -> list[str]:
        return super()._brief(width) if self._visit.shown else []

    def _sentence(self, event: Event) -> str:
        """Some events are the table's, not the game's. A newer server may tell of some that we do not know."""
        keys = {"taken-over": "company-taken-over", "came-back": "company-came-back", "taken-back": "undo-done"}
        key = keys.get(event.name)
        if key is None:
            try:
                return super()._sentence(event)
            except KeyError:
                return ""
        seat = event.args["seat"]
        if event.name == "taken-back" and not event.args["counts"]:
            key = "undo-alone"
        return self._app.say(key, you="yes" if seat == self._visit.you else "no", player=self._visit.names[seat])


def refusal(refused: Frame, say: Say) -> str:
    """Why something was refused, with the number of the rule. A newer server may have reasons that we do not know."""
    try:
        told = say(refused["reason"], **refused["args"])
    except KeyError:
        told = say("page-refused")
    return f"{told} ({refused['rule']})" if refused.get("rule") else told
