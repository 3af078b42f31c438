// Origin and organisation of this site, for schema.org.
import { organisation } from '~/facts/organisation';
import type { Publisher } from './json-ld.ts';

export const publisher: Publisher = { site: import.meta.env.SITE, organisation };
