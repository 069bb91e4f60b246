/** The quiet colours behind things; one a picture, never the same twice in a row. */
export const grounds = {
  bone: '#ebe7df',
  sand: '#e1d7c7',
  clay: '#dcc8b8',
  sage: '#d0d6c9',
  mist: '#d2dade',
  stone: '#d8d6d2',
  blush: '#e8d4cb',
  butter: '#ecdfbd',
  sky: '#c3d0d6',
  olive: '#b9b99f',
} as const;

export type Ground = keyof typeof grounds;
