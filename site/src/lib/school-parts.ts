// Parts of assets/school.svg and the scenes in assets/scenes that pages show. The view (x, y, width, height) is always
// visible as a whole; a box of other proportions also shows what is around it, so the edges of a view cut no person,
// vehicle or sign. A part at an end of the drawing keeps to its side.

/** Scenes are drawn around one view, in a file each. */
const scene = ['0 100 480 300', 'xMid'] as const;

export const schoolParts = {
  /** A third of the school, along a page. */
  skyline: ['790 40 760 360', 'xMid'],
  arrival: ['-25 40 760 360', 'xMin'],
  yard: ['1860 40 760 360', 'xMax'],
  /** Places, 8 by 5 as a phone shows them. */
  path: ['-90 135 424 265', 'xMax'],
  gate: ['368 98 482 302', 'xMid'],
  tree: ['703 79 514 321', 'xMid'],
  window: ['960 119 449 281', 'xMid'],
  staffroom: ['1241 40 576 360', 'xMid'],
  verandah: ['1816 90 496 310', 'xMax'],
  tank: ['2076 52 557 348', 'xMax'],
  /** The neighbours. */
  class: ['2600 84 506 316', 'xMin'],
  workshop: ['3200 76 518 324', 'xMid'],
  hall: ['4090 70 528 330', 'xMid'],
  /** From the school past its neighbours. */
  walk: ['1950 50 2750 350', 'xMid'],
  counter: ['-84 56 548 344', 'xMid'],
  classroom: scene,
  assembly: scene,
  mast: ['0 60 480 340', 'xMid'],
  dormitory: scene,
  market: ['-90 44 570 356', 'xMid'],
} as const;

/** One thing beside the road, for the end of pages that sell nothing. */
export const vergeParts = {
  goat: ['-40 0 260 80', 'xMax'],
  boda: ['1960 0 260 80', 'xMax'],
  marabou: ['3960 0 260 80', 'xMax'],
  pupils: ['5960 0 260 80', 'xMax'],
} as const;
export const pageEnds = ['school', ...(Object.keys(vergeParts) as (keyof typeof vergeParts)[])] as const;

/** Around the product on the home page: a roof, and a parent for each payment. */
export const queueParts = {
  roof: ['0 0 640 76', 'xMid'],
  mother: ['1000 0 60 90', 'xMid'],
  father: ['1100 0 60 90', 'xMid'],
  aunt: ['1200 0 60 90', 'xMid'],
} as const;

/** Every part by name. */
export const allParts = { ...schoolParts, ...vergeParts, ...queueParts };
export type SchoolPart = keyof typeof allParts;

type HeroPart = keyof typeof schoolParts;
export const schoolPartNames = Object.keys(schoolParts) as [HeroPart, ...HeroPart[]];
