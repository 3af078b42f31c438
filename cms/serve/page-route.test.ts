// Pages in the editor's frame: no scripts, all addresses under the prefix, and what is wrong with a page.
import type { ServerResponse } from 'node:http';
import { expect, it, vi } from 'vitest';
import type { Page } from '../check/program.ts';
import type { EditedContent } from '../drafts/content.ts';
import { inFrame, sendPage } from './page-route.ts';

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

const wrong = {
  path: 'a.yaml',
  title: 'A',
  page: '/a',
  field: 'title',
  label: 'Title',
  message: 'It is too long.',
};

async function show(path: string, reply: Partial<Page> | undefined) {
  const response = { setHeader: vi.fn(), writeHead: vi.fn(() => response), end: vi.fn() };
  const page = async () => {
    if (!reply) throw new Error('It does not answer.');
    return { status: 200, type: 'text/html', body: Buffer.from('words'), ...reply };
  };
  const content = { now: async () => ({ content: { problems: [wrong] } }) } as unknown as EditedContent;
  const url = new URL(`http://editor/page${path}`);
  await sendPage({ site: { page }, content }, url, { headers: {} }, response as unknown as ServerResponse);
  const [status] = response.writeHead.mock.calls[0] as unknown as [number];
  return [status, String(response.end.mock.calls[0]?.[0])];
}

it('shows pages and files, and instead of a page what is wrong with it', async () => {
  expect(await show('/b', {})).toEqual([200, 'words']);
  expect(await show('/a.png', { type: 'image/png' })).toEqual([200, 'words']);
  expect(await show('/a', {})).toEqual([500, expect.stringContaining('A › Title</a>: It is too long.')]);
  expect(await show('/c', { status: 404 })).toEqual([
    404,
    expect.stringContaining('no page at this address'),
  ]);
  for (const failed of [undefined, { status: 500, type: 'application/json' }])
    expect(await show('/b', failed)).toEqual([500, expect.stringContaining('It is too long.')]);
});
