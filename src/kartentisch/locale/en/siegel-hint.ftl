# Die sieben Siegel: moves in hints and analyses, and why they are as good as they are
siegel-hint-give = Hand back { $kind }
siegel-hint-keep-white = Keep white, take black
siegel-hint-keep = Hand nothing back
siegel-hint-from = taken from { $player }: { $seals }

siegel-hint-only = Nothing else is allowed.
siegel-hint-saboteur = In { $percent } of 100 rounds the others take { $blacks ->
    [1] at least one black seal
   *[other] at least { $blacks } black seals
 }, and each one makes the saboteur cheaper.
siegel-hint-seals = With this you mostly win { $tricks ->
    [0] no trick
    [1] one trick
   *[other] { $tricks } tricks
 }, and pay nothing in { $percent } of 100 rounds.
siegel-hint-seals-left = Here a seal is left over in { $percent } of 100 rounds.
siegel-hint-seals-black = Here you take a black seal in { $percent } of 100 rounds.
siegel-hint-others-black = Then the others take { $blacks ->
    [1] at least one black seal
   *[other] at least { $blacks } black seals
 } in { $percent } of 100 rounds.
siegel-hint-never = This hardly ever wins the trick, and you would have no seal for it anyway.
siegel-hint-never-wanted = This hardly ever wins the trick, and keeps your seal for a later one.
siegel-hint-win = This wins the trick in { $percent } of 100 rounds, but you have no seal for it.
siegel-hint-win-wanted = This wins the trick in { $percent } of 100 rounds, and you have a seal for it.
siegel-hint-duck = This wins the trick in only { $percent } of 100 rounds; you have no seal for it.
siegel-hint-duck-wanted = This wins the trick in only { $percent } of 100 rounds, although you have a seal for it.
siegel-hint-trick = This wins the trick in { $percent } of 100 rounds; you have no seal for it.
siegel-hint-trick-wanted = This wins the trick in { $percent } of 100 rounds; you have a seal for it.
siegel-hint-end-black = At the end you hold a black seal in { $percent } of 100 rounds.
siegel-hint-end-left = At the end a seal is left over in { $percent } of 100 rounds.
siegel-hint-end-clean = This way you pay nothing in { $percent } of 100 rounds.
siegel-hint-end-same = It hardly matters: you pay nothing in { $percent } of 100 rounds.
