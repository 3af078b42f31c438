// Pages in the editor's frame: no scripts, and all addresses under the prefix.
import { expect, it } from 'vitest';
import { inFrame } from './page-route.ts';

it.each(['', '/desk/website'])('drops scripts and moves root-relative addresses, behind “%s”', (prefix) => {
  const page =
    '<script type="module">alert(1)</script><a href="/pricing">x</a><a href="//cdn.example/x">y</a>' +
    '<img srcset="/a.webp 1x, /b.webp 2x" src=\'/a.webp\'><style>a{background:url(/c.svg)}</style>';
  expect(inFrame(page, prefix)).toBe(
    `<a href="${prefix}/page/pricing">x</a><a href="//cdn.example/x">y</a>` +
      `<img srcset="${prefix}/page/a.webp 1x, ${prefix}/page/b.webp 2x" src='${prefix}/page/a.webp'>` +
      `<style>a{background:url(${prefix}/page/c.svg)}</style>`,
  );
});
