import { fireEvent } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { SearchDialog } from '../SearchDialog/SearchDialog';
import { search } from '../words';
import { openSearch } from './open-search.client';
import { showResults } from './search-results.client';

vi.mock('./search-results.client', () => ({ showResults: vi.fn() }));

const fetched = vi.fn<(address: string) => Promise<Response>>();
const dialog = () => document.querySelector<HTMLDialogElement>('dialog');
const link = () => document.querySelector('a') as HTMLAnchorElement;
const failed = () => dialog()?.querySelector<HTMLElement>('[data-when=failed]');

beforeEach(() => {
  vi.mocked(showResults).mockReset();
  fetched.mockReset().mockImplementation(async () => new Response('{"titles":[]}'));
  vi.stubGlobal('fetch', fetched);
  document.body.innerHTML = renderToStaticMarkup(
    <SearchDialog label="Search" words={search.panel} suggestions={[]} field={undefined} />,
  );
  openSearch();
});

it('does not open the dialog for a click that opens another tab', () => {
  link().addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link(), { ctrlKey: true });
  expect(dialog()).toBeNull();
});

it('keeps a plain link in browsers without dialogs', () => {
  document.body.innerHTML = renderToStaticMarkup(
    <SearchDialog label="Search" words={search.panel} suggestions={[]} field={undefined} />,
  );
  vi.stubGlobal('HTMLDialogElement', undefined);
  openSearch();
  vi.unstubAllGlobals();
  let followed = false;
  link().addEventListener('click', (event) => {
    followed = !event.defaultPrevented;
    event.preventDefault();
  });
  fireEvent.click(link());
  expect([followed, link().getAttribute('href')]).toEqual([true, '/search']);
  expect(link().hasAttribute('role')).toBe(false);
});

it('uses the cached index without a network', async () => {
  fetched.mockRejectedValueOnce(new TypeError('offline'));
  fireEvent.click(link());
  await expect.poll(() => showResults).toHaveBeenCalledOnce();
  expect(fetched.mock.calls[1]).toEqual(['/search-index.json', { cache: 'force-cache' }]);
});

it('shows the failure when an HTML page comes instead of the index', async () => {
  fetched.mockResolvedValueOnce(new Response('<!doctype html>', { status: 404 }));
  fireEvent.click(link());
  await expect.poll(() => failed()?.hidden).toBe(false);
});
