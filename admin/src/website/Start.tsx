// All content: what was changed, what comes and what was opened last; a search over all words; then every file, the
// pages as the site's menu groups them.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ListedFile, ListedType, SearchHit } from '@tred/contract/editor-api';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router';
import { formatDate } from '~/lib/dates';
import { Field, Loaded, Title, useDebounced } from '../ui/parts';
import { Changes } from './Changes';
import css from './editor.module.css';
import { grouped, type Menu, nameIn } from './menu.ts';
import { get } from './requests.ts';
import type { Content } from './use-content.ts';
import { fileAddress, openedLast } from './where.ts';

const TITLES: Record<Exclude<ListedType['group'], 'Pages'>, string> = {
  Entries: 'Articles, events and other entries',
  Facts: 'Facts',
  Forms: 'Forms',
  Emails: 'Automatic emails',
  Others: 'Header, footer and other words',
};

type Found = { found: SearchHit[]; more: number };

type StartProps = { content: Content; menu: Menu };

export function Start({ content: { overview, files, changes, website }, menu }: StartProps) {
  const [words, setWords] = useState('');
  const result = useSearch(useDebounced(words));
  const status = useRef<HTMLParagraphElement>(null);
  const [isUndone, setUndone] = useState(false);
  const { types = [] } = overview ?? {};
  const asked = words.trim().toLowerCase();
  const kinds = types.filter(({ name }) => name.toLowerCase().includes(asked));
  const pages = types.filter(({ group }) => group === 'Pages');
  const fileAt = (path: string) => files.find((file) => file.path === path);
  const row = (file: ListedFile): Row => ({ ...file, title: nameIn(menu, file), note: file.page });
  const opened = openedLast().flatMap((path) => fileAt(path) ?? []);
  return (
    <>
      <Title>Website</Title>
      <p>Visitors do not see what you save until it is published.</p>
      <Field
        label="Search all words of the site"
        type="search"
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <p role="status">{overview && result && countOf(result)}</p>
      {!overview && <Loaded lines={12} />}
      {overview && result && (
        <>
          <div className={css.index}>
            {kinds.map((type) => (
              <Type key={type.id} {...type} isOpen={kinds.length === 1} />
            ))}
          </div>
          <ul className={`rows ${css.lines}`}>
            {result.found.map(({ path, field, title, place, text, from, to }) => (
              <li key={`${path} ${field}`}>
                <p className={css.line}>
                  <Link to={fileAddress({ path, field, words: field && text.slice(from, to) })}>
                    {[nameIn(menu, { path, title, page: '', ...fileAt(path) }), place]
                      .filter(Boolean)
                      .join(' › ')}
                  </Link>
                  <small>
                    {text.slice(0, from)}
                    <mark>{text.slice(from, to)}</mark>
                    {text.slice(to)}
                  </small>
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
      {overview && !result && (
        <>
          <div className={css.now}>
            {changes && (
              <Part title="What was changed">
                <p role="status" tabIndex={-1} ref={status}>
                  {isUndone && 'Undone. '}
                  {changes.length > 0
                    ? 'Since the last publication. Each change can be undone alone.'
                    : 'Everything that was saved is live.'}
                </p>
                <Changes
                  changes={changes}
                  onUndone={() => {
                    setUndone(true);
                    status.current?.focus();
                  }}
                />
              </Part>
            )}
            {opened.length > 0 && (
              <Part title="Opened last">
                <Rows rows={opened.map(row)} />
              </Part>
            )}
            {website && website.coming.length > 0 && (
              <Part title="Coming">
                <Rows rows={website.coming.map(({ day, ...file }) => ({ ...file, note: formatDate(day) }))} />
              </Part>
            )}
          </div>
          <Part title="Pages">
            <p>
              {pages.map(
                ({ id, one }) =>
                  one && (
                    <Link key={id} className="button" to={fileAddress({ path: `new:${id}` })}>
                      {`New ${one}`}
                    </Link>
                  ),
              )}
            </p>
            <div className={css.index}>
              {[
                ...grouped(
                  menu,
                  pages.flatMap((type) => type.files),
                ),
              ].map(([title, own]) => (
                <div key={title}>
                  <h3>{title}</h3>
                  <Rows rows={own.map(row)} />
                </div>
              ))}
            </div>
          </Part>
          {Object.entries(TITLES).map(([group, title]) => (
            <Part key={group} title={title}>
              <div className={css.index}>
                {types
                  .filter((type) => type.group === group)
                  .map((type) => (
                    <Type key={type.id} {...type} />
                  ))}
              </div>
            </Part>
          ))}
        </>
      )}
    </>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className={css.heading}>{title}</h2>
    {children}
  </section>
);

/** Undefined while nothing is searched for. */
function useSearch(words: string): Found | undefined {
  const asked = words.trim();
  const { data } = useQuery({
    queryKey: ['website', '/search', asked],
    queryFn: () => get<Found>('/search', { words: asked }),
    enabled: asked.length > 1,
    placeholderData: keepPreviousData,
  });
  return asked.length > 1 ? data : undefined;
}

function countOf({ found, more }: Found): string {
  if (found.length === 0) return 'No text has these words. Type a part of the sentence.';
  const places = found.length + more === 1 ? '1 place' : `${found.length + more} places`;
  return more > 0 ? `${places}; the first ${found.length} are shown.` : places;
}

type Row = { path: string; title: string; problems?: number; note?: ReactNode };

const Rows = ({ rows }: { rows: Row[] }) => (
  <ul className={css.files}>
    {rows.map(({ path, title, problems = 0, note }) => (
      <li key={path}>
        <Link to={fileAddress({ path })}>{title}</Link> <Wrong count={problems} />
        {note && <span className="quiet">{note}</span>}
      </li>
    ))}
  </ul>
);

const Wrong = ({ count }: { count: number }) =>
  count > 0 && <strong className="error"> {count} wrong</strong>;

/** Several files of a kind are in a fold, the newest first. */
function Type({ id, name, one, files, isOpen }: ListedType & { isOpen?: boolean }) {
  const sorted = files.toSorted((a, b) => (b.day ?? '').localeCompare(a.day ?? ''));
  const rows = sorted.map(({ day, waits, ...file }) => ({
    ...file,
    note: day && (
      <>
        {formatDate(day)} {waits && <strong>{waits}</strong>}
      </>
    ),
  }));
  if (rows.length === 1 && !one) return <Rows rows={rows} />;
  return (
    <details open={isOpen}>
      <summary>
        {name} <span className="quiet">{files.length}</span>
        <Wrong count={files.filter(({ problems }) => problems > 0).length} />
      </summary>
      <Rows rows={[...(one ? [{ path: `new:${id}`, title: `New ${one}` }] : []), ...rows]} />
    </details>
  );
}
