// The client libraries, their packages and versions, from content/facts/sdks.yaml.
import { z } from 'astro/zod';
import { fillPlaces } from './fill-places.ts';
import { organisationPlaces } from './organisation.ts';
import { textWith } from './places-schema.ts';
import { readFacts } from './read-facts.ts';

const text = textWith(organisationPlaces, (line) => fillPlaces(line, organisationPlaces));

const sdk = z.strictObject({
  language: text,
  package: text.describe('The name that its registry knows it by.'),
  version: z.string().regex(/^\d+\.\d+\.\d+$/, 'must be a version such as 3.2.0'),
  status: text.describe('Stable, Beta.'),
  docs: z.string().startsWith('/docs/', 'must be an address that begins with /docs/'),
});

export const sdks = readFacts('sdks', z.strictObject({ javascript: sdk, python: sdk, php: sdk, java: sdk }));
