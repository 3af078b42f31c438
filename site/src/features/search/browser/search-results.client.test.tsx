import { fireEvent } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pack } from '../index-file';
import { SearchPanel } from '../SearchPanel/SearchPanel';
import { search } from '../words';
import { slashOpens } from './load-search.client';
import { showResults } from './search-results.client';

const entry = (href: string, title: string, text = '') => ({
  href,
  title,
  section: 'Blog',
  weight: 1,
  text,
  headings: [],
  words: [],
  also: [],
});
const file = pack({
  entries: [
    entry('/pricing', 'Pricing in shillings', 'What a school pays for fees.'),
    entry('/terms', 'Terms of service'),
    ...Array.from({ length: 12 }, (_, at) => entry(`/blog/${at}`, `Fees, part ${at}`)),
  ],
  common: [],
  answers: [],
});

const one = <Type extends Element>(selector: string) => document.querySelector<Type>(selector) as Type;
const input = () => one<HTMLInputElement>('[type=search]');
const status = () => one('[role=status] + p').textContent;
const spoken = () => one('[role=status]').textContent;
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

function enter(text: string): void {
  input().focus();
  fireEvent.input(input(), { target: { value: text } });
}

function type(text: string): void {
  enter(text);
  vi.advanceTimersToNextFrame();
}

const panel = renderToStaticMarkup(
  <SearchPanel id="search" words={search.panel} suggestions={[]}>
    <input type="checkbox" defaultChecked />
  </SearchPanel>,
);

async function open(html: string): Promise<void> {
  document.body.innerHTML = html;
  await showResults(one('[data-search-panel]'), file, slashOpens);
}

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'setTimeout', 'clearTimeout'],
  });
});
afterEach(() => history.replaceState(null, '', '/'));

describe('in the dialog', () => {
  beforeEach(() => open(`<dialog open>${panel}</dialog>`));

  it('announces the count once typing pauses, not at each key', () => {
    type('pays');
    vi.advanceTimersByTime(400);
    type('pay');
    vi.advanceTimersByTime(400);
    expect([status(), spoken()]).toEqual(['1 result', '']);
    vi.advanceTimersByTime(100);
    expect(spoken()).toBe('1 result');
  });

  it('escapes markup in the query', () => {
    type('<img src=x>zeppelin');
    expect(document.querySelector('img')).toBeNull();
  });

  it('uses the new results for a key that follows at once', () => {
    type('pays');
    enter('terms');
    press('ArrowDown');
    vi.advanceTimersToNextFrame();
    expect(document.activeElement?.getAttribute('href')).toBe('/terms');
  });
});

it('searches the articles only after a search in the blog, until the visitor wants everything', async () => {
  history.replaceState(null, '', '/search?q=fees&in=/blog/');
  const page = <SearchPanel id="search" words={search.panel} articles={search.panel.articles} />;
  await open(renderToStaticMarkup(page));
  const articles = one<HTMLInputElement>('[type=checkbox]');
  expect([articles.checked, articles.closest('[hidden]'), status()]).toEqual([true, null, '12 results']);
  fireEvent.click(articles);
  expect([status(), location.search]).toEqual(['13 results', '?q=fees']);
});
