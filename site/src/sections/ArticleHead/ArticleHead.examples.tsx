// The head of an article, and of a page with less to say about itself.
import { Byline } from '~/subjects/blog/Byline/Byline';
import { ArticleHead } from './ArticleHead';

const trail = [{ name: 'Blog', path: '/blog' }];

export const examples = {
  article: (
    <ArticleHead
      trail={trail}
      title="Reading a term of fees in ten minutes"
      lead="What the ledger says before the bursar does."
      seed="a"
    >
      <Byline author="Grace Auma" date="2026-06-12" minutes={6} />
    </ArticleHead>
  ),
  bare: <ArticleHead trail={[]} title="Terms of service" />,
};
