// A table that is shown whole, and one of which only the first rows are.
import { DataSheets } from './DataSheets';

const shared = {
  source: 'A calendar.',
  fields: [
    { name: 'term', text: 'Year and term.' },
    { name: 'weeks', text: 'How long it is.' },
  ],
  files: [
    { label: 'CSV', href: '/favicon.ico', size: '122 bytes' },
    { label: 'JSON', href: '/favicon.svg', size: '310 bytes' },
  ],
};
const rows = [
  { term: '2026-1', weeks: 12 },
  { term: '2026-2', weeks: null },
];

export const examples = {
  tables: (
    <DataSheets
      title="Tables"
      sourceLabel="Source:"
      sheets={[
        { name: 'terms', title: 'Terms', text: 'All of them.', count: '2 rows', rows, ...shared },
        {
          name: 'days',
          title: 'Days',
          text: 'Some.',
          count: '240 rows',
          more: 'and 238 more',
          rows,
          ...shared,
        },
      ]}
    />
  ),
};
