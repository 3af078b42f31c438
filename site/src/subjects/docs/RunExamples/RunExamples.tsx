// What RunExamples.client.ts puts beside each curl example of a page: a button, and the answer that follows it. Without
// the script there is neither.
import css from './RunExamples.module.css';

export function RunExamples() {
  return (
    <div className={css.parts} data-client="RunExamples">
      <p className="visually-hidden" role="status" />
      <button className={css.run} type="button" aria-label="Run this request" hidden>
        Run
      </button>
      <template>
        <div className={css.answer}>
          <p className={css.line}>
            <b data-run-status>…</b> <span>Answered on this device, from the sandbox’s invented school.</span>
          </p>
          <dl className={css.headers} data-run-headers />
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long answers scroll, by keyboard too */}
          <pre tabIndex={0}>
            <code data-run-body />
          </pre>
        </div>
      </template>
    </div>
  );
}
