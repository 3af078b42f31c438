// The chapters of a report that is read page by page, numbered, each with a line on what it says.
import { Band } from '~/ui/Band/Band';
import { Contents } from '~/ui/Contents/Contents';
import { SectionHead } from '~/ui/SectionHead/SectionHead';

export type ChapterListProps = {
  title: string;
  lead: string;
  /** Names the list for those who can't see it. */
  list: string;
  chapters: readonly { title: string; lead: string; href: string }[];
};

export function ChapterList({ title, lead, list, chapters }: ChapterListProps) {
  return (
    <Band tone="sunk" id="chapters">
      <SectionHead title={title} lead={lead} />
      <Contents
        label={list}
        entries={chapters.map((chapter) => ({
          label: chapter.title,
          href: chapter.href,
          note: chapter.lead,
        }))}
      />
    </Band>
  );
}
