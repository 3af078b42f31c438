// Template of the Run button and the reply. RunExamples.client.ts adds it to each curl example of a page.
import { interfaceWords } from '~/facts/interface';
import css from './RunExamples.module.css';

export function RunExamples() {
  return (
    <div className={css.parts} data-client="RunExamples">
      <p
        className="visually-hidden"
        role="status"
        data-running={interfaceWords.run.running}
        data-answered={interfaceWords.run.answered}
        data-failed={interfaceWords.run.failed}
      />
      <button className={css.run} type="button" aria-label={interfaceWords.run.name} hidden>
        {interfaceWords.run.label}
      </button>
      <template>
        <div className={css.answer}>
          <p className={`small row ${css.line}`}>
            <b data-run-status>…</b> <span>{interfaceWords.run.source}</span>
          </p>
          <dl className={`quiet row ${css.headers}`} data-run-headers />
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long answers scroll, by keyboard too */}
          <pre tabIndex={0}>
            <code data-run-body />
          </pre>
        </div>
      </template>
    </div>
  );
}
