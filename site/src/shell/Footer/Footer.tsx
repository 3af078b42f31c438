// The footer of every page: updates, link groups, social links, copyright.

import { BrandMark } from '~/components/BrandMark/BrandMark';
import { ContactLine, type ContactLineProps } from '~/components/ContactLine/ContactLine';
import type { WordsOf } from '~/facts/forms';
import { interfaceWords } from '~/facts/interface';
import type { Navigation } from '~/facts/navigation';
import { NewsletterForm } from '~/features/newsletter/NewsletterForm/NewsletterForm';
import { fillValues } from '~/lib/format-text';
import css from './Footer.module.css';

type FooterProps = {
  brand: string;
  tagline: string;
  version: string;
  /** The year at build; shell/behaviour.ts updates it. */
  year: number;
  groups: Navigation['footer'];
  /** Contact line. */
  contact: ContactLineProps;
  social: readonly { name: string; url: string }[];
  updates: Navigation['updates'];
  /** Words of its form. */
  words: WordsOf<'newsletter'>;
  /** Whether the script may send the form; otherwise the browser posts it. */
  answersHere?: boolean;
};

export function Footer({
  brand,
  tagline,
  version,
  year,
  groups,
  contact,
  social,
  updates,
  words,
  answersHere = true,
}: FooterProps) {
  return (
    <footer className={css.footer}>
      <div className={`page-width ${css.inner}`}>
        <div className={`stack ${css.top}`}>
          <div>
            <a className={css.brand} href="/">
              <BrandMark size={32} />
              {brand}
            </a>
            <p className={css.tagline}>{tagline}</p>
            <div className={css.contact}>
              <ContactLine {...contact} />
            </div>
          </div>
          <div className="on-deep">
            <h2 className={css.title}>{updates.title}</h2>
            <p className={`small ${css.hint}`}>{updates.hint}</p>
            <NewsletterForm words={words} source="footer" answersHere={answersHere} />
          </div>
        </div>
        <nav className={css.groups} aria-label={interfaceWords.footMenu}>
          {groups.map((group) => (
            <div key={group.title}>
              <h2 className={css.title}>{group.title}</h2>
              {/* On a phone the title opens the list below it; elsewhere the list is always visible. */}
              <details className={css.fold}>
                <summary className={css.title}>{group.title}</summary>
              </details>
              <ul>
                {group.links.map((link) => (
                  <li key={link.href}>
                    <a href={link.href}>{link.label}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className={`small row between ${css.bottom}`}>
          <p>
            {`© ${year} ${fillValues(interfaceWords.rights, { brand })} `}
            <span className="numbers">{fillValues(interfaceWords.version, { version })}</span>
          </p>
          <ul role="list" className={`row ${css.social}`}>
            {social.map(({ name, url }) => (
              <li key={name}>
                <a href={url} target="_blank" rel="noopener">
                  {name}
                  <span className="visually-hidden">{` ${interfaceWords.newTab}`}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}
