// The pages that can be read without a network. Which they are only the browser knows: its worker writes them into the list.
import { Section } from '~/ui/Section/Section';
import css from './KeptPages.module.css';

export type KeptPagesProps = { title: string; lead: string; none: string };

export function KeptPages({ title, lead, none }: KeptPagesProps) {
  return (
    <Section title={title} lead={lead} space="tight">
      <ul className={css.list} data-kept-pages />
      <p className={css.none}>{none}</p>
    </Section>
  );
}
