// The main thing of a page with something smaller beside it; on a phone the smaller thing comes after.
import type { ReactNode } from 'react';
import { Band, type Tone } from '~/ui/Band/Band';
import { SectionHead } from '~/ui/SectionHead/SectionHead';
import css from './WithAside.module.css';

export type WithAsideProps = {
  title: string;
  lead?: string;
  children: ReactNode;
  /** Optional only because Astro passes it as a slot. */
  aside?: ReactNode;
  /** What the smaller thing is, for those who move by landmarks. */
  asideLabel: string;
  id?: string;
  tone?: Tone;
};

export function WithAside({ title, lead, children, aside, asideLabel, id, tone = 'ground' }: WithAsideProps) {
  return (
    <Band tone={tone} id={id}>
      <div className={css.columns}>
        <div className={css.main}>
          <SectionHead title={title} lead={lead} />
          {children}
        </div>
        <aside className={css.aside} aria-label={asideLabel}>
          {aside}
        </aside>
      </div>
    </Band>
  );
}
