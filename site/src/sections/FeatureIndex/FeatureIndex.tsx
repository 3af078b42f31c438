// An index of what there is: a ruled list of entries with icon, title, text, and where needed bullets and a link.

import { Icon, type IconName } from '~/ui/Icon/Icon';
import { Section, type SectionProps } from '~/ui/Section/Section';
import { Ticks } from '~/ui/Ticks/Ticks';
import css from './FeatureIndex.module.css';

export type Feature = {
  title: string;
  text: string;
  icon?: IconName;
  /** The small figure or word of the entry: "up to 50", "2-3 days". */
  mark?: string;
  points?: readonly string[];
  pointsTitle?: string;
  link?: { label: string; href: string };
  /** Where an entry leads to several pages. */
  links?: readonly { label: string; href: string }[];
};

export type FeatureIndexProps = SectionProps & {
  features: readonly Feature[];
  /** `rows`: title left, text right, for few and weighty entries; `grid`: two or three columns; `cards`: boxed. */
  look?: 'rows' | 'grid' | 'cards';
};

export function FeatureIndex({ features, look = 'grid', ...section }: FeatureIndexProps) {
  return (
    <Section {...section}>
      <ul className={css[look]}>
        {features.map((feature) => (
          <li className={css.entry} key={feature.title} data-reveal>
            <div className={feature.icon ? `${css.name} ${css.marked}` : css.name}>
              {feature.icon && (
                <span className={css.icon}>
                  <Icon name={feature.icon} size={26} />
                </span>
              )}
              <h3 className={css.title}>{feature.title}</h3>
              {feature.mark && <p className={css.mark}>{feature.mark}</p>}
            </div>
            <div className={css.body}>
              <p>{feature.text}</p>
              {feature.pointsTitle && <h4 className={css.pointsTitle}>{feature.pointsTitle}</h4>}
              {feature.points && <Ticks items={feature.points} />}
              {feature.links && (
                <ul className={css.links}>
                  {feature.links.map(({ label, href }) => (
                    <li key={href}>
                      <a href={href}>{label}</a>
                    </li>
                  ))}
                </ul>
              )}
              {feature.link && (
                <p className={css.link}>
                  <a href={feature.link.href}>{feature.link.label}</a>
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
