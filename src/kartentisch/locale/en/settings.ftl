# Settings of a person, kept with the browser
settings-look = Look and sound
settings-theme = Lighting
settings-theme-hint = Daylight or lamplight.
settings-theme-is = { $theme ->
    [light] light
    [dark] dark
   *[system] match device
 }
settings-motion-hint = What is played travels across the table.
settings-motion-is = { $motion ->
    [on] on
    [off] off
   *[system] match device
 }
settings-sound-hint = Quiet, with a call when it is your turn.
settings-play = Playing
settings-hand-order = Sort the hand
settings-hand-order-hint = { $at ->
    [here] Highest first.
   *[elsewhere] { $games }: highest first.
 }
settings-hand-order-is = { $order ->
    [value] by value
   *[colour] by colour
 }
settings-one-tap = One tap plays
settings-one-tap-hint = On a touch screen; otherwise the first tap chooses and the second plays.
settings-auto-nod = Continue automatically
settings-auto-nod-hint = Once you have seen a result for a few seconds.
settings-notices = Notice outside the page
settings-notices-hint = when it is your turn and you are looking elsewhere
settings-notices-no = Your browser does not allow this page to show notices.
page-language = Language
page-name-hint = This is how the others see you at the table.
page-save = Save
page-other-device = Continue on another device
page-other-device-hint = Open this link there, or scan the code with its camera. It works once, within five minutes; whoever has it can play as you.
page-get-code = Make a link
