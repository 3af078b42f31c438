// An index of what there is: a ruled list of entries with icon, title, text, and where needed bullets and a link.
import type { Link } from '~/ui/Action/Action';
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
  link?: Link;
  /** Where an entry leads to several pages. */
  links?: readonly Link[];
};

/** What a way to take part asks and gives: "Requirements", "Examples". Each entry has the same number of lists. */
export type FeatureWithLists = Pick<Feature, 'title' | 'text' | 'icon'> & {
  lists: readonly { title: string; items: readonly string[] }[];
};

export type FeatureIndexProps = SectionProps & {
  features: readonly (Feature | FeatureWithLists)[];
  /**
   * `rows`: title left, text right, for few and weighty entries; `grid`: two or three columns; `cards`: boxed;
   * `lists`: one entry a row, its words and its lists in columns.
   */
  look?: 'rows' | 'grid' | 'cards' | 'lists';
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
                  <Icon name={feature.icon} size={look === 'lists' ? 28 : 26} />
                </span>
              )}
              <h3 className={css.title}>{feature.title}</h3>
              {'lists' in feature && <p className={css.text}>{feature.text}</p>}
              {'mark' in feature && <p className={css.mark}>{feature.mark}</p>}
            </div>
            {'lists' in feature ? (
              feature.lists.map(({ title, items }) => (
                <div key={title}>
                  <h4 className={css.listTitle}>{title}</h4>
                  <Ticks items={items} />
                </div>
              ))
            ) : (
              <Body {...feature} />
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Body({ text, pointsTitle, points, links, link }: Feature) {
  return (
    <div className={css.body}>
      <p>{text}</p>
      {pointsTitle && <h4 className={css.pointsTitle}>{pointsTitle}</h4>}
      {points && <Ticks items={points} />}
      {links && (
        <ul className={css.links}>
          {links.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      )}
      {link && (
        <p className={css.link}>
          <a href={link.href}>{link.label}</a>
        </p>
      )}
    </div>
  );
}
