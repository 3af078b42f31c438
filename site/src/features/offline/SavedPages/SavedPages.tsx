// The list of pages that open offline. The service worker fills it.
import { Section } from '~/components/Section/Section';
import type { SavedPagesWords } from '../words';
import css from './SavedPages.module.css';

export function SavedPages({ title, lead, none }: SavedPagesWords) {
  return (
    <Section title={title} lead={lead} space="tight">
      <ul role="list" className={css.list} data-saved-pages />
      <p className={css.none}>{none}</p>
    </Section>
  );
}
