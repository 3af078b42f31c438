// Several entries at once: select what is shown, mark it as handled, read what was done and take it back.
import { useEffect, useRef } from 'react';
import { counted, fillPlaces } from '~/lib/words';
import css from './Inbox.module.css';
import type { Report } from './use-marking';
import { useWords } from './use-words';

type BulkBarProps = {
  shown: number;
  selected: number;
  report: Report | undefined;
  onSelectAll: (on: boolean) => void;
  onMark: () => void;
  onUndo: () => void;
};

export function BulkBar({ shown, selected, report, onSelectAll, onMark, onUndo }: BulkBarProps) {
  const words = useWords().bulk;
  const told = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (report?.focused) told.current?.focus();
  }, [report]);
  const all = shown > 0 && selected === shown;

  return (
    <div className={css.bulk} data-screen-only>
      <label className={css.tick}>
        <input
          type="checkbox"
          checked={all}
          disabled={shown === 0}
          ref={(box) => {
            if (box) box.indeterminate = selected > 0 && !all;
          }}
          onChange={({ target }) => onSelectAll(target.checked)}
        />
        {words.all}
      </label>
      {selected > 0 && (
        <>
          <span>{fillPlaces(words.selected, { count: selected })}</span>
          <button className={css.mark} type="button" onClick={onMark}>
            {words.mark}
          </button>
        </>
      )}
      <p className={css.report} role="status" tabIndex={-1} ref={told}>
        {report && tell(report, words)}
      </p>
      {report && report.before.length > 0 && (
        <button className={css.quiet} type="button" onClick={onUndo}>
          {words.undo}
        </button>
      )}
    </div>
  );
}

function tell({ what, count }: Report, words: ReturnType<typeof useWords>['bulk']): string {
  return count === 0 ? words.nothing : counted(count, words[what]);
}
