// Placeholders in a text: `Write to {{email.privacy}}`.

import { z } from 'astro/zod';
import { nearest } from '../lib/nearest.ts';

/** In a link's address the Markdown renderer has escaped the braces. */
const PLACE = /(\{\{|%7B%7B)\s*([\w.-]+)\s*(?:\}\}|%7D%7D)/g;

export type Places = Readonly<Record<string, string>>;

/** How a value is written in a text; in a link's address it stays as it is. */
export type Written = (name: string, value: string) => string;

export function fillPlaces(text: string, places: Places, written: Written = (_, value) => value): string {
  return text.replace(PLACE, (place, opening: string, name: string) => {
    const value = places[name];
    if (value === undefined) throw new Error(`The text asks for ${place}, which no fact fills.`);
    return opening === '{{' ? written(name, value) : value;
  });
}

/** The places of a text that nothing fills. */
export function unknownPlaces(text: string, places: Places): string[] {
  return [...text.matchAll(PLACE)].flatMap(([place, , name = '']) => (name in places ? [] : [place]));
}

/** “no fact fills {{nmae}}. Did you mean {{name}}?” */
export function unfilled(place: string, places: Places): string {
  const names = Object.keys(places);
  const near = nearest(place.replace(/[{}\s]|%7[BD]/g, ''), names).map((name) => `{{${name}}}`);
  if (near.length > 0) return `no fact fills ${place}. Did you mean ${OR.format(near)}?`;
  const groups = new Set(names.map((name) => name.replace(/\..*/, '.…')));
  return `no fact fills ${place}. There are: ${[...groups].join(', ')}.`;
}

const OR = new Intl.ListFormat('en-GB', { type: 'disjunction' });

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
