// The portraits in assets/people.svg, from left to right.
export const portraitNames = [
  'headwrap',
  'glasses',
  'braids',
  'beard',
  'natural hair',
  'scarf',
  'grey hair',
] as const;
export type PortraitName = (typeof portraitNames)[number];
