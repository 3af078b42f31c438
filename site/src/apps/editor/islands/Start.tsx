// All content: what was changed, what comes and what was opened last; a search over all words; then every file, the
// pages as the site's menu groups them.

import type {
  ChangedFile,
  ListedFile,
  ListedType,
  Overview,
  SearchHit,
  WebsiteState,
} from '@tred/contract/editor-api';
import { useEffect, useRef, useState } from 'react';
import { formatDate } from '~/lib/dates';
import fieldCss from '~/ui/Field/Field.module.css';
import { Changes } from './Changes';
import editorCss from './editor.module.css';
import { openedLast } from './opened-last.ts';
import { grouped, type Menu, nameIn, placeInWords } from './place-in-words.ts';
import { query, sendRequest } from './send-request.ts';
import css from './start.module.css';
import { addressOf } from './where.ts';

export type { Menu } from './place-in-words.ts';

const TITLES: Partial<Record<ListedType['group'], string>> = {
  Entries: 'Articles, events and other entries',
  Facts: 'Facts',
  Forms: 'Forms',
  Emails: 'Emails that are sent by themselves',
  Others: 'Header, footer and other words',
};

const SEARCH_AFTER_MS = 200;

type Found = { found: SearchHit[]; more: number };

type StartProps = {
  overview: Overview | undefined;
  changes: ChangedFile[] | undefined;
  website: WebsiteState | undefined;
  menu: Menu;
  onUndone: () => Promise<void>;
};

export function Start({ overview, changes, website, menu, onUndone }: StartProps) {
  const [words, setWords] = useState('');
  const result = useSearch(words);
  const files = overview?.types.flatMap((type) => type.files) ?? [];
  return (
    <>
      <header className={css.head}>
        <h1>The website</h1>
        <p>Visitors do not see what you save until it is published.</p>
        <label className={fieldCss.field}>
          <span className={fieldCss.label}>Find any words of the site</span>
          <input
            className={fieldCss.input}
            type="search"
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </label>
        <div role="status">
          {result && <p>{countOf(result)}</p>}
          {!overview && <p>Reading the files …</p>}
        </div>
      </header>
      {overview && result && <Results {...{ ...result, overview, words, menu }} />}
      {overview && !result && (
        <>
          <div className={css.now}>
            {changes && <Changed changes={changes} onUndone={onUndone} />}
            <div className={css.beside}>
              <OpenedLast {...{ files, menu }} />
              {website && website.coming.length > 0 && (
                <section>
                  <h2>Coming</h2>
                  <ul>
                    {website.coming.map(({ path, title, day }) => (
                      <li key={path}>
                        <a href={`#${path}`}>{title}</a> <span>{formatDate(day)}</span>
                      </li>
                    ))}
                  </ul>
                </section>
              )}
            </div>
          </div>
          <Pages {...{ overview, menu }} />
          {Object.entries(TITLES).map(([group, title]) => (
            <section key={group} className={css.group}>
              <h2>{title}</h2>
              <div className={css.index}>
                {overview.types
                  .filter((type) => type.group === group)
                  .map((type) => (
                    <Type key={type.id} {...type} />
                  ))}
              </div>
            </section>
          ))}
        </>
      )}
    </>
  );
}

/** Undefined while nothing is searched for. */
function useSearch(words: string): Found | undefined {
  const [result, setResult] = useState<Found>();
  useEffect(() => {
    if (words.trim().length < 2) return setResult(undefined);
    let isLatest = true;
    const timer = setTimeout(async () => {
      const response = await sendRequest<Found>('GET', query('/search', { words }));
      if (isLatest && response.ok) setResult(response.data);
    }, SEARCH_AFTER_MS);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [words]);
  return result;
}

function countOf({ found, more }: Found): string {
  if (found.length === 0) return 'No text has these words. Type a part of the sentence.';
  const places = found.length + more === 1 ? '1 place' : `${found.length + more} places`;
  return more > 0 ? `${places}; the first ${found.length} are shown.` : places;
}

type ChangedProps = { changes: ChangedFile[]; onUndone: () => Promise<void> };

function Changed({ changes, onUndone }: ChangedProps) {
  const status = useRef<HTMLParagraphElement>(null);
  const undone = async () => {
    await onUndone();
    if (status.current) status.current.textContent = 'Undone.';
    status.current?.focus();
  };
  return (
    <section>
      <h2>What was changed</h2>
      <p role="status" tabIndex={-1} ref={status}>
        {changes.length > 0
          ? 'Since the last publication. Each change can be undone alone.'
          : 'Everything that was saved is live.'}
      </p>
      {changes.length > 0 && <Changes changes={changes} onUndone={undone} />}
    </section>
  );
}

function OpenedLast({ files, menu }: { files: ListedFile[]; menu: Menu }) {
  const last = openedLast().flatMap((path) => files.filter((file) => file.path === path));
  if (last.length === 0) return null;
  return (
    <section>
      <h2>Opened last</h2>
      <ul>
        {last.map((file) => (
          <li key={file.path}>
            <a href={`#${file.path}`}>{nameIn(menu, file)}</a> <span>{file.page}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const PAGES = 'Pages';

function Pages({ overview, menu }: { overview: Overview; menu: Menu }) {
  const types = overview.types.filter(({ group }) => group === PAGES);
  return (
    <section className={css.group}>
      <h2>{PAGES}</h2>
      <p>{types.map(({ id, one }) => one && <a key={id} href={`#new:${id}`}>{`New ${one}`}</a>)}</p>
      <div className={css.index}>
        {grouped(
          menu,
          types.flatMap(({ files }) => files),
        ).map(({ title, files }) => (
          <section key={title}>
            <h3>{title}</h3>
            <ul>
              {files.map((file) => (
                <li key={file.path}>
                  <a href={`#${file.path}`}>{nameIn(menu, file)}</a> <Wrong count={file.problems} />
                  <span>{file.page}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}

type ResultsProps = Found & { overview: Overview; words: string; menu: Menu };

/** Kinds of content whose name was typed, then texts. */
function Results({ found, overview, words, menu }: ResultsProps) {
  const typed = words.trim().toLowerCase();
  const types = overview.types.filter(({ name }) => name.toLowerCase().includes(typed));
  const files = new Map(overview.types.flatMap((type) => type.files).map((file) => [file.path, file]));
  return (
    <>
      <div className={css.index}>
        {types.map((type) => (
          <Type key={type.id} {...type} isOpen={types.length === 1} />
        ))}
      </div>
      <ul className={editorCss.found}>
        {found.map(({ path, field, title, place, text, from, to }) => (
          <li key={`${path} ${field}`}>
            <a href={addressOf({ path, field, words: field && text.slice(from, to) })}>
              {[nameIn(menu, files.get(path) ?? { title, page: '' }), ...placeInWords(place)].join(' › ')}
            </a>
            <p>
              {text.slice(0, from)}
              <mark>{text.slice(from, to)}</mark>
              {text.slice(to)}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

const Wrong = ({ count }: { count: number }) =>
  count > 0 && <strong className={editorCss.wrong}> {count} wrong</strong>;

const Files = ({ files, one, id }: ListedType) => (
  <ul>
    {one && (
      <li>
        <a href={`#new:${id}`}>New {one}</a>
      </li>
    )}
    {newestFirst(files).map(({ path, title, problems, day, waits }) => (
      <li key={path}>
        <a href={`#${path}`}>{title}</a> <Wrong count={problems} />
        {day && (
          <span>
            <time dateTime={day}>{formatDate(day)}</time> {waits && <strong>{waits}</strong>}
          </span>
        )}
      </li>
    ))}
  </ul>
);

const newestFirst = (files: ListedFile[]) =>
  files.toSorted((one, other) => (other.day ?? '').localeCompare(one.day ?? ''));

/** Several files of a kind are in a fold. */
const Type = ({ isOpen, ...type }: ListedType & { isOpen?: boolean }) =>
  type.files.length === 1 && !type.one ? (
    <Files {...type} />
  ) : (
    <details open={isOpen}>
      <summary>
        {type.name} <span>{type.files.length}</span>
        <Wrong count={type.files.filter(({ problems }) => problems > 0).length} />
      </summary>
      <Files {...type} />
    </details>
  );
