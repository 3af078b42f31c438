import { expect, it, vi } from 'vitest';
import { start } from './RequestList.client';

const list = (attributes: string) =>
  `<astro-island ${attributes}><ul><li id="ussd"><b data-votes="1200">1,200</b></li><li id="bank"><b data-votes="30">30</b></li></ul></astro-island>`;
const counts = () => [...document.querySelectorAll('b')].map(({ textContent }) => textContent);
const replyWith = (body: string) => vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)));

it('adds the votes that the server has counted, unless React runs the list', async () => {
  replyWith('{"ok":true,"votes":{"ussd":34}}');
  document.body.innerHTML = list('ssr');
  await start();
  expect(counts()).toEqual(['1,234', '30']);
  document.body.innerHTML = list('');
  await start();
  expect(counts()).toEqual(['1,200', '30']);
});

it('leaves the counts when the server does not answer with votes', async () => {
  replyWith('<p>Bad gateway</p>');
  document.body.innerHTML = list('ssr');
  await start();
  expect(counts()).toEqual(['1,200', '30']);
});
