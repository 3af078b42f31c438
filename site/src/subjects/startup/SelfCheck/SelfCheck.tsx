// Questions with a verdict. All verdicts are on the page; SelfCheck.client.ts marks the one that the answers lead to.
import { Action } from '~/ui/Action/Action';
import { Badge } from '~/ui/Badge/Badge';
import { PillRadios } from '~/ui/PillRadios/PillRadios';
import { Section } from '~/ui/Section/Section';
import type { SelfCheckWords } from '../words';
import css from './SelfCheck.module.css';

export function SelfCheck({
  checks,
  answers,
  ruleLabel,
  keyTitle,
  status,
  verdicts,
  ...section
}: SelfCheckWords) {
  const options = (['yes', 'no', 'unsure'] as const).map((value) => ({ value, label: answers[value] }));
  return (
    <Section {...section} id="check">
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
          <p className="visually-hidden" role="status" data-self-check-status={status} />
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
    </Section>
  );
}
