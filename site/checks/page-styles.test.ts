import { describe, expect, test } from 'vitest';
import { siteOf } from './built-site.ts';
import { pageOf } from './fixtures.ts';
import { motion, oldBrowsers } from './page-styles.ts';

describe('motion', () => {
  const found = (css: string) => {
    const site = siteOf({ 'index.html': pageOf({ head: `<style>${css}</style>` }) });
    return motion(site).problems.map(({ what }) => what);
  };
  const calm = (css: string) => `@media (prefers-reduced-motion:no-preference){${css}}`;

  test('allows a short movement that runs once and respects prefers-reduced-motion', () => {
    expect(found(calm('.a{transition:opacity .35s ease-out,transform .4s}'))).toEqual([]);
    expect(found(calm('.a{animation:grow .3s cubic-bezier(.4,0,.2,1) .1s both}'))).toEqual([]);
    expect(found('.a{transition:none}.b{animation:none}.c{scroll-behavior:auto}')).toEqual([]);
    expect(found('@layer ui{@media print{.a{color:red}}}')).toEqual([]);
  });

  test.each([
    ['.a{transition:color 120ms}', 'prefers-reduced-motion'],
    ['@media (prefers-reduced-motion:reduce){.a{animation:grow .2s}}', 'prefers-reduced-motion'],
    ['html{scroll-behavior:smooth}', 'prefers-reduced-motion'],
    [calm('.a{animation:spin .3s linear infinite}'), 'more than once'],
    [calm('.a{animation:spin .3s 2}'), 'more than once'],
    [calm('.a{transition:opacity 401ms}'), '401 ms'],
    [calm('.a{animation:grow .3s .2s}'), '500 ms'],
  ])('%s is a problem', (css, problem) => {
    expect(found(css)).toEqual([expect.stringContaining(problem)]);
  });

  test('a stylesheet of its own is read too', () => {
    const site = siteOf({ 'index.html': pageOf(), 'a.css': '.a{transition:color 1s}' });
    expect(motion(site).problems.map(({ where }) => where)).toEqual(['/a.css', '/a.css']);
  });
});

describe('old browsers', () => {
  const found = (css: string) =>
    oldBrowsers(siteOf({ 'index.html': `<head><style>${css}</style></head><body></body>` })).problems.map(
      ({ what }) => what.split(' ')[0],
    );

  test.each([
    ['@container', '@container (width > 1px){a{color:red}}'],
    ['nested', 'a{color:red;&:hover{color:blue}}'],
  ])('%s is a problem', (name, css) => {
    expect(found(css)).toEqual([name]);
  });
});
