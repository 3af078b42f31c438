// The ways to be a partner side by side: what it is, who pays whom, what it asks and who does it.
import { Icon, type IconName } from '~/ui/Icon/Icon';
import { Section, type SectionProps } from '~/ui/Section/Section';
import { Ticks } from '~/ui/Ticks/Ticks';
import { type PayPath, PayTriangle, type PayTriangleProps } from '../PayTriangle/PayTriangle';
import css from './PartnerTypes.module.css';

export type PartnerTypesProps = SectionProps & {
  /** What the corners of each picture are called. */
  names: PayTriangleProps['names'];
  types: readonly {
    title: string;
    icon: IconName;
    text: string;
    paths: readonly PayPath[];
    lists: readonly { title: string; items: readonly string[] }[];
  }[];
};

export function PartnerTypes({ types, names, ...section }: PartnerTypesProps) {
  return (
    <Section {...section}>
      <ul className={css.types}>
        {types.map(({ title, icon, text, paths, lists }) => (
          <li className={css.type} key={title} data-reveal>
            <h3 className={css.title}>
              <Icon name={icon} size={26} /> {title}
            </h3>
            <p className={css.text}>{text}</p>
            <div className={css.picture}>
              <PayTriangle names={names} paths={paths} />
            </div>
            {lists.map((list) => (
              <div key={list.title}>
                <h4 className={css.listTitle}>{list.title}</h4>
                <Ticks items={list.items} />
              </div>
            ))}
          </li>
        ))}
      </ul>
    </Section>
  );
}
