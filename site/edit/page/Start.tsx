// Start page: search over all words, and all editable files by display name.
import { useEffect, useState } from 'react';
import fieldCss from '~/ui/Field/Field.module.css';
import type { ListedType, Overview, SearchHit } from '../messages.ts';
import css from './editor.module.css';
import { query, sendRequest } from './send-request.ts';

const TITLES: Record<ListedType['group'], string> = {
  Pages: 'Pages',
  Entries: 'Articles, events and other entries',
  Facts: 'Facts',
  Forms: 'Forms',
  Emails: 'Emails that are sent by themselves',
  Others: 'Header, footer and other words',
};

const SEARCH_AFTER_MS = 200;

export function Start({ overview }: { overview: Overview | undefined }) {
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
        Object.entries(TITLES).map(([group, title]) => {
          const types = overview.types.filter((type) => type.group === group);
          return (
            <section key={group} className={css.group}>
              <h2>{title}</h2>
              <div className={css.pages}>
                {types.map((type) => (
                  <Type key={type.id} {...type} />
                ))}
              </div>
            </section>
          );
        })
      )}
    </>
  );
}

function countOf({ found, more }: { found: SearchHit[]; more: number }): string {
  if (found.length === 0) return 'No text has these words. Type a part of the sentence.';
  const places = found.length + more === 1 ? '1 place' : `${found.length + more} places`;
  return more > 0 ? `${places}; the first ${found.length} are shown.` : places;
}

const Results = ({ found }: { found: SearchHit[] }) => (
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
  count > 0 && <strong className={css.wrong}> {count} wrong</strong>;

const Files = ({ files, one, id }: ListedType) => (
  <ul>
    {one && (
      <li>
        <a href={`#new:${id}`}>New {one}</a>
      </li>
    )}
    {files.map(({ path, title, page, problems }) => (
      <li key={path}>
        <a href={`#${path}`}>{title}</a>
        <Wrong count={problems} />
        {path.startsWith('pages/') && <span>{page}</span>}
      </li>
    ))}
  </ul>
);

/** Several files of a kind are in a fold. */
const Type = (type: ListedType) =>
  type.group === 'Pages' || (type.files.length === 1 && !type.one) ? (
    <Files {...type} />
  ) : (
    <details>
      <summary>
        {type.name} {type.files.length}
        <Wrong count={type.files.filter(({ problems }) => problems > 0).length} />
      </summary>
      <Files {...type} />
    </details>
  );
