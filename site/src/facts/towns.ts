// Positions of towns, from content/facts/towns.yaml.
import { z } from 'astro/zod';
import { didYouMean } from '../lib/nearest.ts';
import { contentOf } from '../readers/read-facts.ts';

const town = z.strictObject({
  lat: z
    .number()
    .min(-1.5)
    .max(4.3)
    .describe(
      'As in 0.32 for Kampala; below nought: south. A map on the web shows it: press long on the town.',
    ),
  lon: z.number().min(29.5).max(35.1).describe('As in 32.58 for Kampala.'),
  side: z.enum(['left', 'above', 'below']).exactOptional().describe('Where its name stands on the map.'),
});

const towns = contentOf('facts/towns', z.record(z.string(), town));

type Town = { name: string } & z.infer<typeof town>;

export function townOf(name: string): Town {
  const found = towns()[name];
  if (!found) throw new Error(`content/facts/towns.yaml has no town "${name}".`);
  return { name, ...found };
}

/** All towns in a text, in order: "Masindi, Hoima, Kagadi, Fort Portal". */
export function townsIn(text: string): Town[] {
  return Object.keys(towns())
    .map((name) => ({ name, at: text.search(new RegExp(`\\b${name}\\b`)) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ name }) => townOf(name));
}

const meant = (text: string) => (townsIn(text).length > 0 ? '' : didYouMean(text, Object.keys(towns())));

/** A field with a town's name. An unknown name has no map; a similar one is an error. */
export const withTowns = <Text extends z.ZodType<string>>(text: Text): Text =>
  text.refine((place) => meant(place) === '', {
    error: ({ input }) => `is no town of content/facts/towns.yaml.${meant(String(input))}`,
  });
