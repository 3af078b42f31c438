// Small parts that all screens share: headings, buttons, messages, questions and forms.
import { type ButtonHTMLAttributes, type ReactNode, type Ref, use, useId, useRef, useState } from 'react';
import { StaffContext } from '../session';
import css from './ui.module.css';

/** After a click or a key, the heading of the new screen gets the focus: a screen reader reads it. */
export function focusAfterAction(element: HTMLElement | null): void {
  if (navigator.userActivation?.hasBeenActive) element?.focus();
}

type TitleProps = {
  id?: string;
  /** In the browser's tab, if not the same words. */
  tab?: string;
  children: ReactNode;
};

/** The heading of a screen, and the title of the browser's tab with the number of new submissions. */
export function Title({ id, children, tab = typeof children === 'string' ? children : '' }: TitleProps) {
  const { fresh = 0 } = use(StaffContext) ?? {};
  return (
    <>
      <title>{[fresh > 0 && `(${fresh}) `, tab && `${tab} | `, 'Admin'].filter(Boolean).join('')}</title>
      <h1 className={css.title} id={id} tabIndex={-1} ref={focusAfterAction}>
        {children}
      </h1>
    </>
  );
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  look?: keyof typeof looks;
  ref?: Ref<HTMLButtonElement>;
};
const looks = { usual: '', primary: css.primary, danger: css.danger, link: css.link };

export const buttonClass = (look: keyof typeof looks = 'usual') => `${css.button} ${looks[look]}`;

export const Button = ({ look, type = 'button', className = '', ...rest }: ButtonProps) => (
  <button className={`${buttonClass(look)} ${className}`} type={type} {...rest} />
);

/** Stands where text will be. */
export function Skeleton({ lines = 4 }: { lines?: number }) {
  return (
    <div className={css.skeleton} role="status">
      <span className="visually-hidden">Loading …</span>
      {Array.from({ length: lines }, (_, line) => line).map((line) => (
        <span key={line} />
      ))}
    </div>
  );
}

/** An error or a success, read out when it appears. */
export const Message = ({ error, done }: { error?: ReactNode; done?: ReactNode }) => (
  <>
    <p className={css.error} role="alert">
      {error}
    </p>
    {done !== undefined && (
      <p className={css.done} role="status">
        {done}
      </p>
    )}
  </>
);

type LoadedProps<Data> = {
  of: { data: Data | undefined; error: Error | null };
  lines?: number;
  children: (data: Data) => ReactNode;
};

/** Data, or what stands in its place while it loads or when it cannot. */
export function Loaded<Data>({ of: { data, error }, lines, children }: LoadedProps<Data>) {
  return (
    <>
      {error && <Message error={error.message} />}
      {data === undefined ? !error && <Skeleton lines={lines ?? 4} /> : children(data)}
    </>
  );
}

type AskProps = {
  /** Of the button that opens the question, and of the one that does it. */
  verb: string;
  /** For screen readers, where several buttons have the same words. */
  of?: string | undefined;
  question: string;
  /** What the answering button says, if not `verb`. */
  yes?: string;
  isDanger?: boolean;
  children?: ReactNode;
  /** Rejects, or resolves with a message, if it failed. */
  onYes: () => Promise<unknown>;
};

/** A button whose action is asked about first. */
export function Ask({ verb, of, question, yes = verb, isDanger, children, onYes }: AskProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const look = isDanger ? 'danger' : 'usual';

  async function answer() {
    setBusy(true);
    setProblem('');
    const failure = await onYes().then(
      (message) => (typeof message === 'string' ? message : ''),
      (error: Error) => error.message,
    );
    setBusy(false);
    setProblem(failure);
    if (!failure) dialog.current?.close();
  }

  return (
    <>
      <Button
        look={look}
        onClick={() => {
          setOpen(true);
          dialog.current?.showModal();
        }}
      >
        {verb}
        {of && <span className="visually-hidden"> {of}</span>}
      </Button>
      <dialog className={css.dialog} ref={dialog} aria-labelledby={id} onClose={() => setOpen(false)}>
        <h2 className={css.subtitle} id={id}>
          {question}
        </h2>
        {isOpen && children}
        <Message error={problem} />
        {/* The first button gets the focus: the harmless one. */}
        <div className={css.row}>
          <Button onClick={() => dialog.current?.close()}>Cancel</Button>
          <Button look={isDanger ? 'danger' : 'primary'} disabled={isBusy} onClick={() => void answer()}>
            {yes}
          </Button>
        </div>
      </dialog>
    </>
  );
}

type FormProps = {
  submit: string;
  look?: 'primary' | 'usual';
  /** Buttons beside the one that sends. */
  beside?: ReactNode;
  done?: ReactNode;
  children: ReactNode;
  onSend: (fields: FormData) => Promise<unknown>;
};

/** A form whose error is shown above its button. What was typed stays when it fails. */
export function Form({ submit, look = 'primary', beside, done, children, onSend }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function send() {
    if (!form.current || isBusy) return;
    setBusy(true);
    setProblem('');
    await onSend(new FormData(form.current)).then(
      () => form.current?.reset(),
      (error: Error) => setProblem(error.message),
    );
    setBusy(false);
  }

  return (
    <form
      className={css.form}
      method="post"
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {children}
      <Message error={problem} done={done} />
      <div className={css.row}>
        {/* Disabled buttons lose the focus. */}
        <Button type="submit" look={look} aria-disabled={isBusy}>
          {submit}
        </Button>
        {beside}
      </div>
    </form>
  );
}

export const textOf = (fields: FormData, name: string) => String(fields.get(name) ?? '');

type PagesProps = { page: number; total: number; size: number; onTurn: (page: number) => void };

/** Turns the pages of a list; `page` starts at 0. */
export function Pages({ page, total, size, onTurn }: PagesProps) {
  const pages = Math.ceil(total / size);
  if (pages < 2) return null;
  return (
    <p className={css.row} data-screen-only>
      <Button disabled={page === 0} onClick={() => onTurn(page - 1)}>
        Newer
      </Button>
      <span role="status">{`Page ${page + 1} of ${pages}`}</span>
      <Button disabled={page + 1 >= pages} onClick={() => onTurn(page + 1)}>
        Older
      </Button>
    </p>
  );
}

const time = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Africa/Kampala',
});

export const when = (ms: number) => time.format(ms);
