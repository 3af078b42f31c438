// The list checker: choose or drop a file, read the report, download the cleaned list. All of it runs in the browser; the
// worker loads when a visitor reaches for a file.
import {
  type ChangeEvent,
  type DragEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Action } from '~/components/Action/Action';
import { createStoredText } from '~/lib/stored-text';
import { cellKey, type Edit, type Failure } from '../list.ts';
import type { Report } from '../report.ts';
import { moving } from '../words.ts';
import { CheckReport } from './CheckReport';
import css from './ListChecker.module.css';
import { type Checker, openChecker } from './open-checker.ts';

type State =
  | { step: 'waiting' }
  | { step: 'reading'; file: string }
  | { step: 'refused'; file: string; failure: Failure }
  /** `first` is the report before the visitor mended cells: its findings stay on the page, so that the focus does. */
  | { step: 'done'; file: string; source: File; first: Report; report: Report; edits: readonly Edit[] };

const words = moving.checker;

/** On this device only, and without the list. */
const DECISIONS = 'list-decisions';
const stored = createStoredText({
  key: DECISIONS,
  read: () => localStorage.getItem(DECISIONS),
  write: (text) => localStorage.setItem(DECISIONS, text),
});

type Decisions = { file: string; edits: readonly Edit[] };

function readDecisions(): Decisions | undefined {
  try {
    return JSON.parse(stored.get()) as Decisions;
  } catch {
    return undefined;
  }
}

const fileKey = ({ name, size, lastModified }: File) => `${name}/${size}/${lastModified}`;

/** Of this list, also those of another tab. */
function editsOf(file: File): readonly Edit[] {
  const decisions = readDecisions();
  return decisions?.file === fileKey(file) ? decisions.edits : [];
}

const aboutColumns = (edits: readonly Edit[]) => edits.filter(({ row }) => row === 0);

export function ListChecker() {
  const [state, setState] = useState<State>({ step: 'waiting' });
  const [over, setOver] = useState(false);
  const checker = useRef<Checker>(undefined);
  /** The worker answers one request at a time. */
  const waiting = useRef<Promise<unknown>>(Promise.resolve());
  const result = useRef<HTMLDivElement>(null);

  useEffect(() => () => checker.current?.close(), []);

  // The focus moves to the result, for visitors who cannot see it.
  useEffect(() => {
    if (state.step === 'done' || state.step === 'refused') result.current?.focus();
  }, [state.step]);

  const prepare = () => {
    checker.current ??= openChecker();
    return checker.current;
  };

  const send = (file: File, edits: readonly Edit[]) => {
    const reply = waiting.current.then(() =>
      prepare().check({ file, words: { headings: words.headings, reasons: words.reasons }, edits }),
    );
    waiting.current = reply;
    return reply;
  };

  async function check(file: File | undefined) {
    if (!file) return;
    setState({ step: 'reading', file: file.name });
    const edits = editsOf(file);
    const reply = await send(file, aboutColumns(edits));
    // A worker that was stopped or did not load is not reused.
    if ('refusal' in reply && (reply.refusal === 'too-slow' || reply.refusal === 'not-loaded')) {
      checker.current?.close();
      checker.current = undefined;
    }
    setState(
      'report' in reply
        ? {
            step: 'done',
            file: file.name,
            source: file,
            first: reply.report,
            report: reply.report,
            edits: aboutColumns(edits),
          }
        : { step: 'refused', file: file.name, failure: reply.refusal },
    );
  }

  /** Checks the list again when a decision was made, here or in another tab. */
  const checkAgain = useEffectEvent(async () => {
    if (state.step !== 'done') return;
    const edits = editsOf(state.source);
    const columns = aboutColumns(edits);
    if (JSON.stringify(edits) === JSON.stringify(state.edits)) return;
    const isSame = JSON.stringify(columns) === JSON.stringify(aboutColumns(state.edits));
    const first = isSame ? { report: state.first } : await send(state.source, columns);
    const reply = await send(state.source, edits);
    if ('report' in first && 'report' in reply)
      setState((now) =>
        now.step === 'done' && now.source === state.source
          ? { ...now, first: first.report, report: reply.report, edits }
          : now,
      );
  });
  const decided = useSyncExternalStore(stored.subscribe, stored.get, () => '');
  const source = state.step === 'done' ? state.source : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list and each decision about it
  useEffect(() => void checkAgain(), [decided, source]);

  /** A decision; `undo` takes it back. */
  function mend(edit: Edit, undo = false) {
    if (state.step !== 'done') return;
    const others = editsOf(state.source).filter((each) => cellKey(each) !== cellKey(edit));
    stored.set(
      JSON.stringify({
        file: fileKey(state.source),
        edits: undo ? others : [...others, edit],
      } satisfies Decisions),
    );
  }

  const tryOne = () =>
    void check(new File([words.example.text], words.example.name, { type: 'text/csv', lastModified: 0 }));
  const onChoose = (event: ChangeEvent<HTMLInputElement>) => {
    void check(event.target.files?.[0]);
    // Lets the visitor choose the same file again after an edit.
    event.target.value = '';
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void check(event.dataTransfer.files[0]);
  };
  const onDrag = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
    prepare();
  };

  return (
    <div className={css.tool} id="checker">
      <p className={css.instead} data-without-script>
        {words.withoutScript} <a href={`mailto:${words.asks.email}`}>{words.asks.email}</a>{' '}
        {words.withoutScriptOr}
      </p>
      <fieldset
        className={over ? `${css.zone} ${css.over}` : css.zone}
        data-needs-script
        onDragEnter={onDrag}
        onDragOver={onDrag}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <legend className={css.hint}>{words.accepts}</legend>
        <input
          className={css.input}
          id="class-list"
          type="file"
          required
          accept=".csv,.tsv,.txt,.xlsx,.xlsm,.xlsb,.xls,.ods"
          disabled={state.step === 'reading'}
          onChange={onChoose}
          onClick={prepare}
        />
        <label className={css.button} htmlFor="class-list">
          {state.step === 'done' || state.step === 'refused' ? words.another : words.choose}
        </label>
        {state.step === 'waiting' && (
          <button className={css.try} type="button" onClick={tryOne}>
            {words.tryOne}
          </button>
        )}
      </fieldset>
      <p className={css.promise}>{words.promise}</p>
      <p className={css.status} role="status">
        {state.step === 'reading' && words.reading}
      </p>
      {state.step === 'refused' && (
        // Not FormStatus: sharing it would create a separate chunk on every page with a form.
        <div className={css.refused} role="alert" tabIndex={-1} ref={result}>
          <p className={css.why}>{words.refusals[state.failure].title}</p>
          <p>
            <strong>{state.file}</strong>: {words.refusals[state.failure].text}
          </p>
        </div>
      )}
      {state.step === 'done' && (
        <div className={css.result} data-wide tabIndex={-1} ref={result}>
          <CheckReport
            key={state.file}
            file={state.file}
            first={state.first}
            report={state.report}
            edits={state.edits}
            words={words}
            onMend={mend}
          >
            <Action look="primary" onClick={() => save(state.report.cleaned, words.cleanedFile)}>
              {words.cleaned}
            </Action>
            {state.report.groups.length > 0 && (
              <Action look="secondary" onClick={() => save(state.report.list, words.listFile)}>
                {words.list}
              </Action>
            )}
          </CheckReport>
        </div>
      )}
    </div>
  );
}

function save(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has read the URL by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
