"""The protocol, described once: the JSON schema and the page's TypeScript are made from it, and a test holds
`docs/protocol.md` to it.

One WebSocket at ``/ws``; text frames; one JSON object a frame. The client speaks first (`Hello`). A socket looks at one
table at a time (`Watch`); table commands go to that table. Every request carries `id`, which its answer repeats.

Others say `wire.Hello`, whichever file of this folder describes it: so each name has its line here.
"""

from __future__ import annotations

from kartentisch.server.wire.advice import AnalysisNews as AnalysisNews
from kartentisch.server.wire.advice import HintMove as HintMove
from kartentisch.server.wire.advice import HintNews as HintNews
from kartentisch.server.wire.advice import ReviewNews as ReviewNews
from kartentisch.server.wire.advice import Sentence as Sentence
from kartentisch.server.wire.analysed import AnalysedDecision as AnalysedDecision
from kartentisch.server.wire.analysed import AnalysedMove as AnalysedMove
from kartentisch.server.wire.analysed import AnalysedRound as AnalysedRound
from kartentisch.server.wire.analysed import Analysis as Analysis
from kartentisch.server.wire.analysed import Suspected as Suspected
from kartentisch.server.wire.analysed import SuspectedRound as SuspectedRound
from kartentisch.server.wire.analysed import SuspicionPin as SuspicionPin
from kartentisch.server.wire.answers import AnyAnswer as AnyAnswer
from kartentisch.server.wire.answers import Done as Done
from kartentisch.server.wire.answers import FinishedGame as FinishedGame
from kartentisch.server.wire.answers import InPreparation as InPreparation
from kartentisch.server.wire.answers import LobbyNews as LobbyNews
from kartentisch.server.wire.answers import MyTable as MyTable
from kartentisch.server.wire.answers import OpenTable as OpenTable
from kartentisch.server.wire.answers import PreparationNews as PreparationNews
from kartentisch.server.wire.answers import Probed as Probed
from kartentisch.server.wire.answers import Refused as Refused
from kartentisch.server.wire.answers import Welcome as Welcome
from kartentisch.server.wire.fetched import FairDeals as FairDeals
from kartentisch.server.wire.fetched import NotShown as NotShown
from kartentisch.server.wire.fetched import Replay as Replay
from kartentisch.server.wire.fetched import ReplayStep as ReplayStep
from kartentisch.server.wire.frame import FairNews as FairNews
from kartentisch.server.wire.frame import GameEvent as GameEvent
from kartentisch.server.wire.frame import RemovalNews as RemovalNews
from kartentisch.server.wire.frame import SeatNews as SeatNews
from kartentisch.server.wire.frame import TableFrame as TableFrame
from kartentisch.server.wire.frame import TalkNews as TalkNews
from kartentisch.server.wire.frame import UndoNews as UndoNews
from kartentisch.server.wire.requests import Analyse as Analyse
from kartentisch.server.wire.requests import AnyRequest as AnyRequest
from kartentisch.server.wire.requests import At as At
from kartentisch.server.wire.requests import Create as Create
from kartentisch.server.wire.requests import ExportStatistics as ExportStatistics
from kartentisch.server.wire.requests import ForgetStatistics as ForgetStatistics
from kartentisch.server.wire.requests import GetGames as GetGames
from kartentisch.server.wire.requests import GetLog as GetLog
from kartentisch.server.wire.requests import GetRecord as GetRecord
from kartentisch.server.wire.requests import GetStatistics as GetStatistics
from kartentisch.server.wire.requests import Hello as Hello
from kartentisch.server.wire.requests import Lobby as Lobby
from kartentisch.server.wire.requests import Name as Name
from kartentisch.server.wire.requests import NewCode as NewCode
from kartentisch.server.wire.requests import Probe as Probe
from kartentisch.server.wire.requests import Rename as Rename
from kartentisch.server.wire.requests import Report as Report
from kartentisch.server.wire.requests import RequestId as RequestId
from kartentisch.server.wire.requests import Review as Review
from kartentisch.server.wire.requests import Secret as Secret
from kartentisch.server.wire.requests import TableId as TableId
from kartentisch.server.wire.requests import Watch as Watch
from kartentisch.server.wire.statistics import CountedGame as CountedGame
from kartentisch.server.wire.statistics import CountedRound as CountedRound
from kartentisch.server.wire.statistics import GameStatistics as GameStatistics
from kartentisch.server.wire.statistics import GroupSums as GroupSums
from kartentisch.server.wire.statistics import LevelSums as LevelSums
from kartentisch.server.wire.statistics import PlacedGame as PlacedGame
from kartentisch.server.wire.statistics import RoleSums as RoleSums
from kartentisch.server.wire.statistics import RoundSums as RoundSums
from kartentisch.server.wire.statistics import Spread as Spread
from kartentisch.server.wire.statistics import Statistics as Statistics
