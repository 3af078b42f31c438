// The start page: a search over all words, and everything that can be edited, by its plain name.
import { useEffect, useState } from 'react';
import fieldCss from '~/ui/Field/Field.module.css';
import type { Found, ListedType, Overview } from '../messages.ts';
import { ask, query } from './ask.ts';
import css from './editor.module.css';

const GROUPS: { group: ListedType['group']; title: string }[] = [
  { group: 'Pages', title: 'Pages' },
  { group: 'Entries', title: 'Articles, events and other entries' },
  { group: 'Facts', title: 'Facts' },
  { group: 'Forms', title: 'Forms' },
  { group: 'Others', title: 'Header, footer and other words' },
];

const SEARCH_AFTER_MS = 200;

export function Start({ overview }: { overview: Overview | undefined }) {
  const [words, setWords] = useState('');
  const [result, setResult] = useState<{ found: Found[]; more: number }>();
  useEffect(() => {
    if (words.trim().length < 2) return setResult(undefined);
    let isLatest = true;
    const timer = setTimeout(async () => {
      const answer = await ask<{ found: Found[]; more: number }>('GET', query('/search', { words }));
      if (isLatest && answer.ok) setResult(answer.given);
    }, SEARCH_AFTER_MS);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [words]);
  return (
    <>
      <h1>Edit the site</h1>
      <p>Saving changes the site on this computer only. It goes live when it is published.</p>
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
        <Results {...result} />
      ) : (
        overview &&
        GROUPS.map(({ group, title }) => {
          const types = overview.types.filter((type) => type.group === group);
          if (types.length === 0) return null;
          return (
            <section key={group} className={css.group}>
              <h2>{title}</h2>
              {group === 'Pages' ? <Pages types={types} /> : <Types types={types} />}
            </section>
          );
        })
      )}
    </>
  );
}

function countOf({ found, more }: { found: Found[]; more: number }): string {
  if (found.length === 0) return 'No text has these words. Type a part of the sentence.';
  const places = found.length + more === 1 ? '1 place' : `${found.length + more} places`;
  return more > 0 ? `${places}; the first ${found.length} are shown.` : places;
}

const Results = ({ found }: { found: Found[] }) => (
  <ul className={css.found}>
    {found.map(({ path, field, title, place, text, from, to }) => (
      <li key={`${path} ${field}`}>
        <a href={`#${path}${field && `?${field}`}`}>
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
  count > 0 && <span className={css.wrong}> {count} wrong</span>;

/** By address. */
function Pages({ types }: { types: ListedType[] }) {
  const pages = types
    .flatMap(({ files }) => files)
    .toSorted((one, other) => one.page.localeCompare(other.page));
  const free = types.find(({ one }) => one);
  return (
    <>
      {free && (
        <p>
          <a href={`#new:${free.id}`}>New page</a>
        </p>
      )}
      <ul className={css.pages}>
        {pages.map(({ path, title, page, problems }) => (
          <li key={path}>
            <a href={`#${path}`}>{title}</a>
            <Wrong count={problems} /> <span>{page}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

const Types = ({ types }: { types: ListedType[] }) => (
  <ul className={css.pages}>
    {types.map((type) => (
      <li key={type.id}>
        <Files {...type} />
      </li>
    ))}
  </ul>
);

function Files({ id, name, one, files }: ListedType) {
  const [only] = files;
  if (!one && only && files.length === 1)
    return (
      <>
        <a href={`#${only.path}`}>{only.title}</a>
        <Wrong count={only.problems} />
      </>
    );
  return (
    <details>
      <summary>
        {name} {files.length}
        <Wrong count={files.filter(({ problems }) => problems > 0).length} />
      </summary>
      <ul>
        {one && (
          <li>
            <a href={`#new:${id}`}>New {one}</a>
          </li>
        )}
        {files.map(({ path, title, problems }) => (
          <li key={path}>
            <a href={`#${path}`}>{title}</a>
            <Wrong count={problems} />
          </li>
        ))}
      </ul>
    </details>
  );
}
