// Marks entries as handled, one or many in one request, and takes it back.
import { type Change, changesReply } from '@tred/contract/workplace-api';
import { useState } from 'react';
import { call } from './api';

/** What was done last, so that it can be told and undone. */
export type Report = {
  what: 'marked' | 'undone';
  count: number;
  before: readonly Change[];
  /** Whether the focus goes to the report, because the button that was pressed is gone. */
  focused: boolean;
};

export function useMarking(
  onChanged: (changes: readonly Change[]) => void,
  onTrouble: (error: unknown) => void,
) {
  const [report, setReport] = useState<Report>();
  /** One more each time, so that an open entry is read again. */
  const [round, setRound] = useState(0);

  async function send(changes: readonly Change[], what: Report['what'], focused: boolean) {
    try {
      const { before } = await call('POST', '/submissions/status', changesReply, { changes });
      const changed = new Set(before.map(({ reference }) => reference));
      onChanged(changes.filter(({ reference }) => changed.has(reference)));
      setReport({ what, count: before.length, before: what === 'marked' ? before : [], focused });
      setRound((last) => last + 1);
    } catch (error) {
      onTrouble(error);
    }
  }

  return {
    report,
    round,
    mark: (references: readonly string[], focusReport: boolean) =>
      send(
        references.map((reference) => ({ reference, status: 'done' })),
        'marked',
        focusReport,
      ),
    undo: () => send(report?.before ?? [], 'undone', true),
  };
}
