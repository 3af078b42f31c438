// The longest beginning decides, and whole parts of an address only; a long section leads to its own list.
import { expect, it } from 'vitest';
import { inSections, sectionOf } from './sections.ts';

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

it('lists all of a section, or so many and the way to the rest where it has a list of its own', () => {
  const links = (start: string, count: number) =>
    Array.from({ length: count }, (_, at) => ({ label: `${at}`, href: `${start}/${at}` }));
  const groups = (count: number, list?: string) =>
    inSections(
      [
        { name: 'Blog', under: ['/blog'], ...(list && { list }) },
        { name: 'Empty', under: ['/empty'] },
      ],
      links('/blog', count),
      (name, all) => `${name}: all ${all}`,
    );
  expect(groups(60, '/blog')).toEqual([{ title: 'Blog', links: links('/blog', 60) }]);
  expect(groups(61)[0]?.links).toHaveLength(61);
  expect(groups(5000, '/blog')[0]?.links).toHaveLength(61);
  expect(groups(5000, '/blog')[0]?.links.at(-1)).toEqual({ label: 'Blog: all 5000', href: '/blog' });
});
