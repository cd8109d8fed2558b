/** One's own wish to end the game: whether we have just taken it back ourselves, so that nobody need tell us. */
export const wish = { takenBack: false };
