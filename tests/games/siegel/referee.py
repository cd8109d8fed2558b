"""A second, plain reading of the rules page, with texts for everything, to hold the real rules against.

It shares nothing with them: cards are ``"v12"``, seals are counted by letter, and nothing is fast.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

SUPPLY = {"r": 5, "y": 3, "g": 3, "b": 3, "v": 3, "w": 4, "k": 6}
POINTS = {"r": 2, "y": 2, "g": 2, "b": 2, "v": 2, "w": 4, "k": 3}
ROUNDS = {3: 6, 4: 4, 5: 5}
LONG_ROUNDS = {3: 9, 4: 8, 5: 10}


def fitting(held: Counter[str], led: str, by: str) -> list[str]:
    """S12, S13: the kinds of seals that may be handed back for a trick."""
    wanted = {"r"} if led == "r" else {led} if by == led else {led, "r"}
    return [kind for kind in "rygbvw" if held[kind] and (kind in wanted or kind == "w")]


def to_choose(fits: list[str], white_before_black: str, by_hand: bool) -> set[str]:
    """S13, S14, S17: what the winner is asked; nothing where the program does it by itself."""
    if fits == ["w"] and white_before_black == "may":
        return {"-w", "-k"}
    if by_hand and fits:
        return {"-", *("-" + kind for kind in fits)}
    return {"-" + kind for kind in fits} if len(fits) > 1 else set()


class Referee:
    """One game; the options have the names of the rules page."""

    def __init__(
        self,
        players: int,
        whites_exhausted: str = "forbid",
        white_before_black: str = "must",
        by_hand: bool = False,
        saboteur_base: int = 4,
        rounds: int | None = None,
        designer_long: bool = False,
        open_tricks: bool = False,
    ) -> None:
        self.players = players
        self.whites_exhausted = whites_exhausted
        self.white_before_black = white_before_black
        self.by_hand = by_hand
        self.saboteur_base = saboteur_base
        self.rounds = rounds or (LONG_ROUNDS if designer_long else ROUNDS)[players]
        self.designer_long = designer_long
        self.open_tricks = open_tricks
        self.phase = "deal"
        self.scores: list[list[int]] = []
        self.times_saboteur: Counter[int] = Counter()

    def deal(self, dealer: int, hands: Sequence[str]) -> None:
        """S3, S4: everybody gets his cards; S20: all seals and the saboteur are back."""
        self.dealer = dealer
        self.hands = [set(hand.split()) for hand in hands]
        self.seals: list[Counter[str]] = [Counter() for _ in hands]
        self.middle = Counter(SUPPLY)
        self.saboteur: int | None = None
        self.predicted = 0
        self.table: list[tuple[int, str]] = []
        self.turn = self.left_of(dealer)
        self.phase = "predict"

    def left_of(self, seat: int) -> int:
        return (seat + 1) % self.players

    def allows(self, text: str) -> bool:
        """Whether that is a move now."""
        if self.phase == "predict":
            return self.saboteur is None if text == "saboteur" else self.taken(text) is not None
        return text in self.choices()

    def choices(self) -> set[str]:
        """The moves, but for predictions."""
        if self.phase == "play":
            hand = self.hands[self.turn]
            following = {card for card in hand if self.table and card[0] == self.table[0][1][0]}
            return following or hand
        return self.asked if self.phase == "back" else set()

    def taken(self, text: str) -> tuple[list[Counter[str]], Counter[str]] | None:
        """S6–S8: the seals of the seats and the middle after a prediction; None if it is not possible."""
        held, middle = [counter.copy() for counter in self.seals], self.middle.copy()
        tokens = [] if text == "none" else text.split(" ")
        if [token[:1] for token in tokens] != sorted((token[:1] for token in tokens), key="rygbv".find):
            return None
        for token in tokens:
            colour, at, source = token.partition("@")
            if colour not in ("r", "y", "g", "b", "v"):
                return None
            if not at:
                if not middle[colour]:
                    return None
                middle[colour] -= 1
            else:
                if source not in [str(seat) for seat in range(self.players) if seat != self.turn]:
                    return None
                victim = held[int(source)]
                if middle[colour] or not victim[colour]:
                    return None
                victim[colour] -= 1
                if middle["w"]:
                    middle["w"] -= 1
                    victim["w"] += 1
                elif self.whites_exhausted == "forbid":
                    return None
            held[self.turn][colour] += 1
        return held, middle

    def move(self, text: str) -> None:
        """Does an allowed move."""
        if self.phase == "predict":
            self.predict(text)
        elif self.phase == "play":
            self.play(text)
        else:
            self.settle(text)

    def predict(self, text: str) -> None:
        if text == "saboteur":
            self.saboteur = self.turn
        else:
            seals = self.taken(text)
            assert seals is not None
            self.seals, self.middle = seals
        self.turn = self.left_of(self.turn)
        self.predicted += 1
        if self.predicted == self.players:
            self.phase = "play"

    def play(self, card: str) -> None:
        self.hands[self.turn].remove(card)
        self.table.append((self.turn, card))
        self.turn = self.left_of(self.turn)
        if len(self.table) < self.players:
            return
        led = self.table[0][1][0]
        by = "r" if any(card[0] == "r" for _, card in self.table) else led
        _, self.turn = max((int(card[1:]), seat) for seat, card in self.table if card[0] == by)
        self.table = []
        if self.turn == self.saboteur:
            self.go_on()
            return
        fits = fitting(self.seals[self.turn], led, by)
        self.asked = to_choose(fits, self.white_before_black, self.by_hand)
        if self.asked:
            self.phase = "back"
        else:
            self.settle("-" + fits[0] if fits else "-k")

    def settle(self, text: str) -> None:
        held, kind = self.seals[self.turn], text[1:]
        if kind == "k":
            if self.middle["k"]:
                self.middle["k"] -= 1
                held["k"] += 1
        elif kind:
            held[kind] -= 1
            self.middle[kind] += 1
        self.go_on()

    def go_on(self) -> None:
        self.phase = "play"
        if any(self.hands):
            return
        scores = [sum(POINTS[kind] * n for kind, n in held.items()) for held in self.seals]
        if self.saboteur is not None:
            price = self.saboteur_base + (self.times_saboteur[self.saboteur] if self.designer_long else 0)
            scores[self.saboteur] = max(0, price - sum(held["k"] for held in self.seals))
            self.times_saboteur[self.saboteur] += 1
        self.scores.append(scores)
        self.phase = "over" if len(self.scores) == self.rounds else "deal"

    def winners(self) -> list[int]:
        totals = [sum(points) for points in zip(*self.scores, strict=True)]
        return [seat for seat, total in enumerate(totals) if total == min(totals)] if self.phase == "over" else []
