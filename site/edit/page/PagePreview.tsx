// The page beside the form, scrolled to what is being edited.
import { useCallback, useEffect, useRef, useState } from 'react';
import css from './editor.module.css';

/** `texts` are looked for on the page, the first that it has is shown (edit/show-text.ts). */
type PagePreviewProps = { origin: string | undefined; page: string; texts: string[] };

/** The development server loads the page again by itself when a file is saved. */
export function PagePreview({ origin, page, texts }: PagePreviewProps) {
  const [turn, setTurn] = useState(0);
  const frame = useRef<HTMLIFrameElement>(null);
  const show = useCallback(() => {
    if (origin) frame.current?.contentWindow?.postMessage({ texts }, origin);
  }, [origin, texts]);
  useEffect(show, [show]);
  return (
    <aside className={css.preview} aria-label="Page">
      {origin && page ? (
        <>
          <div className={css.row}>
            <a href={origin + page} target="_blank" rel="noreferrer">
              Open {page}
            </a>
            <button type="button" onClick={() => setTurn(turn + 1)}>
              Load again
            </button>
          </div>
          <iframe
            key={`${page} ${turn}`}
            ref={frame}
            src={origin + page}
            title={`The page ${page}`}
            onLoad={show}
          />
        </>
      ) : (
        <p role="status">
          {origin === undefined
            ? 'The page is being made ready …'
            : origin
              ? 'The page is shown here after the first save.'
              : 'The page cannot be shown: the terminal of npm run edit says why. Saving a right file starts it again.'}
        </p>
      )}
    </aside>
  );
}
