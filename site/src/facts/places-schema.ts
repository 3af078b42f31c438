// A field whose text may have places for other facts. Its limits count what readers see, after the places are filled.
import { z } from 'astro/zod';
import { type Places, unfilled, unknownPlaces } from './fill-places.ts';

/** A text field that is filled as it is read, so that nobody who shows it has to remember. */
export function textWith(places: Places, fill: (text: string) => string) {
  return z
    .string()
    .refine((text) => unknownPlaces(text, places).length === 0, {
      abort: true,
      error: ({ input }) =>
        unknownPlaces(String(input), places)
          .map((place) => unfilled(place, places))
          .join(' '),
    })
    .overwrite(fill);
}
