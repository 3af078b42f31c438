// Names on the site that stand in for real ones, for whoever looks at it before it is launched.
import { type Institution, institutions } from './institutions.ts';
import { people } from './people.ts';
import { testimonials } from './testimonials.ts';

const stillSample = ({ state }: { state: 'sample' | 'confirmed' }) => state === 'sample';

export const sampleInstitutions = (): string[] =>
  Object.values(institutions)
    .filter(stillSample)
    .map(({ name }) => name);

export const samplePeople = (): string[] =>
  Object.values(people)
    .filter(stillSample)
    .map(({ name }) => name);

/** As pages write them: in full, by initials, in short. */
const everyNameOf = ({ name, short, alsoCalled }: Institution): string[] => [
  name,
  ...alsoCalled,
  ...(short ? [short] : []),
];

/** Everybody whose name a reviewer should see marked: also who is quoted in a file that is all samples. */
export function sampleNames(): string[] {
  const { sample, ...quotes } = testimonials;
  const quoted = sample ? Object.values(quotes).flatMap((list) => list.map(({ author }) => author)) : [];
  const institutionNames = Object.values(institutions).filter(stillSample).flatMap(everyNameOf);
  return [...new Set([...institutionNames, ...samplePeople(), ...quoted])];
}
