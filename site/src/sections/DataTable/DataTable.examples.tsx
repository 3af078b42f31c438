// Certificates with a state that a day changes, and facts in lists.
import { DataTable } from './DataTable';

const soon = { label: 'Renewal due', tone: 'warm', day: '2099-12-31', past: false } as const;
const past = { label: 'Renewal due', tone: 'warm', day: '2020-12-31', past: true } as const;

export const examples = {
  states: (
    <DataTable
      title="Certificates"
      columns={['Certificate', 'Last audit', 'State']}
      rows={[
        {
          name: 'ISO 27001',
          note: 'Information security',
          cells: ['November 2024', { state: { label: 'Valid', tone: 'good' }, after: soon }],
        },
        {
          name: 'An old one',
          cells: ['May 2018', { state: { label: 'Valid', tone: 'good' }, after: past }],
        },
      ]}
      footnote="Ask us for the papers."
    />
  ),
  facts: (
    <DataTable
      title="Kept in your browser"
      columns={['Key', 'What it holds', 'More']}
      rows={[
        { name: 'theme', code: true, cells: [['light', 'dark'], { label: 'Cookies', href: '/cookies' }] },
      ]}
    />
  ),
};
