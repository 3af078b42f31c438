// The code of conduct: its rules, and where to report a breach.
import { formatPhone } from '~/lib/format-text';
import { Section } from '~/ui/Section/Section';
import type { CodeOfConductWords } from '../words';
import css from './CodeOfConduct.module.css';

export function CodeOfConduct({ title, lead, rules, report, ...section }: CodeOfConductWords) {
  return (
    <Section {...section}>
      <div className={css.columns}>
        <div>
          <h2 className={css.title}>{title}</h2>
          <p className={css.lead}>{lead}</p>
          <div className={css.report}>
            <h3 className={css.reportTitle}>{report.title}</h3>
            {report.text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <p className={css.reach}>
              <a href={`mailto:${report.email}`}>{report.email}</a>
              <a href={`tel:${report.phone}`}>{formatPhone(report.phone)}</a>
            </p>
          </div>
        </div>
        <ul className="ruled">
          {rules.map((rule) => (
            <li className={css.rule} key={rule.title}>
              <h3 className={css.name}>{rule.title}</h3>
              <p className={css.text}>{rule.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
