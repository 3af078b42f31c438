// The way in: the link, the keys, what is loaded then and what happens when that fails.
import { fireEvent } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SearchDialog } from '../SearchDialog/SearchDialog';
import { answer } from './answer.client';
import { asksForSearch } from './load-search.client';
import { openSearch } from './open-search.client';

vi.mock('./answer.client', () => ({ answer: vi.fn() }));

const fetched = vi.fn<(address: string) => Promise<Response>>();
const dialog = () => document.querySelector<HTMLDialogElement>('dialog');
const link = () => document.querySelector('a') as HTMLAnchorElement;
const failed = () => dialog()?.querySelector<HTMLElement>('[data-when=failed]');
const status = () => dialog()?.querySelector('[role=status]')?.textContent;

beforeEach(() => {
  vi.mocked(answer).mockReset();
  fetched.mockReset().mockImplementation(async () => new Response('{"titles":[]}'));
  vi.stubGlobal('fetch', fetched);
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  document.body.innerHTML = renderToStaticMarkup(<SearchDialog suggestions={[]} field={undefined} />);
  openSearch();
});

it('loads nothing and shows nothing before it is asked to', () => {
  expect(dialog()).toBeNull();
  expect(fetched).not.toHaveBeenCalled();
});

it('opens once, with the focus in the field, and hands the index over', async () => {
  expect(fireEvent.click(link())).toBe(false);
  fireEvent.click(link());
  expect(document.querySelectorAll('dialog')).toHaveLength(1);
  expect(document.activeElement).toBe(dialog()?.querySelector('input'));
  expect(status()).toBe('Loading …');
  await expect.poll(() => answer).toHaveBeenCalledWith(dialog()?.firstElementChild, { titles: [] });
  expect(fetched.mock.calls).toEqual([['/search-index.json']]);
});

it('is a button once it opens a dialog, for the space bar too', () => {
  expect([link().getAttribute('role'), link().getAttribute('aria-haspopup')]).toEqual(['button', 'dialog']);
  expect(fireEvent.keyDown(link(), { key: ' ' })).toBe(false);
  expect(dialog()?.open).toBe(true);
});

it('closes with Escape before anything has arrived, whatever is in the field', () => {
  fetched.mockReturnValue(new Promise(() => {}));
  fireEvent.click(link());
  const close = vi.fn();
  const opened = dialog() as HTMLDialogElement;
  opened.close = close;
  expect(fireEvent.keyDown(opened.querySelector('input') as Element, { key: 'Escape' })).toBe(false);
  expect(close).toHaveBeenCalledOnce();
});

it('leaves a click that asks for another tab alone', () => {
  link().addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link(), { ctrlKey: true });
  expect(dialog()).toBeNull();
});

it('leaves the link a link where there are no dialogs', () => {
  document.body.innerHTML = renderToStaticMarkup(<SearchDialog suggestions={[]} field={undefined} />);
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

it('says so when the index cannot be had, and tries again', async () => {
  const offline = new TypeError('offline');
  fetched.mockRejectedValueOnce(offline).mockRejectedValueOnce(offline);
  fireEvent.click(link());
  await expect.poll(() => failed()?.hidden).toBe(false);
  expect(status()).toBe('');
  fireEvent.click(failed()?.querySelector('button') as HTMLButtonElement);
  expect(failed()?.hidden).toBe(true);
  await expect.poll(() => answer).toHaveBeenCalledOnce();
});

it('without a network, takes the index that the browser still has', async () => {
  fetched.mockRejectedValueOnce(new TypeError('offline'));
  fireEvent.click(link());
  await expect.poll(() => answer).toHaveBeenCalledOnce();
  expect(fetched.mock.calls[1]).toEqual(['/search-index.json', { cache: 'force-cache' }]);
});

it('takes a page in place of the index for a failure', async () => {
  fetched.mockResolvedValueOnce(new Response('<!doctype html>', { status: 404 }));
  fireEvent.click(link());
  await expect.poll(() => failed()?.hidden).toBe(false);
});

describe('the keys', () => {
  const asked = (html: string, key: KeyboardEventInit) => {
    document.body.innerHTML = html;
    let answered = false;
    document.body.addEventListener('keydown', (event) => {
      answered = asksForSearch(event);
    });
    fireEvent.keyDown(document.body.firstElementChild as Element, key);
    return answered;
  };

  it.each([
    ['/ on the page', '<p></p>', { key: '/' }, true],
    ['/ in a field', '<input>', { key: '/' }, false],
    ['/ in a text', '<textarea></textarea>', { key: '/' }, false],
    ['Ctrl-K in a field', '<input>', { key: 'k', ctrlKey: true }, true],
    ['Cmd-K', '<p></p>', { key: 'k', metaKey: true }, true],
    ['k', '<p></p>', { key: 'k' }, false],
  ])('%s', (_name, html, key, expected) => expect(asked(html, key)).toBe(expected));

  it('/ can be switched off, for good or for the visit; Ctrl-K stays', () => {
    for (const store of [localStorage, sessionStorage]) {
      store.setItem('search-key', 'off');
      expect(asked('<p></p>', { key: '/' })).toBe(false);
      expect(asked('<p></p>', { key: 'k', ctrlKey: true })).toBe(true);
      store.clear();
    }
    expect(asked('<p></p>', { key: '/' })).toBe(true);
  });
});
