// The 404 page: a link home in the sky above the goat, a search, suggestions, and a line of other pages.
import type { ReactNode } from 'react';
import { Action } from '~/components/Action/Action';
import { Section } from '~/components/Section/Section';
import { Notice } from '../Notice/Notice';
import css from './NotFound.module.css';
import type { NotFoundWords } from './schema';

type NotFoundProps = NotFoundWords & { children?: ReactNode };

export const NotFound = ({
  children,
  title,
  text,
  home,
  suggestionsTitle,
  suggestions,
  others,
}: NotFoundProps) => (
  <>
    <Notice title={title} variant="loud" school="arrival">
      <p>{text}</p>
      <Action href={home.href}>{home.label}</Action>
    </Notice>
    <Section space="tight">
      <h2 className={`large ${css.subtitle}`}>{suggestionsTitle}</h2>
      {children}
      <ul role="list" className={css.list}>
        {suggestions.map((link) => (
          <li className={`row ${css.item}`} key={link.href}>
            <a className={`bold ${css.link}`} href={link.href}>
              {link.label}
            </a>
            <span className="quiet">{link.text}</span>
          </li>
        ))}
      </ul>
      <p className={`quiet row ${css.others}`}>
        {others.before}
        {others.links.map(({ label, href }) => (
          <a href={href} key={href}>
            {label}
          </a>
        ))}
      </p>
    </Section>
  </>
);
