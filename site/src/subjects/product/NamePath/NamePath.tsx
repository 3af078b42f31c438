// A learner's name, which the visitor can type, on one line through the papers of a school and into the parent's SMS.
import { sampleLearner } from '~/facts/product';
import { Action } from '~/ui/Action/Action';
import { Section, type SectionProps } from '~/ui/Section/Section';
import { Learner, withLearner } from '../Learner/Learner';
import type { NameField, StationWords } from '../words';
import css from './NamePath.module.css';

export type NamePathProps = SectionProps & {
  field: NameField;
  stations: readonly StationWords[];
  sms: { title: string; text: string };
};

export function NamePath({ field, stations, sms, link, ...section }: NamePathProps) {
  return (
    <Section {...section} className={css.once}>
      <div className={css.path}>
        <div className={css.line}>
          <p className={css.name} data-without-script>
            {sampleLearner}
          </p>
          <p className={css.field} data-needs-script>
            <label htmlFor="learner">{field.label}</label>
            <input
              className={css.name}
              id="learner"
              placeholder={sampleLearner}
              aria-describedby="learner-note"
              autoComplete="off"
              dir="auto"
              maxLength={60}
              spellCheck={false}
              data-client="Learner"
            />
            <span className={css.note} id="learner-note">
              {field.note}
            </span>
            <button type="button" data-client="Learner" hidden>
              {field.reset}
            </button>
          </p>
        </div>
        {stations.map(({ title, text, paper, entry }) => (
          <article className={css.station} key={title}>
            <div className={css.paper} aria-hidden="true">
              <span className={css.kind}>{paper}</span>
              <p className={css.entry}>
                <b>
                  <Learner />
                </b>{' '}
                {entry}
              </p>
            </div>
            <h3 className={css.title}>{title}</h3>
            <p className={css.text}>{text}</p>
          </article>
        ))}
        <div>
          <div className={css.phone}>
            <b className={css.kind}>{sms.title}</b>
            <p className={css.sms}>{withLearner(sms.text)}</p>
          </div>
          {link && (
            <Action look="plain" href={link.href}>
              {link.label}
            </Action>
          )}
        </div>
      </div>
    </Section>
  );
}
