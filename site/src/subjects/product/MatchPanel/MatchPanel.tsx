// Payments without a learner's number, as radio buttons: a choice shows where the payment goes and the parent's SMS.
// It needs no script: the style sheet of the screen shows what is marked with `data-when`.
import { Panel } from '../Panel/Panel';
import css from './MatchPanel.module.css';

export type Match = {
  /** How it came: "MTN MoMo". */
  way: string;
  /** What the payer wrote instead of a number. */
  wrote: string;
  amount: string;
  learner: string;
  sms: string;
};

export type MatchPanelProps = {
  title: string;
  /** Says what to do, for those who come to it by keyboard or by ear too. */
  legend: string;
  /** Shown where the SMS will be. */
  before: string;
  smsTitle: string;
  matches: readonly Match[];
};

export function MatchPanel({ title, legend, before, smsTitle, matches }: MatchPanelProps) {
  return (
    <Panel title={title}>
      <fieldset className={css.lines}>
        <legend className={css.legend}>{legend}</legend>
        {matches.map(({ way, wrote, amount, learner }, which) => (
          <label className={css.line} key={wrote}>
            <input type="radio" name="match" value={which} />
            <span>{way}</span>
            <strong>{amount}</strong>
            <span className={css.whose}>
              <span className={css.wrote} data-wrote>
                “{wrote}”
              </span>
              <span className={css.learner} data-whose>
                {learner}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      <p className={css.sms} aria-live="polite">
        <strong>{smsTitle}</strong> <span data-when="none">{before}</span>
        {matches.map(({ sms }, which) => (
          <span data-when={which} key={sms}>
            {sms}
          </span>
        ))}
      </p>
    </Panel>
  );
}
