// The page that an entry is on, as the development server shows it. It loads itself again after a change.
import { useEffect, useState } from 'react';
import css from './editor.module.css';

type PagePreviewProps = { origin: string; page: string; saves: number };

export function PagePreview({ origin, page, saves }: PagePreviewProps) {
  const [turn, setTurn] = useState(0);
  // The server needs a moment to read what was saved.
  useEffect(() => {
    if (!saves) return;
    const timer = setTimeout(() => setTurn((before) => before + 1), 1500);
    return () => clearTimeout(timer);
  }, [saves]);
  const address = origin + page;
  return (
    <aside className={css.preview} aria-label="Preview">
      <p className={css.bar}>
        <a href={address} target="_blank" rel="noreferrer">
          {page}
        </a>
        <button type="button" onClick={() => setTurn(turn + 1)}>
          Load again
        </button>
      </p>
      <iframe key={`${address} ${turn}`} src={address} title={`Preview of ${page}`} />
    </aside>
  );
}
