// The parts of assets/school.svg that pages show. The view (x, y, width, height) is always visible as a whole; a box of
// other proportions also shows what is around it. The parts at the ends of the drawing keep to their side.

export const schoolParts = {
  /** The whole school. Where a phone cuts it: its middle, its gate, its yard. */
  skyline: ['700 40 1160 360', 'xMid'],
  arrival: ['-33 40 1160 360', 'xMin'],
  yard: ['1473 40 1160 360', 'xMax'],
  path: ['0 120 420 280', 'xMin'],
  gate: ['360 90 480 310', 'xMid'],
  tree: ['800 70 300 330', 'xMid'],
  window: ['1030 126 380 274', 'xMid'],
  staffroom: ['1410 60 380 340', 'xMid'],
  verandah: ['1800 130 460 270', 'xMid'],
  mast: ['2230 40 330 360', 'xMax'],
} as const;

export type SchoolPart = keyof typeof schoolParts;
export const schoolPartNames = Object.keys(schoolParts) as [SchoolPart, ...SchoolPart[]];
