// The page that an entry is on, as the development server shows it. It is loaded again after a change.
import { useEffect, useState } from 'react';
import { ask } from './ask.ts';
import css from './editor.module.css';

type PagePreviewProps = { origin: string; page: string; saves: number };

/** The server needs a moment to read what was saved. */
const A_MOMENT_MS = 1500;

export function PagePreview({ origin, page, saves }: PagePreviewProps) {
  const [turn, setTurn] = useState(0);
  const [state, setState] = useState<'waits' | 'shows' | 'stopped'>('waits');
  const load = async () => {
    const answer = await ask<{ shown: boolean }>('GET', '/shown');
    setState(answer.ok && answer.given.shown ? 'shows' : 'stopped');
    setTurn((before) => before + 1);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once at first, and after each file that was saved
  useEffect(() => {
    const timer = setTimeout(() => void load(), saves ? A_MOMENT_MS : 0);
    return () => clearTimeout(timer);
  }, [saves]);
  const address = origin + page;
  return (
    <aside className={css.preview} aria-label="Preview">
      <p className={css.bar}>
        <a href={address} target="_blank" rel="noreferrer">
          {page}
        </a>
        <button type="button" onClick={() => void load()}>
          Load again
        </button>
      </p>
      {state === 'shows' ? (
        <iframe key={`${address} ${turn}`} src={address} title={`Preview of ${page}`} />
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
