// A learner's name, which the visitor can type, on one line through the papers of a school and into the parent's SMS.

import { Section } from '~/components/Section/Section';
import { sampleLearner } from '~/facts/product';
import { Learner, withLearner } from '../Learner/Learner';
import type { NamePathWords } from '../words';
import css from './NamePath.module.css';

export type NamePathProps = Omit<NamePathWords, 'cards'> & {
  stations: NamePathWords['cards'];
  sms: { title: string; text: string };
};

export function NamePath({ field, stations, sms, ...section }: NamePathProps) {
  return (
    <Section {...section} space="tight" className={css.once}>
      <div className={css.path}>
        <div className={`medium ${css.line}`}>
          <label className={`bold ${css.label}`} htmlFor="learner" data-needs-script>
            {field.label}
          </label>
          <p className={css.name} data-without-script>
            {sampleLearner()}
          </p>
          <input
            className={css.name}
            id="learner"
            type="text"
            placeholder={sampleLearner()}
            dir="auto"
            spellCheck={false}
            data-client="Learner"
            data-needs-script
          />
          <p className={css.note} data-needs-script>
            {field.note}{' '}
            <button className={css.reset} type="button" data-client="Learner" hidden>
              {field.reset}
            </button>
          </p>
        </div>
        {stations.map(({ title, text, paper, entry }) => (
          <div key={title}>
            <div className={`panel ${css.paper}`} aria-hidden="true">
              <p className={css.entry}>
                <b>
                  <Learner />
                </b>{' '}
                {entry}
              </p>
              <b className={css.kind}>{paper}</b>
            </div>
            <h3 className={css.title}>{title}</h3>
            <p className="quiet medium">{text}</p>
          </div>
        ))}
        <div className={css.phone}>
          <b className={css.sender}>{sms.title}</b>
          <p className={css.bubble}>{withLearner(sms.text)}</p>
        </div>
      </div>
    </Section>
  );
}

/** The name on its line in a hero, with the papers that it is on. */
export const NameLine = ({ papers }: { papers: readonly string[] }) => (
  <div className={`medium ${css.shown}`}>
    <p className={css.name}>
      <Learner />
    </p>
    <ul role="list" className={`bold row ${css.papers}`}>
      {papers.map((paper) => (
        <li key={paper}>{paper}</li>
      ))}
    </ul>
  </div>
);
