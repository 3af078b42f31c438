// Schemas for the words of the list of releases and of their pages.
import { z } from 'astro/zod';
import { laterPagesWords } from '../../components/PageLinks/schema.ts';
import { actions, oneOrMany } from '../../components/schema.ts';
import { pageText, pageTexts } from '../../facts/page-text.ts';
import { readContent } from '../../readers/read-facts.ts';

const list = z.strictObject({
  more: pageText.describe('The link to the page of a release.'),
  moreAbout: pageText.describe('After that link, for people who hear the page. {version} is filled in.'),
});
export type ListWords = z.infer<typeof list>;

const year = z.strictObject({
  label: pageText.describe('Begins the drawing in words, for people who cannot see it.'),
  told: pageText.describe('A release in words. {name} and {date} are filled in.'),
  next: pageText.describe('A release to come. {version} and {count} are filled in.'),
  planned: pageText.describe('Plans without a version. {count} is filled in.'),
});

const release = z.strictObject({
  title: pageText.describe('{version} is filled in.'),
  highlights: oneOrMany.describe('The heading above the changes. {count} is filled in.'),
  requests: z.strictObject({
    title: pageText.describe('The heading above the requests that it completes.'),
    text: pageText.describe('A sentence under that heading.'),
    votes: pageText.describe('{count} is filled in.'),
    link: pageText.describe('The link to a request.'),
  }),
  fixes: pageText.describe('The heading above the repairs.'),
  before: pageText.describe('The heading above what an office should do.'),
  nothing: pageText.describe('Where there is nothing to do.'),
  neighbours: pageText.describe('Names the links to the releases before and after.'),
});

export const updates = readContent(
  'release-pages',
  z.strictObject({
    section: pageText.describe('Names the releases, for search engines.'),
    list,
    laterPages: laterPagesWords,
    release: release.describe('The page of each release.'),
    actions: actions.describe('On the page of each release.'),
    change: pageTexts('before', 'now').describe('The words before the two bars of a change.'),
    year: year.describe('The year with its releases, as a drawing.'),
    feed: z
      .strictObject({
        title: pageText.describe('The name of the feed.'),
        description: pageText.describe('A sentence about it.'),
      })
      .describe('The list for feed readers.'),
  }),
);
