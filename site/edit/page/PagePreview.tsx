// Preview of the page, scrolled to the edited text.
import { useCallback, useEffect, useRef, useState } from 'react';
import css from './editor.module.css';

/** Shows the first of `texts` that the page contains (edit/preview-script.ts). */
type PagePreviewProps = { origin: string | undefined; page: string; version: string; texts: string[] };

/** The development server reloads the page when a file is saved. */
export function PagePreview({ origin, page, version, texts }: PagePreviewProps) {
  const [turn, setTurn] = useState(0);
  const frame = useRef<HTMLIFrameElement>(null);
  const show = useCallback(() => {
    if (origin) frame.current?.contentWindow?.postMessage({ texts }, origin);
  }, [origin, texts]);
  useEffect(show, [show]);
  /** Version at the start of a load: the server cannot reload a page that is still loading. */
  const loading = useRef<string | undefined>(version);
  const loaded = () => {
    const isOld = ![undefined, version].includes(loading.current);
    loading.current = isOld ? version : undefined;
    if (isOld) setTurn((before) => before + 1);
    else show();
  };
  return (
    <aside className={css.preview} aria-label="Page">
      {origin && page ? (
        <>
          <a href={origin + page} target="_blank" rel="noreferrer">
            Open {page}
          </a>
          <iframe key={turn} ref={frame} src={origin + page} title={`The page ${page}`} onLoad={loaded} />
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
