// A map of Uganda and one of the lake shore in a few lines, and where a place lies on them.
//
// The border is Natural Earth's (1:10 million, public domain, by way of the package world-atlas), and so is Lake Albert;
// both are simplified to whole units. The other lakes and the borders of the four regions are drawn by hand through known
// places, as a sketch: they are good for seeing where a town is, not for measuring.

/** A map's size, its units to a degree, and its upper left corner. The equator runs through both, so a degree is as long in both directions. */
export const areas = {
  country: { width: 324, height: 336, scale: 58, west: 29.45, north: 4.28 },
  lakeshore: { width: 324, height: 262, scale: 648, west: 32.28, north: 0.39 },
} as const;

export type Area = keyof typeof areas;
export type Position = { lat: number; lon: number };

export function onMap({ lat, lon }: Position, area: Area = 'country'): { x: number; y: number } {
  const { scale, west, north } = areas[area];
  return { x: Math.round((lon - west) * scale), y: Math.round((north - lat) * scale) };
}

export const outline =
  'M59 310l-8 0-1 4-8 8-1 4-13 8-3-1-3-8-3 2-2-1-9 3-2-23 0-4 3-4 0-8 1-7 2-1-2-8 5-25 0-5 3-6 2 1 3-12 5-8-1-7 2-12 12-4 4-7 1-7 14-6 11-15 20-16 15-19 0-3-5-4-1-4-7 0-5-6-2 0-4 4-4-6-5-2 5-17 3-5 0-5-6-6 0-2 5-12 5-7-1-7-3 2 6-11 15-7 18 8 10-3 5-6 7 6 2 7 6 0 2 3 6 1 1-6 11-6 22-2 14-7 9 7 19 1 28-28 2 1 4 8-1 4 3 3-1 4 7 1-4 2 2 2-1 1 5 0 2 4 3-1 6 3 0 9-3 3 3 17 6 3 2 10 3 5 4-1 3 2 4 15 4 0 2 8-3 2 0 4 6 14 0 8 2 3-2 15-11 16 1 9-6 1-6 3-1 4-5 0-6 16-4 3-3 6-7 3-4 11 1 4-11 14 3 13-3 32 0 19-181-1-8 5z';

/** Victoria as far as the border, Albert, Kyoga, Edward and George. */
export const lakes =
  'M135 306l-4-6 4-8 5-12 1-11 7-5-4-9 5-8 9-2 7-4 6 1 3 5 4-3 2-7 6-6 3 7 6 6 8-2 6-7 6-2 3-9 3 7 9 6 8-5 6 6 8-1 6 5 3 14-3 50zM117 110l-4 6 0 22-3 4-2 5-8 8-9 4-7 5-10 13-8 11-3 1-2-6-1-7-5-1-1-2 6-10 6-6 7-7 13-13 14-9 7-9 8-9zM165 152l12 6 10-4 12 5 7-11 4 10 10 3 10 8-12 0-9-3-6 8-5-8-14 0-12-6zM15 252l8 6 3 8-7 10-4 12-6 4-12-9-5-14 11-12zM38 245l6-3 4 6-3 5-7-2z';

/** Buggala, the largest of the Ssese Islands. */
export const island = 'M155 266l9 1 4 7-8 3z';

/** The four regions: shapes that meet at their borders and overlap the country's, which cuts them. */
export const regions = [
  {
    name: 'Northern',
    lat: 3.15,
    lon: 32.35,
    path: 'M115 115l18 0 29 3 3 14-11 18 14 4 35 1 9-14 17-15 15-12 11 12 15 12 14 10 15 6 22-3V0H0V115z',
  },
  {
    name: 'Eastern',
    lat: 1.2,
    lon: 33.75,
    path: 'M203 155l9-14 17-15 15-12 11 12 15 12 14 10 15 6 22-3V336H218V224l-7-25-9-16 1-13z',
  },
  {
    name: 'Central',
    lat: 0.5,
    lon: 31.9,
    path: 'M154 150l14 4 35 1v15l-1 13 9 16 7 25V336H81V308l6-16 3-15 9-11-2-21-1-32 14-20 9-16 26-9z',
  },
  {
    name: 'Western',
    lat: 0.85,
    lon: 30.72,
    path: 'M115 115l18 0 29 3 3 14-11 18-9 18-26 9-9 16-14 20 1 32 2 21-9 11-3 15-6 16V336H0V115z',
  },
] as const;

export type RegionName = (typeof regions)[number]['name'];

/** The north shore of Lake Victoria from Buwaya to the bay of Kampala, drawn by hand through known places. */
export const shore =
  'M0 0V231l19-10 13 10 20-19 16 6 10-23 16-10 13-24 10 14-5 19-11 17-3 16-8 15 14 3 10-14 13-10 6-13 13-3 10-10 10 13 13 10 6-16-10-20 10-16-6-23 19-6 10 13 10-20 9-26v-19l13-23 10 3 3 23-6 23 13 23-10 19 16 13 7 26 16-6 10-26 13 13 13-20V0z';

/** From Entebbe by Nkumba and Kajjansi to Kampala. */
export const road = 'M117 214l32-26 9-30 6-42 12-35 18-36';
