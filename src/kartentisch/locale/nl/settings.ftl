# Instellingen van een persoon, onthouden in de browser
settings = Instellingen
settings-hint = Naam, taal, uiterlijk, geluid, andere apparaten
settings-look = Beeld en geluid
settings-theme = Thema
settings-theme-hint = Daglicht of lamplicht.
settings-theme-is = { $theme ->
    [light] licht
    [dark] donker
   *[system] systeem
 }
settings-motion = Beweging
settings-motion-hint = Wat gespeeld wordt, beweegt over de tafel.
settings-motion-is = { $motion ->
    [on] aan
    [off] uit
   *[system] systeem
 }
settings-sound = Geluid
settings-sound-hint = Zacht, en een seintje als je aan de beurt bent.
settings-play = Tijdens het spel
settings-hand-order = Hand sorteren
settings-hand-order-hint = { $at ->
    [here] De hoogste eerst.
   *[elsewhere] { $games }: de hoogste eerst.
 }
settings-hand-order-is = { $order ->
    [value] op waarde
   *[colour] op kleur
 }
settings-one-tap = Eén tik speelt
settings-one-tap-hint = Op een aanraakscherm; anders kiest de eerste tik en speelt de tweede.
settings-auto-nod = Vanzelf verder
settings-auto-nod-hint = Zodra je een uitslag een paar seconden hebt gezien.
