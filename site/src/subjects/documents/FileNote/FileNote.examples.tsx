// A file with its facts.
import { FileNote } from './FileNote';

export const examples = {
  pdf: <FileNote href="/favicon.svg" facts={['Policy', 'PDF', '4 pages', '30 KB', '2 November 2026']} />,
};
