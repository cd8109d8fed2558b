# Instellingen van een persoon, onthouden in de browser
settings-look = Beeld en geluid
settings-theme = Thema
settings-theme-hint = Daglicht of lamplicht.
settings-theme-is = { $theme ->
    [light] licht
    [dark] donker
   *[system] systeem
 }
settings-motion-hint = Wat gespeeld wordt, beweegt over de tafel.
settings-motion-is = { $motion ->
    [on] aan
    [off] uit
   *[system] systeem
 }
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
settings-notices = Melding buiten de pagina
settings-notices-hint = als je aan de beurt bent en net ergens anders kijkt
settings-notices-no = Je browser staat deze pagina geen meldingen toe.
page-language = Taal
page-name-hint = Zo zien de anderen je aan tafel.
page-save = Opslaan
page-other-device = Op een ander apparaat verder spelen
page-other-device-hint = Open daar deze link of scan de code met de camera. De link werkt vijf minuten en maar één keer; wie hem heeft, kan spelen als jij.
page-get-code = Link maken
