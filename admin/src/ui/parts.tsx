// Small parts that all screens share: screens, tables, forms, buttons, questions and messages.
import {
  type ComponentProps,
  isValidElement,
  type ReactNode,
  use,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Table } from '~/components/Table/Table';
import { StaffContext } from '../session';

/** After a click or a key, what is new gets the focus: a screen reader reads it. */
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
      <h1 id={id} tabIndex={-1} ref={focusAfterAction}>
        {children}
      </h1>
    </>
  );
}

export const Button = ({
  type = 'button',
  ...rest
}: Omit<ComponentProps<'button'>, 'className'> & {
  className?: 'primary' | 'danger' | 'link' | undefined;
}) => <button type={type} {...rest} />;

/** Stands where text will be. */
const Skeleton = ({ lines = 4 }: { lines?: number }) => (
  <div className="skeleton" role="status">
    <span className="visually-hidden">Loading …</span>
    {Array.from({ length: lines }, (_, line) => line).map((line) => (
      <span key={line} />
    ))}
  </div>
);

/** An error or a success, read out when it appears. */
export const Message = ({ error, done }: { error?: ReactNode; done?: ReactNode }) => (
  <>
    <p className="error" role="alert">
      {error}
    </p>
    {done !== undefined && (
      <p className="done" role="status">
        {done}
      </p>
    )}
  </>
);

type LoadedProps<Data> = {
  of?: { data: Data | undefined; error: Error | null };
  lines?: number;
  children?: (data: Data) => ReactNode;
};

/** Data, or what stands in its place while it loads or when it cannot. */
export const Loaded = <Data,>({ of: { data, error } = nothingYet, lines, children }: LoadedProps<Data>) => (
  <>
    {error && <Message error={error.message} />}
    {data === undefined ? !error && <Skeleton lines={lines ?? 4} /> : children?.(data)}
  </>
);
const nothingYet = { data: undefined, error: null };

type AskProps = {
  /** Of the button that opens the question, and of the one that does it. */
  verb: string;
  /** For screen readers, where several buttons have the same words. */
  of?: string | undefined;
  question: string;
  /** What the answering button says, if not `verb`. */
  yes?: string;
  look?: 'primary' | 'danger';
  /** What to enter first; the first of them has `autoFocus`. */
  fields?: ReactNode;
  children?: ReactNode;
  /** Rejects with a message if it failed; may resolve with what to show then. */
  onYes: (text: TextOf) => Promise<unknown>;
};

/** A button whose action is asked about first. */
export function Ask({ verb, of, question, yes = verb, look, fields, children, onYes }: AskProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [result, setResult] = useState<ReactNode>();
  const close = () => dialog.current?.close();
  return (
    <>
      <Button
        className={look}
        onClick={() => {
          setResult(undefined);
          setOpen(true);
          dialog.current?.showModal();
        }}
      >
        {verb}
        {of && <span className="visually-hidden"> {of}</span>}
      </Button>
      <dialog ref={dialog} aria-labelledby={id} onClose={() => setOpen(false)}>
        <h2 id={id}>{question}</h2>
        {isOpen && result}
        {isOpen && result && (
          <Button autoFocus onClick={close}>
            Close
          </Button>
        )}
        {isOpen && !result && (
          <Form
            submit={yes}
            look={look ?? 'primary'}
            beside={
              <Button autoFocus={!fields} onClick={close}>
                Cancel
              </Button>
            }
            onSend={async (text) => {
              const shown = await onYes(text);
              if (isValidElement(shown)) setResult(shown);
              else close();
            }}
          >
            {children}
            {fields}
          </Form>
        )}
      </dialog>
    </>
  );
}

type TextOf = (name: string) => string;

type FormProps = {
  submit: string;
  look?: 'primary' | 'danger' | undefined;
  isWide?: boolean;
  /** Buttons beside the one that sends. */
  beside?: ReactNode;
  /** Shown when it was sent. */
  done?: ReactNode;
  children: ReactNode;
  onSend: (text: TextOf) => Promise<unknown>;
};

/** A form whose error is shown above its button. What was typed stays when it fails. */
export function Form({ submit, look, isWide = false, beside, done, children, onSend }: FormProps) {
  const [state, setState] = useState<'busy' | 'done'>();
  const [problem, setProblem] = useState('');
  async function send(form: HTMLFormElement) {
    if (state === 'busy') return;
    setState('busy');
    setProblem('');
    const fields = new FormData(form);
    try {
      await onSend((name) => String(fields.get(name) ?? ''));
      form.reset();
      setState('done');
    } catch (error) {
      setProblem((error as Error).message);
      setState(undefined);
    }
  }
  return (
    <form
      className={isWide ? 'wide' : undefined}
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        void send(event.currentTarget);
      }}
    >
      {children}
      <Message error={problem} done={state === 'done' && done} />
      <div className="row">
        {/* Disabled buttons lose the focus. */}
        <Button type="submit" className={look} aria-disabled={state === 'busy'}>
          {submit}
        </Button>
        {beside}
      </div>
    </form>
  );
}

type FieldProps = ComponentProps<'input'> & { label: string; hint?: ReactNode };

/** A labelled input of a form. */
export function Field({ label, hint, ...input }: FieldProps) {
  const id = useId();
  return (
    <label className="field">
      {label}
      {hint && (
        <span className="quiet" id={id}>
          {hint}
        </span>
      )}
      <input aria-describedby={hint ? id : undefined} {...input} />
    </label>
  );
}

type SegmentsProps<Value> = {
  label: string;
  options: readonly (readonly [Value, string])[];
  isChosen: (value: Value) => boolean;
  onChoose: (value: Value) => void;
};

/** One of several. */
export const Segments = <Value,>({ label, options, isChosen, onChoose }: SegmentsProps<Value>) => (
  <fieldset className="segments" data-screen-only>
    <legend className="visually-hidden">{label}</legend>
    {options.map(([value, name]) => (
      <button key={name} type="button" aria-pressed={isChosen(value)} onClick={() => onChoose(value)}>
        {name}
      </button>
    ))}
  </fieldset>
);

type DataTableProps = {
  className?: string | undefined;
  labelledBy: string;
  columns: readonly string[];
  rows: readonly { key: string; cells: readonly [head: ReactNode, ...others: ReactNode[]] }[];
};

export const DataTable = ({ className = '', labelledBy, columns, rows }: DataTableProps) => (
  <Table
    className={`table ${className}`}
    labelledBy={labelledBy}
    columns={columns.map((name) => ({ name }))}
    rows={rows.map(({ key, cells: [head, ...others] }) => ({
      ...{ key, head },
      cells: others.map((content) => ({ content })),
    }))}
  />
);

type PagesProps = { page: number; total: number; size: number; onTurn: (page: number) => void };

/** Turns the pages of a list; `page` starts at 0. */
export function Pages({ page, total, size, onTurn }: PagesProps) {
  const pages = Math.ceil(total / size);
  if (pages < 2) return null;
  return (
    <p className="row" data-screen-only>
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

export const tried = (attempts: number) => `tried ${attempts === 1 ? 'once' : `${attempts} times`}`;

const TYPING_MS = 200;

/** A value that follows after a pause: typing is waited for. */
export function useDebounced<Value>(value: Value): Value {
  const [late, setLate] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLate(value), TYPING_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return late;
}
