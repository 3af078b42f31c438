// What people who meet may expect of each other, and whom to tell when somebody does not keep to it.
import { formatPhone } from '~/lib/words';
import { Section, type SectionProps } from '~/ui/Section/Section';
import css from './CodeOfConduct.module.css';

export type CodeOfConductProps = SectionProps & {
  rules: readonly { title: string; text: string }[];
  report: { title: string; text: readonly string[]; email: string; phone: string };
};

export function CodeOfConduct({ title, lead, rules, report, ...section }: CodeOfConductProps) {
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
