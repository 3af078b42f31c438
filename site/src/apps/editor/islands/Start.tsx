// Start page: search over all words, and all editable files by display name.

import type { ChangedFile, ListedFile, ListedType, Overview, SearchHit } from '@tred/contract/editor-api';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { formatDate } from '~/lib/dates';
import fieldCss from '~/ui/Field/Field.module.css';
import { Changes } from './Changes';
import css from './editor.module.css';
import { query, sendRequest } from './send-request.ts';
import { addressOf } from './where.ts';

const TITLES: Record<ListedType['group'], string> = {
  Pages: 'Pages',
  Entries: 'Articles, events and other entries',
  Facts: 'Facts',
  Forms: 'Forms',
  Emails: 'Emails that are sent by themselves',
  Others: 'Header, footer and other words',
};

const SEARCH_AFTER_MS = 200;

type StartProps = {
  overview: Overview | undefined;
  changes: ChangedFile[];
  onUndone: () => Promise<void>;
};

export function Start({ overview, changes, onUndone }: StartProps) {
  const status = useRef<HTMLParagraphElement>(null);
  const undone = async () => {
    await onUndone();
    if (status.current) status.current.textContent = 'Undone.';
    status.current?.focus();
  };
  const [words, setWords] = useState('');
  const [result, setResult] = useState<{ found: SearchHit[]; more: number }>();
  useEffect(() => {
    if (words.trim().length < 2) return setResult(undefined);
    let isLatest = true;
    const timer = setTimeout(async () => {
      const response = await sendRequest<{ found: SearchHit[]; more: number }>(
        'GET',
        query('/search', { words }),
      );
      if (isLatest && response.ok) setResult(response.data);
    }, SEARCH_AFTER_MS);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [words]);
  return (
    <>
      <h1>Edit the site</h1>
      <p>Visitors do not see what you save until it is published.</p>
      <nav aria-label="Parts" className={css.row}>
        {Object.entries(TITLES).map(([group, title]) => (
          <a key={group} href={`#${group}`} onClick={toGroup}>
            {title}
          </a>
        ))}
      </nav>
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
      {result ? (
        <>
          <Kinds overview={overview} words={words} />
          <Results {...result} />
        </>
      ) : (
        <>
          {changes.length > 0 && (
            <section className={css.stack}>
              <h2>What was changed</h2>
              <p role="status" tabIndex={-1} ref={status}>
                Since the last publication. Each change can be undone alone.
              </p>
              <Changes changes={changes} onUndone={undone} />
            </section>
          )}
          {overview &&
            Object.entries(TITLES).map(([group, title]) => {
              const types = overview.types.filter((type) => type.group === group);
              return (
                <section key={group} className={css.stack}>
                  <h2 id={group} tabIndex={-1}>
                    {title}
                  </h2>
                  <div className={css.pages}>
                    {types.map((type) => (
                      <Type key={type.id} {...type} />
                    ))}
                  </div>
                </section>
              );
            })}
        </>
      )}
    </>
  );
}

function countOf({ found, more }: { found: SearchHit[]; more: number }): string {
  if (found.length === 0) return 'No text has these words. Type a part of the sentence.';
  const places = found.length + more === 1 ? '1 place' : `${found.length + more} places`;
  return more > 0 ? `${places}; the first ${found.length} are shown.` : places;
}

/** Moves the focus too; the address belongs to the open file. */
function toGroup(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}

/** Lists whose name was typed. */
function Kinds({ overview, words }: { overview: Overview | undefined; words: string }) {
  const typed = words.trim().toLowerCase();
  const types = overview?.types.filter(({ name }) => name.toLowerCase().includes(typed)) ?? [];
  return (
    <div className={css.pages}>
      {types.map((type) => (
        <Type key={type.id} {...type} isOpen={types.length === 1} />
      ))}
    </div>
  );
}

const Results = ({ found }: { found: SearchHit[] }) => (
  <ul className={css.found}>
    {found.map(({ path, field, title, place, text, from, to }) => (
      <li key={`${path} ${field}`}>
        <a href={addressOf({ path, field, words: field && text.slice(from, to) })}>
          {title}
          {place && ` › ${place}`}
        </a>
        <p>
          {text.slice(0, from)}
          <mark>{text.slice(from, to)}</mark>
          {text.slice(to)}
        </p>
      </li>
    ))}
  </ul>
);

const Wrong = ({ count }: { count: number }) =>
  count > 0 && <strong className={css.wrong}> {count} wrong</strong>;

const Files = ({ files, one, id }: ListedType) => (
  <ul>
    {one && (
      <li>
        <a href={`#new:${id}`}>New {one}</a>
      </li>
    )}
    {newestFirst(files).map(({ path, title, page, problems, day, waits }) => (
      <li key={path}>
        <a href={`#${path}`}>{title}</a>
        <Wrong count={problems} />
        {path.startsWith('pages/') && <span>{page}</span>}
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
  type.group === 'Pages' || (type.files.length === 1 && !type.one) ? (
    <Files {...type} />
  ) : (
    <details open={isOpen}>
      <summary>
        {type.name} {type.files.length}
        <Wrong count={type.files.filter(({ problems }) => problems > 0).length} />
      </summary>
      <Files {...type} />
    </details>
  );
