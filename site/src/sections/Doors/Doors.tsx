// Five ways in, by who one is: each a field to press, with what is behind it. More of them, in a word each, underneath.

import { Section } from '~/ui/Section/Section';
import type { DoorsWords } from '../words';
import css from './Doors.module.css';

export type DoorsProps = DoorsWords;

export function Doors({ doors, others, ...section }: DoorsProps) {
  return (
    <Section {...section}>
      <ul className={css.doors} data-reveal>
        {doors.map(({ label, href, text }) => (
          <li key={label}>
            <a className={css.door} href={href}>
              <b>{label}</b>
              <span>{text}</span>
            </a>
          </li>
        ))}
      </ul>
      {others && (
        <p className={css.others}>
          <b>{others.title}</b>
          {others.links.map(({ label, href }) => (
            <a href={href} key={href}>
              {label}
            </a>
          ))}
        </p>
      )}
    </Section>
  );
}
