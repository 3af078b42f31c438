// Notes under the title of a text: its file, and its last update.

import { Action } from '~/components/Action/Action';
import { FactLine } from '~/components/FactLine/FactLine';
import { interfaceWords } from '~/facts/interface';
import { formatDate } from '~/lib/dates';
import css from './TextNotes.module.css';

type FileNoteProps = {
  href: string;
  /** In reading order: "Policy", "PDF", "4 pages", "30 KB", "2 November 2026". */
  facts: readonly string[];
};

export function FileNote({ href, facts }: FileNoteProps) {
  return (
    <div className={`row ${css.note}`}>
      <Action href={href}>{interfaceWords.downloadPdf}</Action>
      <FactLine className="quiet small numbers" facts={facts} />
    </div>
  );
}

export function LastUpdated({ date }: { date: string }) {
  return (
    <p className="quiet small">
      {interfaceWords.lastUpdated}{' '}
      <time className={css.date} dateTime={date}>
        {formatDate(date)}
      </time>
    </p>
  );
}
