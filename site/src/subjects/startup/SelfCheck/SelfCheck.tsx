// A checklist that says where you stand. The key to it is always there to read; shell/self-check.ts points at the
// entry that the answers lead to.
import { Action } from '~/ui/Action/Action';
import { Badge } from '~/ui/Badge/Badge';
import { Band, type Tone } from '~/ui/Band/Band';
import { PillRadios } from '~/ui/PillRadios/PillRadios';
import { SectionHead } from '~/ui/SectionHead/SectionHead';
import css from './SelfCheck.module.css';

export type Check = {
  id: string;
  title: string;
  text: string;
  /** A no here decides; elsewhere it only weighs. */
  rule?: boolean;
};

export type Verdict = {
  /** When it holds, for those who read the key themselves: "Six times yes". */
  when: string;
  title: string;
  text: string;
  action: { label: string; href: string };
};

export type SelfCheckProps = {
  title: string;
  lead?: string;
  checks: readonly Check[];
  answers: { yes: string; no: string; unsure: string };
  ruleLabel: string;
  keyTitle: string;
  verdicts: { yes: Verdict; unsure: Verdict; no: Verdict };
  tone?: Tone;
};

export function SelfCheck(props: SelfCheckProps) {
  const { title, lead, checks, answers, ruleLabel, keyTitle, verdicts, tone = 'ground' } = props;
  const options = (['yes', 'no', 'unsure'] as const).map((value) => ({ value, label: answers[value] }));
  return (
    <Band tone={tone} id="check">
      <SectionHead title={title} lead={lead} />
      <div className={css.split} data-client="SelfCheck" data-self-check>
        <ol className={css.checks}>
          {checks.map((check) => (
            <li className={css.check} key={check.id} data-rule={check.rule ?? false}>
              <h3 className={css.question}>
                {check.title} {check.rule && <Badge>{ruleLabel}</Badge>}
              </h3>
              <p className={css.text}>{check.text}</p>
              <PillRadios legend={check.title} name={check.id} options={options} chosen="" />
            </li>
          ))}
        </ol>
        <div className={css.key}>
          <h3 className={css.keyTitle}>{keyTitle}</h3>
          <p className="visually-hidden" role="status" data-self-check-status />
          <ul className={css.verdicts}>
            {(['yes', 'unsure', 'no'] as const).map((name) => (
              <li className={css.verdict} key={name} data-verdict={name}>
                <p className={css.when}>{verdicts[name].when}</p>
                <h4 className={css.verdictTitle}>{verdicts[name].title}</h4>
                <p className={css.text}>{verdicts[name].text}</p>
                <Action look="plain" href={verdicts[name].action.href}>
                  {verdicts[name].action.label}
                </Action>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Band>
  );
}
