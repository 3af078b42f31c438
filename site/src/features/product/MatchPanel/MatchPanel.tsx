// Unmatched payments as radio buttons: a choice shows the learner and the parent's SMS. CSS shows the elements by
// `data-when`, without script.
import { withLearner } from '../Learner/Learner';
import { Panel } from '../Panel/Panel';
import css from './MatchPanel.module.css';

export type Match = {
  /** Payment method: "MTN MoMo". */
  way: string;
  /** The payer's text instead of a number. */
  wrote: string;
  amount: string;
  learner: string;
  sms: string;
};

export type MatchPanelProps = {
  title: string;
  /** Instruction, also for keyboard and screen reader. */
  legend: string;
  /** Placeholder of the SMS. */
  before: string;
  smsTitle: string;
  matches: readonly Match[];
};

export function MatchPanel({ title, legend, before, smsTitle, matches }: MatchPanelProps) {
  return (
    <Panel title={title}>
      <fieldset className={css.lines}>
        <legend className={`bold ${css.legend}`}>{legend}</legend>
        {matches.map(({ way, wrote, amount, learner }, which) => (
          <label className={`numbers ${css.line}`} key={wrote}>
            <input type="radio" name="match" value={which} aria-describedby={`sms-${which}`} />
            <span>{way}</span>
            <strong>{amount}</strong>
            <span className={css.whose}>
              <span className={css.wrote} data-wrote>
                “{wrote}”
              </span>
              <span className={`bold brand ${css.learner}`} data-whose>
                {withLearner(learner)}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      <p className={css.sms}>
        <strong>{smsTitle}</strong> <span data-when="none">{before}</span>
        {matches.map(({ sms }, which) => (
          <span id={`sms-${which}`} data-when={which} key={sms}>
            {withLearner(sms)}
          </span>
        ))}
      </p>
    </Panel>
  );
}
