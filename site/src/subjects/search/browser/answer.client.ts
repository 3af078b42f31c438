// Makes a search panel answer as one types, with the keys people expect. Loaded when someone opens the search.

import { fillPlaces } from '~/lib/words';
import { search as words } from '~/ui/script-words';
import { preferenceStore } from '../../cookies/preference-store';
import type { SearchFile } from '../index-file';
import { stem } from '../index-file';
import { slashOpens } from './load-search.client';
import { type Hit, hitOf, openIndex, type Piece, tellingWords } from './site-search';

/** Arrows go from the field through the links and back; Home and End to the first and last; letters to the field. */
export function moveFocus(event: KeyboardEvent, panel: HTMLElement, input: HTMLInputElement): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const links = [...panel.querySelectorAll<HTMLAnchorElement>('a')].filter(
    (link) => !link.closest('[hidden]'),
  );
  const at = links.indexOf(document.activeElement as HTMLAnchorElement);
  if (at < 0 && document.activeElement !== input) return;
  const target = {
    ArrowDown: links[Math.min(at + 1, links.length - 1)],
    ArrowUp: at > 0 ? links[at - 1] : input,
    Home: at < 0 ? undefined : links[0],
    End: at < 0 ? undefined : links[links.length - 1],
  }[event.key];
  if (target) {
    event.preventDefault();
    target.focus();
  } else if (at >= 0 && (event.key.length === 1 ? event.key !== ' ' : event.key === 'Backspace')) {
    // The key itself then goes into the field.
    input.focus();
  }
}

/** Of one letter nearly all would be found. */
const SHORTEST = 2;

/** The newest of them, and how many there are; `known` are the places of those that the index has. */
export async function olderArticles(
  query: string,
  known: readonly number[],
  limit: number,
): Promise<{ hits: Hit[]; count: number }> {
  const { loadArticles, matches } = await import('~/subjects/blog/islands/BlogIndex/articles');
  const words = tellingWords(query).filter((word) => word.length >= SHORTEST);
  const here = new Set(known);
  const cards = (await loadArticles())
    .filter((card, place) => !here.has(place) && matches(card, words.join(' ')))
    .reverse();
  const terms = words.flatMap((word) => [word, stem(word)]);
  const hits = cards
    .slice(0, limit)
    .map(({ href, title, text }) =>
      hitOf({ href, title, text, section: 'Blog', weight: 1, headings: [], words: [] }, terms, words),
    );
  return { hits, count: cards.length };
}

export function resultOf(hit: Hit, template: HTMLTemplateElement): Node {
  const result = document.importNode(template.content, true);
  const fill = (name: string, pieces: readonly Piece[]) => {
    const part = result.querySelector(`[data-part=${name}]`);
    if (part) part.textContent = '';
    part?.append(...pieces.map(nodeOf));
  };
  const link = result.querySelector('a');
  if (link) link.href = hit.href;
  fill('section', [{ text: hit.section, hit: false }]);
  fill('title', hit.title);
  fill('heading', hit.heading ?? []);
  fill('snippet', [...hit.snippet, ...saysLine(hit.says)]);
  return result;
}

/** “Also says: refund, return”: for a match in the text that the snippet does not show. */
function saysLine(says: readonly string[]): Piece[] {
  return says.flatMap((word, at) => [
    { text: at === 0 ? ` ${words.also.replaceAll(' ', '\u00a0')} ` : ', ', hit: false },
    { text: word, hit: true },
  ]);
}

function nodeOf({ text, hit }: Piece): Node {
  const words = document.createTextNode(text);
  if (!hit) return words;
  const mark = document.createElement('mark');
  mark.append(words);
  return mark;
}

/** How many results a dialog shows, and a page of its own. */
const SHOWN = { dialog: 8, page: 40 };

/** How many of them are older articles. */
const OLDER = 8;

/** So long a pause in typing before the number of results is said: a screen reader would read out one for each key. */
const QUIET_MS = 500;

type Parts = {
  input: HTMLInputElement;
  status: HTMLElement;
  list: HTMLElement;
  more: HTMLElement;
  template: HTMLTemplateElement;
};

export async function answer(panel: HTMLElement, file: SearchFile): Promise<void> {
  const { input, status, list, more, template } = partsOf(panel);
  const dialog = panel.closest('dialog');
  const search = await openIndex(file);

  const show = (): void => {
    const query = input.value.trim();
    const limit = dialog ? SHOWN.dialog : SHOWN.page;
    const { hits, count } = search(query, limit);
    display(query, hits, count);
    if (!file.known || !query) return;
    olderArticles(query, file.known, Math.min(limit - hits.length, OLDER))
      .then((older) => {
        // An answer that comes after the next key is of no use any more.
        const isCurrent = older.count > 0 && query === input.value.trim();
        if (isCurrent) display(query, [...hits, ...older.hits], count + older.count);
      })
      // What the index has stands there already.
      .catch(() => undefined);
  };

  const speak = spokenFor(status);
  const say = (words: string): void => {
    status.textContent = words;
    speak(words);
  };

  const display = (query: string, hits: readonly Hit[], count: number): void => {
    list.textContent = '';
    list.append(...hits.map((hit) => resultOf(hit, template)));
    const found = count === 0 ? words.none : count === 1 ? words.one : words.many;
    say(query && fillPlaces(found, { count, query }));
    for (const part of panel.querySelectorAll<HTMLElement>('[data-when]')) {
      part.hidden = part.dataset.when !== (query ? count === 0 && 'none' : 'idle');
    }
    more.hidden = !dialog || hits.length === count;
    const address = `/search?${new URLSearchParams({ q: query })}`;
    const link = more.querySelector('a');
    if (link) {
      link.href = address;
      link.textContent = fillPlaces(words.all, { count });
    }
    // A search can be bookmarked and sent; typing it makes no steps for the back button.
    if (!dialog && (query || location.search)) {
      history.replaceState(history.state, '', query ? address : location.pathname);
    }
  };

  let frame = 0;
  /** Shows at once what waits for the next frame: a key that follows fast must not meet the old results. */
  const flush = (): void => {
    if (frame === 0) return;
    cancelAnimationFrame(frame);
    frame = 0;
    show();
  };
  input.addEventListener('input', () => {
    if (frame === 0) frame = requestAnimationFrame(flush);
  });
  input.form?.addEventListener('submit', (event) => {
    flush();
    const first = list.querySelector('a');
    // In the dialog Enter opens what stands first, and the button the page with all results, which is this one else.
    if (dialog && (document.activeElement !== input || !first)) return;
    event.preventDefault();
    if (dialog) first?.click();
  });
  panel.addEventListener('keydown', (event) => {
    flush();
    moveFocus(event, panel, input);
  });
  if (dialog) {
    closeWith(dialog);
    slashSwitch(dialog);
  }
  // What was typed while this was loading counts for more than the address.
  if (!dialog) input.value ||= new URLSearchParams(location.search).get('q') ?? '';
  show();
}

/** Takes over the telling from what is shown, and tells when the typing pauses. */
function spokenFor(shown: HTMLElement): (words: string) => void {
  const spoken = document.createElement('p');
  spoken.className = 'visually-hidden';
  spoken.setAttribute('role', 'status');
  shown.removeAttribute('role');
  shown.before(spoken);
  let pause: ReturnType<typeof setTimeout> | undefined;
  return (words) => {
    clearTimeout(pause);
    pause = setTimeout(() => {
      spoken.textContent = words;
    }, QUIET_MS);
  };
}

function partsOf(panel: HTMLElement): Parts {
  const part = <Type extends Element>(selector: string) => {
    const found = panel.querySelector<Type>(selector);
    if (!found) throw new Error(`The search panel has no ${selector}`);
    return found;
  };
  return {
    input: part('input'),
    status: part('[role=status]'),
    list: part('ol'),
    more: part('ol + p'),
    template: part('template'),
  };
}

/** Whether `/` opens the search is the visitor's to say. */
function slashSwitch(dialog: HTMLDialogElement): void {
  const box = dialog.querySelector<HTMLInputElement>('[type=checkbox]');
  if (!box) return;
  box.checked = slashOpens();
  box.addEventListener('change', () => {
    try {
      preferenceStore().setItem('search-key', box.checked ? 'on' : 'off');
    } catch {
      // Storage refused: the key stays as it is.
      box.checked = slashOpens();
    }
  });
}

/** Besides its button, which a dialog knows itself, and Escape, which its opener sees to. */
function closeWith(dialog: HTMLDialogElement): void {
  // A page restored by the back button must not come back with its search open.
  addEventListener('pagehide', () => dialog.close());
  dialog.addEventListener('click', ({ target }) => {
    // The dialog itself is hit only beside its content, on the backdrop. A link may lead to a place on this very page.
    if (target === dialog || (target as Element).closest('a')) dialog.close();
  });
}
