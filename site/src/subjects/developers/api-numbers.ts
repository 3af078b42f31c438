// The numbers of the Uganda API page, from the API's own description.
import { numbers, outcomes } from '~/content/pages/developers/uganda-api';
import { formatPhone } from '~/lib/phone';
import type { DataTableProps } from '~/sections/DataTable/DataTable';
import type { StatStripProps } from '~/sections/StatStrip/StatStrip';
import type { TestNumber } from '~/subjects/docs/api/openapi';
import { api } from '~/subjects/docs/api-of-page';

const facts = api['x-facts'];
const { live, sandbox, transaction, webhook } = numbers.labels;

export const bears: StatStripProps = {
  title: numbers.title,
  stats: [
    { figure: String(facts.rate_limit_live), ...live },
    { figure: String(facts.rate_limit_sandbox), ...sandbox },
    { figure: `UGX ${facts.payment_limit_transaction / 1e6}M`, ...transaction },
    { figure: String(facts.webhook_timeout_seconds), ...webhook },
  ],
};

const { next, ...words } = outcomes;

/** An outcome that the page has no advice for stops the build. */
function adviceOn({ outcome }: TestNumber): string {
  if (outcome in next) return next[outcome as keyof typeof next];
  throw new Error(`content/pages/developers/uganda-api.ts says nothing about ${outcome}.`);
}

export const outcomeTable: DataTableProps = {
  ...words,
  rows: api.tags
    .flatMap((tag) => tag['x-test-numbers'] ?? [])
    .map((number) => {
      const cells = [formatPhone(number.mtn_momo), formatPhone(number.airtel_money)];
      return { name: number.outcome, note: adviceOn(number), code: true, cells };
    }),
};
