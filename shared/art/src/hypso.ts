/** The thirteen heights of the summit map: pine valley, meadow, ridge, rock, alpenglow, snow. */
export const HYPSO = [
  '#0D2F28',
  '#103B32',
  '#12514A',
  '#0F6A62',
  '#2B8A6B',
  '#6C9C3C',
  '#A9AE46',
  '#E0AE4A',
  '#E58B48',
  '#D9653F',
  '#B8507A',
  '#C98FC6',
  '#FBEFE6',
] as const;
