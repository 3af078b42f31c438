import { expect, it } from 'vitest';
import { crumbAt, fillCounts, pageMetas } from './read-page.ts';

it('names any page above another, also home and pages of blocks', () => {
  const pages = pageMetas().filter(({ path }) => path !== undefined);
  expect(pages.map(({ path = '' }) => crumbAt(path))).toEqual(
    pages.map(({ crumb, title }) => crumb ?? title),
  );
});

it('counts the list beside the text, in words, with a capital letter where a sentence begins', () => {
  const section = {
    title: '{{count}} steps',
    lead: 'All {{count}} are short. {{count}} it is.',
    steps: [1, 2, 3],
  };
  expect(fillCounts(section, 'home')).toMatchObject({
    title: 'Three steps',
    lead: 'All three are short. Three it is.',
  });
});

it('passes over buttons, and counts the list around a group that has none', () => {
  const section = { items: [{ text: 'One of {{count}}' }, { text: 'Last' }], actions: [{ label: 'Go' }] };
  expect(fillCounts(section, 'home')).toMatchObject({ items: [{ text: 'One of two' }, { text: 'Last' }] });
});

it('refuses to count where no list, or more than one, is beside the text', () => {
  expect(() => fillCounts({ title: '{{count}} things' }, 'home')).toThrow('{{count}} things');
  expect(() => fillCounts({ title: '{{count}} things', rows: [], areas: [] }, 'home')).toThrow();
});
