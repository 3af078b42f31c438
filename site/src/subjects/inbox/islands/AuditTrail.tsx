// The trail: who did what, to which entry, when, and from what kind of network.
import { AUDIT_PAGE_SIZE, type AuditPage, auditReply } from '@tred/contract/audit-api';
import { DESK_API } from '@tred/contract/desk-api';
import { useEffect, useState } from 'react';
import { fillPlaces } from '~/lib/words';
import { Table } from '~/ui/Table/Table';
import type { StaffWords } from '../staff-words';
import { call } from './api';
import { focusWhenShown } from './focus';
import { Pages } from './Pages';
import css from './Staff.module.css';
import { when } from './words';

type AuditTrailProps = { words: StaffWords['trail']; onTrouble: (error: unknown) => void };

export function AuditTrail({ words, onTrouble }: AuditTrailProps) {
  const [trail, setTrail] = useState<AuditPage>();
  const [page, setPage] = useState(0);

  useEffect(() => {
    let current = true;
    call('GET', `/audit?page=${page}`, auditReply).then((reply) => current && setTrail(reply), onTrouble);
    return () => {
      current = false;
    };
  }, [page, onTrouble]);

  const { when: at, ...columns } = words.columns;
  return (
    <>
      <h2 className={css.title} id="trail-title" tabIndex={-1} ref={focusWhenShown}>
        {words.title}
      </h2>
      {trail && <p className={css.lead}>{fillPlaces(words.lead, { months: trail.months })}</p>}
      {trail?.total === 0 && <p>{words.empty}</p>}
      {trail && trail.total > 0 && (
        <>
          <Table
            className={css.trail}
            labelledBy="trail-title"
            columns={[at, columns.who, columns.what, columns.entry, columns.about, columns.network].map(
              (name) => ({ name }),
            )}
            rows={trail.lines.map((line) => ({
              key: String(line.id),
              head: when(line.at),
              cells: [
                { content: line.who || words.nobody },
                { content: words.acts[line.what] },
                { content: line.reference && <a href={`#${line.reference}`}>{line.reference}</a> },
                { content: line.about },
                { content: line.network },
              ],
            }))}
          />
          <div className={css.buttons}>
            <Pages page={page} total={trail.total} size={AUDIT_PAGE_SIZE} words={words} onTurn={setPage} />
            <form method="post" action={`${DESK_API}/audit/export`}>
              <button className={css.quiet} type="submit">
                {words.csv}
              </button>
            </form>
          </div>
        </>
      )}
    </>
  );
}
