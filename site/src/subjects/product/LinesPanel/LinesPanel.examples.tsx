// A bare list, and one under a figure.
import { LinesPanel } from './LinesPanel';

export const examples = {
  register: (
    <LinesPanel
      lines={{
        title: 'Roll call, S.2 East',
        lines: [
          { label: 'Akello Mercy', value: 'Present', tone: 'good' },
          { label: 'Byaruhanga Ivan', value: 'Absent', tone: 'warm' },
          { label: 'Chandia Joan', detail: 'Sick bay since 06:40', value: 'Excused' },
        ],
      }}
    />
  ),
  balance: (
    <LinesPanel
      lines={{
        title: 'Balance',
        figure: 'UGX 320,000',
        note: 'due 27 November',
        lines: [{ label: 'Tuition', value: 'UGX 850,000' }],
      }}
    />
  ),
};
