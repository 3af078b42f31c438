// Preview of the page, scrolled to the edited text. Pressing a text there leads to its field.
import { useMutation } from '@tanstack/react-query';
import { WEBSITE_API } from '@tred/contract/admin-api';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button, Loaded } from '../ui/parts';
import css from './editor.module.css';
import { pressedWords, showOnPage } from './find-on-page.ts';
import { post } from './requests.ts';
import { addressOfPlace } from './where.ts';

type PagePreviewProps = {
  page: string;
  /** The first of them that the page has is shown. */
  texts: string[];
  /** Changes when the page is to be loaded again. */
  turn: number;
  /** Called with the pressed words, from short to long; returns a message if no field has them. */
  onPress: (words: string[]) => Promise<string>;
};

const RETRY_MS = 2000;

export function PagePreview({ page, texts, turn, onPress }: PagePreviewProps) {
  const navigate = useNavigate();
  const frame = useRef<HTMLIFrameElement>(null);
  const [message, setMessage] = useState('');
  /** The page that was shown: the first one of a preview that starts takes some seconds. */
  const [arrived, setArrived] = useState('');
  const [isPhone, setPhone] = useState(false);
  const [isDark, setDark] = useState(() => document.documentElement.classList.contains('dark'));
  const show = useCallback(() => {
    // Null while a document begins.
    const shown = frame.current?.contentDocument?.documentElement;
    if (!shown) return;
    for (const [name, isOn] of Object.entries({ dark: isDark, light: !isDark }))
      shown.classList.toggle(name, isOn);
    showOnPage(shown.ownerDocument, texts);
  }, [texts, isDark]);
  useEffect(show, [show]);
  /** A page that is still loading is loaded again afterwards. */
  const state = useRef({ page: '', isLoading: true, isOld: false });
  if (state.current.page !== page) state.current = { page, isLoading: true, isOld: false };
  const reload = useCallback(() => {
    const shown = frame.current;
    if (state.current.isLoading) state.current.isOld = true;
    else if (shown?.contentDocument) shown.contentWindow?.location.reload();
    // An error of the browser, as after a killed editor: its address is closed to us.
    else if (shown) shown.src = `${WEBSITE_API}/page${page}`;
    state.current.isLoading = true;
  }, [page]);
  const shown = useRef(turn);
  useEffect(() => {
    if (shown.current !== turn) reload();
    shown.current = turn;
  }, [turn, reload]);
  function loaded() {
    state.current.isLoading = false;
    const shown = frame.current?.contentDocument;
    // An error of the browser is no page.
    setArrived(shown ? page : '');
    if (state.current.isOld) {
      state.current.isOld = false;
      return reload();
    }
    shown?.addEventListener('submit', (event) => event.preventDefault());
    // Ctrl+S saves the form, also from here.
    shown?.addEventListener('keydown', (event) => {
      if (!dispatchEvent(new KeyboardEvent('keydown', event))) event.preventDefault();
    });
    shown?.addEventListener('click', (event) => {
      const target = event.target as Element;
      // An answer opens; nothing else leads away.
      if (!target.closest('summary')) event.preventDefault();
      const to = target.closest('a')?.getAttribute('href');
      if (to?.startsWith(`${WEBSITE_API}#`))
        void navigate(addressOfPlace(decodeURIComponent(to.slice(WEBSITE_API.length + 1))));
      else void onPress(pressedWords(target)).then(setMessage, (error: Error) => setMessage(error.message));
    });
    // The page of problems is asked for again: nothing tells when it can be shown.
    if (shown?.querySelector('meta[name=problem]')) {
      const again = () => {
        if (document.hidden) return askLater();
        reload();
      };
      const askLater = () => void setTimeout(again, RETRY_MS);
      askLater();
    }
    show();
  }
  return (
    <aside className={css.preview} aria-label="Page">
      {page ? (
        <>
          <p className="row">
            <span role="status">
              {arrived !== page ? 'Loading the page …' : message || 'Click a text to edit it.'}
            </span>
            <Button aria-pressed={isPhone} onClick={() => setPhone(!isPhone)}>
              Phone
            </Button>
            <Button aria-pressed={isDark} onClick={() => setDark(!isDark)}>
              Dark
            </Button>
            <a href={`${WEBSITE_API}/page${page}`} target="_blank" rel="noreferrer">
              Open {page}
            </a>
          </p>
          {!arrived && (
            <div className={css.waiting}>
              <Loaded lines={7} />
            </div>
          )}
          <iframe
            ref={frame}
            className={[isPhone && css.phone, !arrived && css.starting].filter(Boolean).join(' ')}
            src={`${WEBSITE_API}/page${page}`}
            sandbox="allow-same-origin"
            title={`The page ${page}`}
            onLoad={loaded}
          />
          <Share key={page} page={page} />
        </>
      ) : (
        <p role="status">The page is shown here after the first save.</p>
      )}
    </aside>
  );
}

/** A link for a colleague without an account. */
function Share({ page }: { page: string }) {
  const { mutate, data, error } = useMutation({
    mutationFn: (isShared: boolean) => post<{ link?: string }>(isShared ? '/end-links' : '/link'),
  });
  const link = data?.link && `${location.origin}${WEBSITE_API}/shared/${data.link}/page${page}`;
  const done = link
    ? 'Shows drafts to everyone who has it, for seven days or until the next publication.'
    : data && 'All links have ended.';
  return (
    <div className="row">
      {link && <input readOnly value={link} aria-label="Link" onFocus={({ target }) => target.select()} />}
      <Button onClick={() => mutate(Boolean(link))}>{link ? 'End all links' : 'Link for a colleague'}</Button>
      <small role="status">{error?.message ?? done}</small>
    </div>
  );
}
