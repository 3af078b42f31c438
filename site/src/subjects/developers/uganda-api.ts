// The numbers of the Uganda API page, from the API's own description.
import { numbers, outcomes } from '~/content/pages/developers/uganda-api';
import { formatPhone } from '~/lib/words';
import type { DataTableProps } from '~/sections/DataTable/DataTable';
import type { StatStripProps } from '~/sections/StatStrip/StatStrip';
import type { ApiDocument } from '~/subjects/docs/api/openapi';

export function apiFigures({ 'x-facts': facts }: Pick<ApiDocument, 'x-facts'>): StatStripProps {
  const { live, sandbox, transaction, webhook } = numbers.labels;
  return {
    title: numbers.title,
    stats: [
      { figure: String(facts.rate_limit_live), ...live },
      { figure: String(facts.rate_limit_sandbox), ...sandbox },
      { figure: `UGX ${facts.payment_limit_transaction / 1e6}M`, ...transaction },
      { figure: String(facts.webhook_timeout_seconds), ...webhook },
    ],
  };
}

const { next, ...words } = outcomes;
const advice = new Map<string, string>(Object.entries(next));

/** What each test number brings about, and what to do then. */
export function outcomeTable({ tags }: Pick<ApiDocument, 'tags'>): DataTableProps {
  const testNumbers = tags.flatMap((tag) => tag['x-test-numbers'] ?? []);
  return {
    ...words,
    rows: testNumbers.map(({ outcome, mtn_momo, airtel_money }) => {
      const note = advice.get(outcome);
      if (!note) throw new Error(`content/pages/developers/uganda-api.ts says nothing about ${outcome}.`);
      return { name: outcome, note, code: true, cells: [formatPhone(mtn_momo), formatPhone(airtel_money)] };
    }),
  };
}
