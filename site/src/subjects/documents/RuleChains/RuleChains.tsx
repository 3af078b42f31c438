// From a law to its proof, one chain a row: who asks for it, the rule we made of it, what keeps the rule, and the paper
// that shows it. In reading order; the arrows are for the eye.

import { Section } from '~/ui/Section/Section';
import type { RuleChainsWords } from '../words';
import css from './RuleChains.module.css';

export function RuleChains({ heads, chains, ...section }: RuleChainsWords) {
  return (
    <Section {...section}>
      <ol className={css.chains}>
        {chains.map(({ law, rule, control, proof }) => (
          <li key={rule} data-reveal>
            <dl className={css.chain}>
              <div className={css.law}>
                <dt>{heads.law}</dt>
                <dd>{law}</dd>
              </div>
              <div className={css.rule}>
                <dt>{heads.rule}</dt>
                <dd>{rule}</dd>
              </div>
              <div className={css.control}>
                <dt>{heads.control}</dt>
                <dd>{control}</dd>
              </div>
              <div className={css.proof}>
                <dt>{heads.proof}</dt>
                <dd>
                  <a href={proof.href}>{proof.label}</a>
                </dd>
              </div>
            </dl>
          </li>
        ))}
      </ol>
    </Section>
  );
}
