// The scope of security tests by area: ticks for allowed parts, crosses for forbidden ones.
import { Check, X } from 'lucide-react';
import { Icon } from '~/components/Icon/Icon';
import { Section } from '~/components/Section/Section';
import type { ScopeListsWords } from '../words';
import css from './ScopeLists.module.css';

export function ScopeLists({ heads, areas, ...section }: ScopeListsWords) {
  return (
    <Section {...section}>
      <ul role="list" className={`columns-2 ${css.areas}`}>
        {areas.map(({ icon, title, text, inside, outside }) => (
          <li className={`panel ${css.area}`} key={title} data-reveal>
            <div className={css.name}>
              <h3 className={`large ${css.title}`}>
                <Icon name={icon} size={26} /> {title}
              </h3>
              <p className={`quiet medium ${css.text}`}>{text}</p>
            </div>
            <div className={css.inside}>
              <h4 className={css.head}>{heads.inside}</h4>
              <ul role="list">
                {inside.map((item) => (
                  <li className={`medium ${css.item}`} key={item}>
                    <Check size={18} aria-hidden="true" /> {item}
                  </li>
                ))}
              </ul>
            </div>
            <div className={css.outside}>
              <h4 className={css.head}>{heads.outside}</h4>
              <ul role="list">
                {outside.map((item) => (
                  <li className={`medium ${css.item}`} key={item}>
                    <X size={18} aria-hidden="true" /> {item}
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
