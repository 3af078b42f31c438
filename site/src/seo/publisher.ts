// Where this site lives and who speaks on it, for the schema.org builders.
import { organisation } from '~/facts/organisation';
import type { Publisher } from './json-ld.ts';

export const publisher: Publisher = { site: import.meta.env.SITE, organisation };
