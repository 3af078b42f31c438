// The page that an entry is on, as the development server shows it with what is typed. After each change the page is asked
// to load itself again, so that the place one looks at stays.
import { useCallback, useEffect, useRef, useState } from 'react';
import { ask } from './ask.ts';
import css from './editor.module.css';
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
  const frame = useRef<HTMLIFrameElement>(null);
  /** What the frame has loaded since it was there to be loaded. */
  const known = useRef(page);
  /** How many changes there were, and how many of them the page has that is loading or loaded. */
  const changes = useRef({ made: 0, shown: 0, loading: true });
  const loadAgain = useCallback(() => {
    changes.current.shown = changes.current.made;
    changes.current.loading = true;
    frame.current?.contentWindow?.postMessage('load again', origin);
  }, [origin]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them is another frame
  useEffect(() => {
    changes.current.loading = true;
  }, [page, turn]);
  const loaded = () => {
    changes.current.loading = false;
    if (changes.current.shown < changes.current.made) loadAgain();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever it is to show something else
  useEffect(() => {
    if (shows.what === 'before') return;
    let isLast = true;
    const follow = async () => {
      await ask('POST', '/read-again');
      if (!isLast) return;
      // A page that was not there a moment ago cannot be told anything yet.
      if (known.current !== page) setTurn((before) => before + 1);
      else {
        changes.current.made += 1;
        // One that is loading does not hear it yet: it is told once it has loaded.
        if (changes.current.loading) frame.current?.contentWindow?.postMessage('load again', origin);
        else loadAgain();
      }
      known.current = page;
    };
    // What is saved has been read before it was opened.
    if (shows.what === 'saved') known.current = page;
    void follow();
    return () => {
      isLast = false;
    };
  }, [shows, saves, page, origin]);
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
          onLoad={loaded}
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
