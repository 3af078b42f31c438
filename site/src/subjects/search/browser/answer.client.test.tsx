// The panel's own HTML, made to answer: results with marks, the states, and the keys.
import { fireEvent } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pack } from '../index-file';
import { SearchPanel } from '../SearchPanel/SearchPanel';
import { answer } from './answer.client';

const entry = (href: string, title: string, text = '') => ({
  href,
  title,
  section: 'Blog',
  weight: 1,
  text,
  headings: [],
  words: href === '/terms' ? ['refund'] : [],
});
const file = pack({
  entries: [
    entry('/pricing', 'Pricing in shillings', 'What a school pays for fees.'),
    entry('/terms', 'Terms of service'),
    ...Array.from({ length: 12 }, (_, at) => entry(`/blog/${at}`, `Fees, part ${at}`)),
  ],
  common: [],
  alike: [],
});

const one = <Type extends Element>(selector: string) => document.querySelector<Type>(selector) as Type;
const input = () => one<HTMLInputElement>('[type=search]');
const links = () => [...document.querySelectorAll<HTMLAnchorElement>('ol a')];
const status = () => one('[role=status] + p').textContent;
const spoken = () => one('[role=status]').textContent;
const visible = (name: string) => !one<HTMLElement>(`[data-when=${name}]`).hidden;
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

function enter(text: string): void {
  input().focus();
  fireEvent.input(input(), { target: { value: text } });
}

/** Types, and waits for the next frame. */
function type(text: string): void {
  enter(text);
  vi.advanceTimersToNextFrame();
}

const panel = renderToStaticMarkup(
  <SearchPanel id="search" suggestions={[{ label: 'Prices', href: '/pricing' }]}>
    <input type="checkbox" defaultChecked />
  </SearchPanel>,
);

async function open(html: string): Promise<void> {
  document.body.innerHTML = html;
  await answer(one('[data-search-panel]'), file);
}

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'setTimeout', 'clearTimeout'],
  });
});
afterEach(() => {
  vi.useRealTimers();
  history.replaceState(null, '', '/');
});

describe('in the dialog', () => {
  let close: ReturnType<typeof vi.fn>;
  beforeEach(async () => {
    await open(`<dialog open>${panel}</dialog>`);
    close = vi.fn();
    one<HTMLDialogElement>('dialog').close = close as () => void;
  });

  it('says how many there are once the typing pauses, not at each key', () => {
    type('pays');
    vi.advanceTimersByTime(400);
    type('pay');
    vi.advanceTimersByTime(400);
    expect([status(), spoken()]).toEqual(['1 result', '']);
    vi.advanceTimersByTime(100);
    expect(spoken()).toBe('1 result');
  });

  it('answers with section, title and snippet, what was found marked', () => {
    type('pays');
    expect(status()).toBe('1 result');
    expect(one('ol li').textContent?.replace(/\s+/g, ' ')).toBe(
      'Blog Pricing in shillingsWhat a school pays for fees.',
    );
    expect(one('ol mark').textContent).toBe('pays');
    expect(links()[0]?.getAttribute('href')).toBe('/pricing');
  });

  it('names a word that only the page’s text has', () => {
    type('refund');
    expect(one('ol li').textContent).toContain('Also\u00a0says: refund');
  });

  it('shows eight and the way to all of them', () => {
    type('fees');
    expect(links()).toHaveLength(8);
    expect(status()).toBe('13 results');
    const all = one<HTMLAnchorElement>('ol + p a');
    expect([all.textContent, all.getAttribute('href')]).toEqual(['All 13 results', '/search?q=fees']);
    expect(visible('idle')).toBe(false);
  });

  it('says when there is nothing, and goes back to the suggestions when the field is emptied', () => {
    type('zeppelin');
    expect([status(), visible('none'), visible('idle')]).toEqual(['No result for “zeppelin”', true, false]);
    type('');
    expect([status(), visible('none'), visible('idle')]).toEqual(['', false, true]);
  });

  it('takes no markup from what was typed', () => {
    type('<img src=x>zeppelin');
    expect(document.querySelector('img')).toBeNull();
  });

  it('moves with the arrows, Home and End, and back into the field with a letter', () => {
    type('fees');
    press('ArrowDown');
    expect(document.activeElement).toBe(links()[0]);
    press('End');
    expect(document.activeElement?.textContent).toBe('All 13 results');
    press('Home');
    press('ArrowDown');
    expect(document.activeElement).toBe(links()[1]);
    press('ArrowUp');
    press('ArrowUp');
    expect(document.activeElement).toBe(input());
    press('ArrowDown');
    press('s');
    expect(document.activeElement).toBe(input());
  });

  it('lets a key that follows fast meet the new results', () => {
    type('pays');
    enter('terms');
    press('ArrowDown');
    vi.advanceTimersToNextFrame();
    expect(document.activeElement?.getAttribute('href')).toBe('/terms');
  });

  it('opens the first result with Enter, and leaves the button to the form', () => {
    type('pays');
    const follow = vi.fn((event: Event) => event.preventDefault());
    one('ol').addEventListener('click', follow);
    expect(fireEvent.submit(one('form'))).toBe(false);
    expect(follow).toHaveBeenCalledOnce();
    one<HTMLButtonElement>('form button').focus();
    expect(fireEvent.submit(one('form'))).toBe(true);
    expect(follow).toHaveBeenCalledOnce();
  });

  it('keeps whether / opens the search', async () => {
    const box = () => one<HTMLInputElement>('[type=checkbox]');
    box().click();
    expect(localStorage.getItem('search-key')).toBe('off');
    await open(`<dialog open>${panel}</dialog>`);
    expect(box().checked).toBe(false);
    box().click();
    expect(localStorage.getItem('search-key')).toBe('on');
  });

  it('closes on the backdrop and when a link is followed', () => {
    type('fees');
    fireEvent.click(one('[role=status]'));
    expect(close).not.toHaveBeenCalled();
    fireEvent.click(one('dialog'));
    expect(close).toHaveBeenCalledTimes(1);
    one('ol').addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(one('ol a'));
    expect(close).toHaveBeenCalledTimes(2);
  });
});

describe('on the page', () => {
  it('takes the query from the address and keeps it there', async () => {
    history.replaceState(null, '', '/search?q=pays');
    await open(panel);
    expect([input().value, status()]).toEqual(['pays', '1 result']);
    type('fees and more');
    expect(location.search).toBe('?q=fees+and+more');
    type('');
    expect(location.href).toMatch(/\/search$/);
  });

  it('shows all results and stays when it is sent', async () => {
    await open(panel);
    type('fees');
    expect(links()).toHaveLength(13);
    expect(one<HTMLElement>('ol + p').hidden).toBe(true);
    expect(fireEvent.submit(one('form'))).toBe(false);
  });
});

describe('with articles too old for the index', () => {
  const card = { seed: 's', title: 'Fees of 2019', text: 'An old one.', author: '', category: '', facts: [] };
  const files: Record<string, unknown> = {
    '/blog/articles.json': [
      { ...card, href: '/blog/1' },
      { ...card, href: '/blog/2' },
    ],
  };
  beforeEach(() =>
    vi.stubGlobal(
      'fetch',
      vi.fn(async (address: string) => Response.json(files[address] ?? {})),
    ),
  );

  it('adds what their cards say after what the index has', async () => {
    document.body.innerHTML = panel;
    await answer(one('[data-search-panel]'), { ...file, known: [0, 6] });
    type('fees');
    const before = links().length;
    await expect.poll(links).toHaveLength(before + 1);
    expect(links().at(-1)?.getAttribute('href')).toBe('/blog/2');
    expect(links().at(-1)?.querySelector('mark')?.textContent).toBe('Fees');
    expect(status()).toBe(`${before + 1} results`);
  });
});
