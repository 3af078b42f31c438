// Shows results in a search panel while the visitor types, with keyboard navigation. Loads when the search opens.

import { BEACON } from '@tred/contract/limits';
import { scriptWords } from '~/components/script-words';
import { sendBeacon } from '~/features/cookies/count-visits';
import { preferenceStore } from '~/features/cookies/preference-store';
import { fillValues } from '~/lib/format-text';
import type { SearchFile } from '../index-file';
import { type Hit, openIndex, type Piece } from './site-search';

/** Arrow keys move between field and links, Home and End to the first and last; letters go to the field. */
function moveFocus(event: KeyboardEvent, panel: HTMLElement, input: HTMLInputElement): void {
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
    // The browser then types the letter into the field.
    input.focus();
  }
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
  fill('snippet', [...hit.snippet, ...otherMatchesLine(hit.otherMatches)]);
  return result;
}

/** “Also says: refund, return”: matches that the snippet does not show. */
function otherMatchesLine(otherMatches: readonly string[]): Piece[] {
  return otherMatches.flatMap((word, at) => [
    { text: at === 0 ? ` ${scriptWords.search.also.replaceAll(' ', '\u00a0')} ` : ', ', hit: false },
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

const SHOWN = { dialog: 8, page: 40 };

/** Pause before the count is announced, so that a screen reader does not read one for each key. */
const QUIET_MS = 500;

type Parts = {
  input: HTMLInputElement;
  status: HTMLElement;
  list: HTMLElement;
  more: HTMLElement;
  template: HTMLTemplateElement;
};

export async function showResults(
  panel: HTMLElement,
  file: SearchFile,
  slashOpens: () => boolean,
): Promise<void> {
  const { input, status, list, more, template } = partsOf(panel);
  const articles = panel.querySelector<HTMLInputElement>('form [type=checkbox]');
  const dialog = panel.closest('dialog');
  const search = await openIndex(file);

  const show = (): void => {
    const query = input.value.trim();
    const limit = dialog ? SHOWN.dialog : SHOWN.page;
    const { hits, count } = search(query, limit, articles?.checked ? articles.value : '');
    display(query, hits, count);
  };

  const speak = announcer(status);
  const announce = (words: string, missing: string): void => {
    status.textContent = words;
    speak(words, missing);
  };

  const display = (query: string, hits: readonly Hit[], count: number): void => {
    list.textContent = '';
    list.append(...hits.map((hit) => resultOf(hit, template)));
    const { none, one, many } = scriptWords.search;
    const found = count === 0 ? none : count === 1 ? one : many;
    announce(query && fillValues(found, { count, query }), count === 0 ? query : '');
    for (const part of panel.querySelectorAll<HTMLElement>('[data-when]')) {
      part.hidden = part.dataset.when !== (query ? count === 0 && 'none' : 'idle');
    }
    more.hidden = !dialog || hits.length === count;
    const within = articles?.checked && { [articles.name]: articles.value };
    const address = `/search?${new URLSearchParams({ q: query, ...within })}`;
    const link = more.querySelector('a');
    if (link) {
      link.href = address;
      link.textContent = fillValues(scriptWords.search.all, { count });
    }
    // The query goes into the address without a history entry, so that it can be shared.
    if (!dialog && (query || location.search)) {
      history.replaceState(history.state, '', query ? address : location.pathname);
    }
  };

  let frame = 0;
  /** Renders the pending results at once, so that a fast key acts on the new ones. */
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
    // In the dialog, Enter opens the first result and the button opens the search page.
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
    slashSwitch(dialog, slashOpens);
  }
  // A query typed while loading overrides the address.
  const asked = new URLSearchParams(location.search);
  if (!dialog) input.value ||= asked.get('q') ?? '';
  if (articles && asked.get(articles.name) === articles.value) {
    articles.checked = true;
    articles.parentElement?.removeAttribute('hidden');
    articles.addEventListener('change', show);
  }
  show();
}

/** Announces the count when typing pauses, instead of at each change. Words without a result reach the owner then. */
function announcer(status: HTMLElement): (words: string, missing: string) => void {
  const spoken = document.createElement('p');
  spoken.className = 'visually-hidden';
  spoken.setAttribute('role', 'status');
  status.removeAttribute('role');
  status.before(spoken);
  let pause: ReturnType<typeof setTimeout> | undefined;
  return (words, missing) => {
    clearTimeout(pause);
    pause = setTimeout(() => {
      spoken.textContent = words;
      if (missing) sendBeacon({ [BEACON.nothingFound]: missing });
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

/** The visitor can switch off the key `/`. */
function slashSwitch(dialog: HTMLDialogElement, slashOpens: () => boolean): void {
  const box = dialog.querySelector<HTMLInputElement>('[type=checkbox]');
  if (!box) return;
  box.checked = slashOpens();
  box.addEventListener('change', () => {
    try {
      preferenceStore().setItem('search-key', box.checked ? 'on' : 'off');
    } catch {
      // Storage is blocked: the key stays as it is.
      box.checked = slashOpens();
    }
  });
}

/** Closes the dialog by backdrop, link or page change; its button and Escape close it elsewhere. */
function closeWith(dialog: HTMLDialogElement): void {
  // The back button must not restore a page with an open dialog.
  addEventListener('pagehide', () => dialog.close());
  dialog.addEventListener('click', ({ target }) => {
    // A click on the dialog element itself is on the backdrop. A link may point to the current page.
    if (target === dialog || (target as Element).closest('a')) dialog.close();
  });
}
