// The file of the text one is reading: a button to take it away, and what it is.
import { Action } from '~/ui/Action/Action';
import css from './FileNote.module.css';

type FileNoteProps = {
  href: string;
  /** In reading order: "Policy", "PDF", "4 pages", "30 KB", "2 November 2026". */
  facts: readonly string[];
};

export function FileNote({ href, facts }: FileNoteProps) {
  return (
    <div className={css.note}>
      <Action href={href}>Download the PDF</Action>
      <p className={css.facts}>{facts.join(' · ')}</p>
    </div>
  );
}
