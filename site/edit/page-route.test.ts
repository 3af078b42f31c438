// Pages in the editor's frame: no scripts, and all addresses under the prefix.
import { expect, it } from 'vitest';
import { inFrame } from './page-route.ts';

it('drops scripts and moves root-relative addresses', () => {
  const page =
    '<script type="module">alert(1)</script><a href="/pricing">x</a><a href="//cdn.example/x">y</a>' +
    '<img srcset="/a.webp 1x, /b.webp 2x" src=\'/a.webp\'><style>a{background:url(/c.svg)}</style>';
  expect(inFrame(page)).toBe(
    '<a href="/page/pricing">x</a><a href="//cdn.example/x">y</a>' +
      '<img srcset="/page/a.webp 1x, /page/b.webp 2x" src=\'/page/a.webp\'><style>a{background:url(/page/c.svg)}</style>',
  );
});
