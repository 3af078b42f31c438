// The page that an entry is on, as the development server shows it with what is typed. After each change the page is asked
// to load itself again, so that the place one looks at stays.
import { useCallback, useEffect, useState } from 'react';
import { ask } from './ask.ts';
import css from './editor.module.css';
import { useReloads } from './use-reloads.ts';
import type { Shows } from './use-typed.ts';

type PagePreviewProps = {
  origin: string;
  /** Nothing until a new entry is right. */
  page: string | undefined;
  shows: Shows;
  /** How often a file was saved: that may start a preview that has stopped. */
  saves: number;
};

const WORDS: Record<Shows['what'], string> = {
  saved: 'Shows what is saved.',
  typed: 'Shows what you typed. It is not saved yet.',
  before: 'Something typed is wrong: shows what was right last.',
};

export function PagePreview({ origin, page, shows, saves }: PagePreviewProps) {
  const [turn, setTurn] = useState(0);
  const [state, setState] = useState<'waits' | 'shows' | 'stopped'>('waits');
  const look = useCallback(async () => {
    const answer = await ask<{ shown: boolean }>('GET', '/shown');
    setState(answer.ok && answer.given.shown ? 'shows' : 'stopped');
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once at first, and after each file that was saved
  useEffect(() => void look(), [saves]);
  const { frame, onLoad, loadAgain } = useReloads(origin, `${page} ${turn}`);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever it is to show something else
  useEffect(() => {
    if (shows.what === 'before') return;
    let isLast = true;
    const follow = async () => {
      await ask('POST', '/read-again');
      if (isLast) loadAgain();
    };
    void follow();
    return () => {
      isLast = false;
    };
  }, [shows, saves, page, loadAgain]);
  const again = async () => {
    await look();
    setTurn((before) => before + 1);
  };
  if (page === undefined)
    return (
      <aside className={css.preview} aria-label="Preview">
        <p className={css.bar}>The page stands here as soon as all that it needs is typed.</p>
      </aside>
    );
  const address = origin + page;
  return (
    <aside className={css.preview} aria-label="Preview">
      <div className={css.bar}>
        <a href={address} target="_blank" rel="noreferrer">
          {page}
        </a>
        <span role="status">{WORDS[shows.what]}</span>
        <button type="button" onClick={() => void again()}>
          Load again
        </button>
      </div>
      {state === 'shows' ? (
        <iframe
          key={`${address} ${turn}`}
          ref={frame}
          src={address}
          title={`Preview of ${page}`}
          onLoad={onLoad}
        />
      ) : (
        <p role="status">
          {state === 'waits'
            ? 'The preview is starting …'
            : 'The preview has stopped. The window of npm run edit says why; saving a file starts it again.'}
        </p>
      )}
    </aside>
  );
}
