// Pages in the editor's frame: no scripts, all addresses under the prefix, and loaded again after each change.
import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { inFrame, sendReloads } from './page-route.ts';
import { Preview } from './preview.ts';

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

it('tells a listener that was away that the pages changed', () => {
  const preview = new Preview('', 1);
  const listen = () => {
    const told: string[] = [];
    const response = Object.assign(new EventEmitter(), { writeHead: () => {}, write: told.push.bind(told) });
    sendReloads(preview, response as unknown as ServerResponse);
    return { told, response };
  };
  const before = listen();
  before.response.emit('close');
  preview.turn += 1;
  preview.changes.dispatchEvent(new Event('reload'));
  expect(before.told).toHaveLength(1);
  expect(listen().told).not.toEqual(before.told);
});
