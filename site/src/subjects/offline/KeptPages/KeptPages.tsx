// The list of pages that open offline. The service worker fills it.
import { Section } from '~/ui/Section/Section';
import type { KeptPagesWords } from '../words';
import css from './KeptPages.module.css';

export function KeptPages({ title, lead, none }: KeptPagesWords) {
  return (
    <Section title={title} lead={lead} space="tight">
      <ul className={css.list} data-kept-pages />
      <p className={css.none}>{none}</p>
    </Section>
  );
}
