// Made by tools/saboteur_par.py.

/** By number of players: how often the side of a digger and that of a saboteur win a round among journeymen. */
export const PAR: Record<number, readonly [digger: number, saboteur: number]> = {
  3: [0.84, 0.242],
  4: [0.977, 0.03],
  5: [0.73, 0.356],
  6: [0.889, 0.137],
  7: [0.635, 0.445],
  8: [0.762, 0.278],
  9: [0.873, 0.145],
  10: [0.662, 0.377],
};
