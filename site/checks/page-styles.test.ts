// The checks of built styles fail on long motion and on rules that are too new.
import { describe, expect, test } from 'vitest';
import { siteOf } from './built-site.ts';
import { pageOf } from './fixtures.ts';
import { declarations, motion, oldBrowsers } from './page-styles.ts';

describe('motion', () => {
  const found = (css: string) => {
    const site = siteOf({ 'index.html': pageOf({ head: `<style>${css}</style>` }) });
    return motion(site).problems.map(({ what }) => what);
  };
  const calm = (css: string) => `@media (prefers-reduced-motion:no-preference){${css}}`;

  test('what moves once, briefly, and only for whoever likes it, is fine', () => {
    expect(found(calm('.a{transition:opacity .35s ease-out,transform .4s}'))).toEqual([]);
    expect(found(calm('.a{animation:grow .3s cubic-bezier(.4,0,.2,1) .1s both}'))).toEqual([]);
    expect(found('.a{transition:none}.b{animation:none}.c{scroll-behavior:auto}')).toEqual([]);
    expect(found('@layer ui{@media print{.a{color:red}}}')).toEqual([]);
  });

  test('what moves for everybody is found', () => {
    expect(found('.a{transition:color 120ms}')).toEqual([
      'transition: color 120ms: also moves for whoever asked for less motion',
    ]);
    expect(found('@media (min-width:20px){.a{animation:grow .2s}}')).toHaveLength(1);
    expect(found('@media (prefers-reduced-motion:reduce){.a{animation:grow .2s}}')).toHaveLength(1);
    expect(found('html{scroll-behavior:smooth}')).toHaveLength(1);
  });

  test('what loops is found', () => {
    expect(found(calm('.a{animation:spin .3s linear infinite}'))).toEqual([
      'animation: spin .3s linear infinite: moves more than once',
    ]);
    expect(found(calm('.a{animation:spin .3s 2}'))).toHaveLength(1);
    expect(found(calm('.a{animation-iteration-count:infinite}'))).toHaveLength(1);
  });

  test('what takes too long is found, with its delay', () => {
    expect(found(calm('.a{transition:opacity 401ms}'))).toEqual([
      'transition: opacity 401ms: takes 401 ms, and 400 is the most',
    ]);
    expect(found(calm('.a{animation:grow .3s .2s}'))).toHaveLength(1);
    expect(found(calm('.a{animation-duration:1s}'))).toHaveLength(1);
  });

  test('a stylesheet of its own is read too', () => {
    const site = siteOf({ 'index.html': pageOf(), 'a.css': '.a{transition:color 1s}' });
    expect(motion(site).problems.map(({ where }) => where)).toEqual(['/a.css', '/a.css']);
  });

  test('declarations are told with what they stand in', () => {
    expect(declarations('@layer ui{.a{content:"}";color:red}.b{top:0}}')).toEqual([
      { property: 'content', value: '""', within: ['@layer ui', '.a'] },
      { property: 'color', value: 'red', within: ['@layer ui', '.a'] },
      { property: 'top', value: '0', within: ['@layer ui', '.b'] },
    ]);
  });
});

describe('old browsers', () => {
  const found = (css: string) =>
    oldBrowsers(siteOf({ 'index.html': `<head><style>${css}</style></head><body></body>` })).problems.map(
      ({ what }) => what.split(' ')[0],
    );

  test('plain rules pass', () => {
    expect(found('#t .a{top:0;clip-path:inset(50%);background:#fff}@media print{.b{color:red}}')).toEqual([]);
  });

  test.each([
    ['@layer', '@layer base{a{color:red}}'],
    ['@container', '@container (min-width:1px){a{color:red}}'],
    ['inset', 'a{color:red;inset:0 var(--x)}'],
    ['nested', 'a{color:red;&:hover{color:blue}}'],
    ['a', 'a{height:100dvh}'],
  ])('%s is a problem', (name, css) => {
    expect(found(css)).toEqual([name]);
  });

  test('a file of styles is read too', () => {
    const site = siteOf({ '_astro/a.css': '@layer ui{a{color:red}}' });
    expect(oldBrowsers(site).problems).toHaveLength(1);
  });
});
