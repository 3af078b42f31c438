// The longest beginning decides, and whole parts of an address only.
import { expect, it } from 'vitest';
import { sectionOf } from './sections.ts';

const sections = [
  { name: 'Product', under: ['/', '/features'] },
  { name: 'Requests', under: ['/features/requests'] },
];

it.each([
  ['/', 'Product'],
  ['/features', 'Product'],
  ['/features/requests', 'Requests'],
  ['/features/requests#dark-theme', 'Requests'],
  ['/featuresque', undefined],
  ['/about', undefined],
])('%s is in %s', (href, name) => expect(sectionOf(sections, href)?.name).toBe(name));
