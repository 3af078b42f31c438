// The page that an entry is on, as the development server shows it with what is typed. After each change the page is asked
// to load itself again, so that the place one looks at stays. The line above it says what it truly shows.
import { useCallback, useEffect, useState } from 'react';
import type { BrokenLinks, Followed } from '../messages.ts';
import { ask } from './ask.ts';
import css from './editor.module.css';
import { useReloads } from './use-reloads.ts';
import { useStops } from './use-stops.ts';
import type { Shows } from './use-typed.ts';
import { WouldStop } from './WouldStop';

type PagePreviewProps = {
  origin: string;
  /** The file, as long as nothing else is typed. */
  path: string;
  /** Nothing until a new entry is right. */
  page: string | undefined;
  shows: Shows;
  /** How often a file was saved: that may start a preview that has stopped. */
  saves: number;
};

function inWords({ what }: Shows, followed: Followed | undefined): string {
  if (what === 'before') return 'Something typed is wrong: shows what was right last.';
  if (!followed) return `Waits for what ${what === 'typed' ? 'you typed' : 'is saved'} …`;
  if (what === 'typed' && !followed.laid) return 'What you typed stops the preview: shows what is saved.';
  if (!followed.read)
    return `What ${what === 'typed' ? 'you typed' : 'is saved'} does not fit other facts, so it cannot be shown.`;
  return what === 'typed' ? 'Shows what you typed. It is not saved yet.' : 'Shows what is saved.';
}

export function PagePreview({ origin, path, page, shows, saves }: PagePreviewProps) {
  const [turn, setTurn] = useState(0);
  const [state, setState] = useState<'waits' | 'shows' | 'stopped'>('waits');
  const look = useCallback(async () => {
    const answer = await ask<{ shown: boolean }>('GET', '/shown');
    setState(answer.ok && answer.given.shown ? 'shows' : 'stopped');
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once at first, and after each file that was saved
  useEffect(() => void look(), [saves]);
  const stops = useStops(look);
  const [followed, setFollowed] = useState<Followed>();
  const [links, setLinks] = useState<string[]>([]);
  /** The page that can be asked for. Before its text was read, Astro might keep for good that it is not there. */
  const [known, setKnown] = useState<string>();
  const { frame, onLoad, loadAgain } = useReloads(origin);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever it is to show something else
  useEffect(() => {
    if (shows.what === 'before') return;
    let isLast = true;
    const follow = async () => {
      setFollowed(undefined);
      setLinks([]);
      const of = new URLSearchParams({ path: shows.what === 'typed' ? shows.path : path, page: page ?? '' });
      const answer = await ask<Followed>('POST', `/read-again?${of}`);
      if (!isLast) return;
      if (answer.ok) setFollowed(answer.given);
      setKnown(page);
      loadAgain();
      if (!answer.ok || !answer.given.read) return;
      // Later, since they may have to be looked up in other pages.
      const broken = await ask<BrokenLinks>('GET', `/broken-links?${of}`);
      if (isLast && broken.ok) setLinks(broken.given.links);
    };
    void follow();
    return () => {
      isLast = false;
    };
  }, [shows, saves, stops, page, loadAgain]);
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
        <span role="status">{inWords(shows, followed)}</span>
        <button type="button" onClick={() => void again()}>
          Load again
        </button>
      </div>
      <WouldStop at={[...(followed?.wrong ?? []), ...links]} />
      {state === 'shows' && known === page ? (
        <iframe
          key={`${address} ${turn}`}
          ref={frame}
          src={address}
          title={`Preview of ${page}`}
          onLoad={onLoad}
        />
      ) : (
        <p role="status">
          {state !== 'stopped'
            ? 'The preview is starting …'
            : 'The preview has stopped. The window of npm run edit says why; saving a file starts it again.'}
        </p>
      )}
    </aside>
  );
}
