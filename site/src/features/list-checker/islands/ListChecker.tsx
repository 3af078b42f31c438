// The list checker: choose or drop a file, read the report, download the cleaned list. All of it runs in the browser; the
// worker loads when a visitor reaches for a file.
import { type ChangeEvent, type DragEvent, useEffect, useRef, useState } from 'react';
import { Action } from '~/components/Action/Action';
import type { Failure } from '../list.ts';
import type { Report } from '../report.ts';
import { moving } from '../words.ts';
import { CheckReport } from './CheckReport';
import css from './ListChecker.module.css';
import { type Checker, openChecker } from './open-checker.ts';

type State =
  | { step: 'waiting' }
  | { step: 'reading'; file: string }
  | { step: 'refused'; file: string; failure: Failure }
  | { step: 'done'; file: string; report: Report };

export function ListChecker() {
  const [state, setState] = useState<State>({ step: 'waiting' });
  const [over, setOver] = useState(false);
  const checker = useRef<Checker>(undefined);
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

  async function check(file: File | undefined) {
    if (!file) return;
    setState({ step: 'reading', file: file.name });
    const { headings, reasons } = moving.checker;
    const reply = await prepare().check({ file, words: { headings, reasons } });
    // A worker that was stopped or did not load is not reused.
    if ('refusal' in reply && (reply.refusal === 'too-slow' || reply.refusal === 'not-loaded')) {
      checker.current?.close();
      checker.current = undefined;
    }
    setState(
      'report' in reply
        ? { step: 'done', file: file.name, report: reply.report }
        : { step: 'refused', file: file.name, failure: reply.refusal },
    );
  }

  const tryOne = () =>
    void check(new File([moving.checker.example.text], moving.checker.example.name, { type: 'text/csv' }));
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
        {moving.checker.withoutScript}{' '}
        <a href={`mailto:${moving.checker.asks.email}`}>{moving.checker.asks.email}</a>{' '}
        {moving.checker.withoutScriptOr}
      </p>
      <fieldset
        className={over ? `${css.zone} ${css.over}` : css.zone}
        data-needs-script
        onDragEnter={onDrag}
        onDragOver={onDrag}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <legend className={`quiet small ${css.hint}`}>{moving.checker.accepts}</legend>
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
        <label className={`bold ${css.button}`} htmlFor="class-list">
          {state.step === 'done' || state.step === 'refused' ? moving.checker.another : moving.checker.choose}
        </label>
        {state.step === 'waiting' && (
          <button className={`small brand ${css.try}`} type="button" onClick={tryOne}>
            {moving.checker.tryOne}
          </button>
        )}
      </fieldset>
      <p className={`quiet medium ${css.promise}`}>{moving.checker.promise}</p>
      <p className={`bold ${css.status}`} role="status">
        {state.step === 'reading' && moving.checker.reading}
      </p>
      {state.step === 'refused' && (
        // Not FormStatus: sharing it would create a separate chunk on every page with a form.
        <div className={css.refused} role="alert" tabIndex={-1} ref={result}>
          <p className={css.why}>{moving.checker.refusals[state.failure].title}</p>
          <p>
            <strong>{state.file}</strong>: {moving.checker.refusals[state.failure].text}
          </p>
        </div>
      )}
      {state.step === 'done' && (
        <div className={css.result} data-wide tabIndex={-1} ref={result}>
          <CheckReport file={state.file} report={state.report} words={moving.checker}>
            <Action look="primary" onClick={() => save(state.report.cleaned, moving.checker.cleanedFile)}>
              {moving.checker.cleaned}
            </Action>
            {state.report.groups.length > 0 && (
              <Action look="secondary" onClick={() => save(state.report.list, moving.checker.listFile)}>
                {moving.checker.list}
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
