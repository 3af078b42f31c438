// A byline, and one of an article that was changed later.
import { Byline } from './Byline';

export const examples = {
  plain: <Byline author="Grace Auma" date="2026-06-12" minutes={6} />,
  updated: <Byline author="Grace Auma" date="2026-06-12" updated="2026-09-01" minutes={6} />,
};
