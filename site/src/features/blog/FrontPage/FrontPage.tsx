// The head of the blog: title and lead, and below them the featured article with a large drawing.

import { Section } from '~/components/Section/Section';
import { type Cover, CoverList } from '~/sections/Covers/Covers';
import css from './FrontPage.module.css';

export type FrontPageProps = {
  title: string;
  lead: string;
  /** Label of the featured article: "Read this one first". */
  firstTitle: string;
  first: Cover;
};

export function FrontPage({ title, lead, firstTitle, first }: FrontPageProps) {
  return (
    <Section className={css.front} tone="deep" space="tight">
      <div className={css.masthead}>
        <h1 className={css.title}>{title}</h1>
        <p className={css.lead}>{lead}</p>
      </div>
      <h2 className={css.firstTitle}>{firstTitle}</h2>
      <div className={css.first}>
        <CoverList covers={[first]} look="featured" />
      </div>
    </Section>
  );
}
