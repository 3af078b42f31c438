// A learner's name, which the visitor can type, on one line through the papers of a school and into the parent's SMS.
import { sampleLearner } from '~/facts/product';
import { Section, type SectionProps } from '~/ui/Section/Section';
import { Learner, withLearner } from '../Learner/Learner';
import type { NameField, StationWords } from '../words';
import css from './NamePath.module.css';

export type NamePathProps = SectionProps & {
  field: NameField;
  stations: readonly StationWords[];
  sms: { title: string; text: string };
};

export function NamePath({ field, stations, sms, ...section }: NamePathProps) {
  return (
    <Section {...section} space="tight" className={css.once}>
      <div className={css.path}>
        <div className={css.line}>
          <p className={css.name} data-without-script>
            {sampleLearner}
          </p>
          <p data-needs-script>
            <label htmlFor="learner">{field.label}</label>
            <input
              className={css.name}
              id="learner"
              type="text"
              placeholder={sampleLearner}
              dir="auto"
              spellCheck={false}
              data-client="Learner"
            />
            {field.note}{' '}
            <button className={css.reset} type="button" data-client="Learner" hidden>
              {field.reset}
            </button>
          </p>
        </div>
        {stations.map(({ title, text, paper, entry }) => (
          <div key={title}>
            <div className={css.paper} aria-hidden="true">
              <p className={css.entry}>
                <b>
                  <Learner />
                </b>{' '}
                {entry}
              </p>
              <b className={css.kind}>{paper}</b>
            </div>
            <h3 className={css.title}>{title}</h3>
            <p className={css.text}>{text}</p>
          </div>
        ))}
        <div className={`${css.paper} ${css.phone}`}>
          <p className={css.entry}>{withLearner(sms.text)}</p>
          <b className={css.kind}>{sms.title}</b>
        </div>
      </div>
    </Section>
  );
}
