// The head of the blog: title and lead beside a lesson, and below them the featured article.

import { Section } from '~/components/Section/Section';
import { type Cover, CoverList } from '~/sections/Covers/Covers';
import { Hero } from '~/sections/Hero/Hero';

export type FrontPageProps = {
  title: string;
  lead: string;
  /** Label of the featured article: "Read this one first". */
  firstTitle: string;
  first: Cover;
};

export const FrontPage = ({ title, lead, firstTitle, first }: FrontPageProps) => (
  <>
    <Hero title={title} lead={lead} school="classroom" />
    <Section title={firstTitle} space="tight">
      <CoverList covers={[first]} variant="featured" />
    </Section>
  </>
);
