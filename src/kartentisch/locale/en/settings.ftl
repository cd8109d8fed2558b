# Settings of a person, kept with the browser
settings = Settings
settings-hint = Name, language, look, sound, other devices
settings-look = Look and sound
settings-theme = Lighting
settings-theme-hint = Daylight or lamplight.
settings-theme-is = { $theme ->
    [light] light
    [dark] dark
   *[system] match device
 }
settings-motion = Motion
settings-motion-hint = What is played travels across the table.
settings-motion-is = { $motion ->
    [on] on
    [off] off
   *[system] match device
 }
settings-sound = Sound
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
