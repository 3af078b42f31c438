// Labels, times, and small parts that several screens share.
import type { MailState, Status } from '@tred/contract/desk-api';
import type { Right } from '@tred/contract/rights';
import {
  type ComponentType,
  createContext,
  type ReactNode,
  type SubmitEvent,
  startTransition,
  use,
  useActionState,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Action } from '~/components/Action/Action';
import type { BadgeTone } from '~/components/Badge/schema';
import type { StaffScreen, ViewName } from './address';
import { call, InboxError, type ReplySchema } from './api';
import css from './Inbox.module.css';

export const statusTones: Record<Status, BadgeTone> = { new: 'busy', 'in-progress': 'neutral', done: 'good' };

const format = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Africa/Kampala',
});

export const when = (ms: number) => format.format(ms);

export const statusNames: Record<Status, string> = {
  new: 'New',
  'in-progress': 'In progress',
  done: 'Handled',
};

export const rightNames: Record<Right, string> = {
  owner: 'Owner',
  export: 'May export and erase',
  security: 'May read security reports',
  edit: 'May edit the website',
  publish: 'May publish the website',
};

export const viewTitles: Record<ViewName | StaffScreen, string> = {
  inbox: 'Inbox',
  visitors: 'Visitors',
  events: 'Events',
  letters: 'Letters',
  account: 'Account',
  people: 'People',
  trail: 'Trail',
};

/** A stable ref that focuses its element when it appears. */
export function focusWhenShown(element: HTMLElement | null): void {
  element?.focus();
}

type OnError = (error: unknown) => void;

/** Handles a failed request of a screen; undefined at log-in. */
export const ErrorContext = createContext<OnError | undefined>(undefined);

const rethrow: OnError = (error) => {
  throw error;
};

export const useOnError = (): OnError => use(ErrorContext) ?? rethrow;

/** Loads a path, again for another `round`; undefined until it arrives. The schema must be stable. */
export function useReply<Reply>(path: string, expected: ReplySchema<Reply>, round = 0): Reply | undefined {
  const onError = useOnError();
  const [latest, setLatest] = useState<{ path: string; reply: Reply }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks again
  useEffect(() => {
    let current = true;
    call('GET', path, expected).then(
      (reply) => current && setLatest({ path, reply }),
      (error) => current && onError(error),
    );
    return () => {
      current = false;
    };
  }, [path, expected, onError, round]);
  return latest?.path === path ? latest.reply : undefined;
}

/** Shows loading and failure: after an update the old file may be gone. */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  return function Later(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | undefined>(() => loaded);
    const [missing, setMissing] = useState(false);
    useEffect(() => {
      if (loaded) return;
      load().then(
        (part) => {
          loaded = part;
          setPart(() => part);
        },
        () => setMissing(true),
      );
    }, []);
    if (Part) return <Part {...props} />;
    if (!missing) return <p role="status">Loading …</p>;
    return (
      <p role="alert">
        This part did not load. There may be a new version.{' '}
        <button className={css.quiet} type="button" onClick={() => location.reload()}>
          Load the page again
        </button>
      </p>
    );
  };
}

function explainMailError(error: string): string {
  if (/^4\d\d/.test(error)) return 'The other mail server asks to wait.';
  if (/^5\d\d/.test(error)) return 'The other mail server refuses it: check the address.';
  if (/log-?in|auth/i.test(error))
    return 'The mail server refuses the desk’s password: an administrator corrects SMTP_URL.';
  return 'The mail server does not answer: if that lasts, an administrator runs “tred-desk doctor”.';
}

/** Why an email was not sent and what to do; the server's own words are below. */
export function MailError({ error, state }: { error: string; state: MailState }) {
  return (
    <details>
      <summary className={css.warning}>
        {explainMailError(error)}
        {state === 'waiting' && ' The desk tries again by itself.'}
      </summary>
      {error}
    </details>
  );
}

type PagesProps = {
  /** Starts at 0. */
  page: number;
  total: number;
  size: number;
  onTurn: (page: number) => void;
};

export function Pages({ page, total, size, onTurn }: PagesProps) {
  const pages = Math.ceil(total / size);
  if (pages < 2) return null;
  return (
    <p className={css.pages} data-screen-only>
      <button className={css.quiet} type="button" disabled={page === 0} onClick={() => onTurn(page - 1)}>
        Newer
      </button>
      <span role="status">{`Page ${page + 1} of ${pages}`}</span>
      <button
        className={css.quiet}
        type="button"
        disabled={page + 1 >= pages}
        onClick={() => onTurn(page + 1)}
      >
        Older
      </button>
    </p>
  );
}

type RequestFormProps = {
  children: ReactNode;
  submit: string;
  look?: 'primary' | 'secondary';
  beside?: ReactNode;
  onRequest: (fields: FormData) => Promise<void>;
};

export function RequestForm({ children, submit, look = 'primary', beside, onRequest }: RequestFormProps) {
  // An expired session needs it; at log-in there is none yet.
  const onError = use(ErrorContext);
  const form = useRef<HTMLFormElement>(null);
  const [message, submitFields, pending] = useActionState(async (_: string, fields: FormData) => {
    try {
      await onRequest(fields);
      form.current?.reset();
      return '';
    } catch (error) {
      if (error instanceof InboxError && !(error.loggedOut && onError)) return error.message;
      if (!onError) throw error;
      onError(error);
      return '';
    }
  }, '');

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    startTransition(() => submitFields(fields));
  }

  return (
    <form className={css.form} method="post" ref={form} onSubmit={send}>
      {children}
      <p className={css.problem} role="alert">
        {message}
      </p>
      <div className={css.buttons}>
        <Action type="submit" look={look} disabled={pending}>
          {submit}
        </Action>
        {beside}
      </div>
    </form>
  );
}

export const textOf = (fields: FormData, name: string) => String(fields.get(name) ?? '');

/** Shows a failure, or leaves if the session expired. */
export function useErrorMessage(onLoggedOut: () => void) {
  const [problem, setProblem] = useState('');
  const fail = useCallback(
    (error: unknown) => {
      if (!(error instanceof InboxError)) throw error;
      if (error.loggedOut) onLoggedOut();
      else setProblem(error.message);
    },
    [onLoggedOut],
  );
  return { problem, setProblem, fail };
}
