// Payments that came without a learner's number, as radio buttons: whoever chooses one sees where it goes, and the SMS
// that its parent gets. No script: what follows from a choice is marked with `data-when` and shown by the style sheet of
// the screen it stands on.
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
  /** Stands where the SMS will be. */
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
