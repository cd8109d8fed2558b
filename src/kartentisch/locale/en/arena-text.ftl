# The arena: bots compared on the same deals.

cli-help-arena =
    Lets bots play the same deals against each other and shows how much better one is, with a confidence interval.

    Usage:  kartentisch arena GAME --bots NAME,NAME,… [--players N] [--deals K] [--json FILE] …

      GAME                { $games }
      --bots NAME,…       two or more bots; each plays among each of the others, both ways round;
                          package.module:function names a bot of your own
      --players N         how many players (default: 4)
      --deals K           how many rounds are dealt, at most (default: 1200)
      --until WIDTH       fewer deals, if the 95% intervals are within ± WIDTH sooner
      --games K           how many whole games for the share of wins (default: a tenth of the deals)
      --league            mixed tables of all bots and a rating, instead of pairs
      --budget COUNT      simulations per decision, for bots that search (default: 200)
      --seed S            any text: the same seed gives the same result, whatever the number of workers (default: 1)
      --option KEY=VALUE  an option of the game; may be given more than once
      --limit SECONDS     how long a decision may take; a bot that needs longer ends the arena
      --workers N         how many processes play (default: as many as there are cores)
      --ray ADDRESS       play on a Ray cluster instead
      --json FILE         where to write the result; until it is complete, FILE.part holds what has been played
      --restart           start afresh, whatever FILE.part holds
      --plot FILE         where to draw the result (SVG)
      --language CODE     de, nl or en

    A deal is one round. The candidate sits once in each seat of each deal, with the other bot in all other seats; its
    points are compared with those of the other bot in the same seat of the same deal. After an interruption the same
    command carries on.

    Bots
    { $bots }

    Options of the games (with the rule that explains them)
    { $options }

    Examples
      kartentisch arena siegel --bots apprentice,random --deals 200
      kartentisch arena siegel --players 4 --bots master,journeyman --until 0.25 --json result.json --plot result.svg
      kartentisch arena saboteur --players 5 --bots random,apprentice,mybot:make --league

arena-head = { $game } · { $players } players · { $deals } deals · { $games } whole games · seed { $seed } · budget { $budget }
arena-candidate = candidate
arena-others = among
arena-unit = { $unit ->
    [penalty] penalty a round
   *[gold] gold a round
 }
arena-interval = 95%
arena-won = games won
arena-margin = margin a round
arena-time = ms a decision
arena-pair = { $candidate } among { $others }
arena-points = points a round
arena-in-seats = { $others } in the same seats: { $value }
arena-by-seat = difference by seat, starting with whoever begins
arena-wins = whole games won
arena-halves = with half of the seats
arena-halves-margin = margin with half of the seats
arena-halves-points = points with half of the seats
arena-fair = fair would be { $value }
arena-belief = belief error (Brier)
arena-prior = the deal alone: { $value }; better by { $better }
arena-times = ms: longest, mean of all answers
arena-alike = { $bot } among its like
arena-league = Plackett–Luce rating, 0 is the average; a bot with 200 more finishes ahead three times out of four
arena-bot = bot
arena-rating = rating
arena-rounds = rounds
arena-plot-won = Games won, in percentage points above equal strength: right is better
arena-plot-points = { $unit ->
    [penalty] Difference in penalty points a round, in the same seats of the same deals: left is better
   *[gold] Difference in gold a round, in the same seats of the same deals: right is better
 }
arena-plot-league = Plackett–Luce rating: right is better
arena-plot-where = { $game }, { $players } players, { $deals } deals, { $games } games; lines: 95% intervals
arena-kept = Stopped. { $file } holds what has been played; the same command carries on from there.
arena-lost = Stopped. With --json FILE what has been played would have been kept.
arena-resumed = { $file }: tables already played: { $tables }.

illegal-arena-bots = an arena needs two bots or more; --bots has { $number }
illegal-arena-other = { $file } belongs to an arena with other settings ({ $names }); choose another file, or --restart
illegal-arena-journal = { $file } is not the journal of an arena; choose another file, or --restart
illegal-arena-busy = another arena is writing to { $file }
illegal-arena-no-league = { $option } does not go with --league
illegal-arena-no-ray = --ray needs the package ray; install kartentisch[ray]
illegal-arena-ray = no Ray cluster at { $address }: { $why }
illegal-bot-path = { $path } is not an import path; one looks like package.module:function
illegal-bot-module = { $path }: there is no module { $module }
illegal-bot-attribute = { $path }: the module { $module } has no { $name }
illegal-bot-import = { $path } cannot be imported: { $why }
illegal-bot-make = { $path } made no bot: { $why }
illegal-bot-choose = { $path } returned something of type { $kind }, which has no method choose
illegal-bot-belief = what the bot { $bot } in seat { $seat } believes about the others is not { $seats } numbers between 0 and 1
