# Settings of a person, kept with the browser
settings = Settings
settings-hint = Name, language, look, sound, other devices
settings-look = Look and sound
settings-theme = Light
settings-theme-hint = Daylight or lamplight.
settings-theme-is = { $theme ->
    [light] light
    [dark] dark
   *[system] as the device
 }
settings-motion = Motion
settings-motion-hint = What is played travels over the table.
settings-motion-is = { $motion ->
    [on] on
    [off] off
   *[system] as the device
 }
settings-sound = Sound
settings-sound-hint = Quiet, and a call when it is your turn.
settings-play = Playing
settings-hand-order = Order of the hand
settings-hand-order-hint = { $at ->
    [here] The highest first.
   *[elsewhere] { $games }: the highest first.
 }
settings-hand-order-is = { $order ->
    [value] by value
   *[colour] by colour
 }
settings-one-tap = One tap plays
settings-one-tap-hint = On a touch screen; otherwise the first tap chooses and the second plays.
settings-auto-nod = Go on by itself
settings-auto-nod-hint = Once you have seen a result for a few seconds.
