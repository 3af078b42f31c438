// A learner's name from paper to paper along one line, which ends in the parent's SMS.
import { Action } from '~/ui/Action/Action';
import { Section, type SectionProps } from '~/ui/Section/Section';
import type { StationWords } from '../words';
import css from './NamePath.module.css';

export type NamePathProps = SectionProps & {
  learner: string;
  stations: readonly StationWords[];
  sms: { title: string; text: string };
};

export function NamePath({ learner, stations, sms, link, ...section }: NamePathProps) {
  return (
    <Section {...section}>
      <div className={css.path} data-reveal>
        {stations.map(({ title, text, paper, entry }) => (
          <article className={css.station} key={title}>
            <div className={css.paper} aria-hidden="true">
              <span className={css.kind}>{paper}</span>
              <p className={css.entry}>
                <b>{learner}</b> {entry}
              </p>
            </div>
            <h3 className={css.title}>{title}</h3>
            <p className={css.text}>{text}</p>
          </article>
        ))}
        <div>
          <p className={css.sms}>
            <b>{sms.title}</b> {sms.text}
          </p>
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
