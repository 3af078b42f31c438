// The main thing of a page with something smaller beside it; on a phone the smaller thing comes after.
import type { ReactNode } from 'react';
import { Section, SectionHead, type SectionProps } from '~/ui/Section/Section';
import css from './WithAside.module.css';

export type WithAsideProps = SectionProps & {
  children: ReactNode;
  /** Optional only because Astro passes it as a slot. */
  aside?: ReactNode;
  /** What the smaller thing is, for those who move by landmarks. */
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
