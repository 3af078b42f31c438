// The list of articles, followed by an aside, such as the categories with counts.
import type { ReactNode } from 'react';
import { Section, SectionHead, type SectionProps } from '~/components/Section/Section';
import type { Link } from '~/components/schema';
import css from './Aside.module.css';

export type WithAsideProps = SectionProps & {
  children: ReactNode;
  /** Optional only because Astro passes it as a slot. */
  aside?: ReactNode;
  asideLabel: string;
};

export function WithAside({ children, aside, asideLabel, id, tone, ...head }: WithAsideProps) {
  return (
    <Section tone={tone} id={id}>
      <div className={css.columns}>
        <div className={css.main}>
          <SectionHead {...head} />
          {children}
        </div>
        <aside className={css.aside} aria-label={asideLabel}>
          {aside}
        </aside>
      </div>
    </Section>
  );
}

type SideNoteProps = {
  title: string;
  text?: string;
  link?: Link;
  children?: ReactNode;
};

export function SideNote({ title, text, link, children }: SideNoteProps) {
  return (
    <section className={css.note}>
      <h2 className={`large ${css.title}`}>{title}</h2>
      {text && <p className={`quiet medium ${css.text}`}>{text}</p>}
      {children}
      {link && (
        <p className={`medium ${css.link}`}>
          <a href={link.href}>{link.label}</a>
        </p>
      )}
    </section>
  );
}

export type CountedLink = { label: string; href: string; count: number; current?: boolean };

type CountedLinksProps = {
  links: readonly CountedLink[];
  /** The counted noun, for screen readers: `article`, `articles`. */
  unit: { one: string; many: string };
};

export function CountedLinks({ links, unit }: CountedLinksProps) {
  return (
    <ul role="list" className={css.links}>
      {links.map(({ label, href, count, current }) => (
        <li key={href}>
          <a className={css.countedLink} href={href} aria-current={current ? 'page' : undefined}>
            <span className={css.label}>{label}</span>
            <span className={`quiet numbers ${css.count}`}>
              {count}
              <span className="visually-hidden"> {count === 1 ? unit.one : unit.many}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
