// Two chapters.
import { ChapterList } from './ChapterList';

export const examples = {
  two: (
    <ChapterList
      title="The whole report"
      lead="A chapter for each part of the work."
      list="Chapters of the report"
      chapters={[
        { title: 'Fees', lead: 'How fees arrive.', href: '#main' },
        { title: 'Registers', lead: 'Who is there.', href: '#main' },
      ]}
    />
  ),
};
