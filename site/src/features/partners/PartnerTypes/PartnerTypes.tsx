// The kinds of partners side by side: description, payments, requirements, and owner.
import { Icon } from '~/components/Icon/Icon';
import { Section } from '~/components/Section/Section';
import { Ticks } from '~/components/Ticks/Ticks';
import { PayTriangle } from '../PayTriangle/PayTriangle';
import type { PartnerTypesWords } from '../words';
import css from './PartnerTypes.module.css';

export function PartnerTypes({ types, names, ...section }: PartnerTypesWords) {
  return (
    <Section {...section}>
      <ul role="list" className={`columns-3 ${css.types}`}>
        {types.map(({ title, icon, text, paths, lists }) => (
          <li className={css.type} key={title} data-reveal>
            <h3 className={css.title}>
              <Icon name={icon} size={26} /> {title}
            </h3>
            <p className={`quiet ${css.text}`}>{text}</p>
            <div className={css.picture}>
              <PayTriangle names={names} paths={paths} />
            </div>
            {lists.map((list) => (
              <div key={list.title}>
                <h4 className={`quiet ${css.listTitle}`}>{list.title}</h4>
                <Ticks items={list.items} />
              </div>
            ))}
          </li>
        ))}
      </ul>
    </Section>
  );
}
