// The 404 page: a link home and three suggestions.

import { Action } from '~/ui/Action/Action';
import { School } from '~/ui/School/School';
import { Notice } from '../Notice/Notice';
import css from './NotFound.module.css';
import type { NotFoundWords } from './words';

export type NotFoundProps = NotFoundWords;

export function NotFound({
  title,
  text,
  home,
  suggestionsTitle,
  suggestions,
  contact,
  search,
}: NotFoundProps) {
  return (
    <Notice title={title} look="loud">
      <School part="path" className={css.scene} />
      <p className={css.text}>{text}</p>
      <Action href={home.href}>{home.label}</Action>
      <h2 className={css.subtitle}>{suggestionsTitle}</h2>
      <ul className={css.list}>
        {suggestions.map((link) => (
          <li className={css.item} key={link.href}>
            <a className={css.link} href={link.href}>
              {link.label}
            </a>
            <span className={css.quiet}>{link.text}</span>
          </li>
        ))}
      </ul>
      <p className={css.quiet}>
        {contact.before} <a href={contact.href}>{contact.label}</a> {search.before}{' '}
        <a href={search.href}>{search.label}</a>
      </p>
    </Notice>
  );
}
