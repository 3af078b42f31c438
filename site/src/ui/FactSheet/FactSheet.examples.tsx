// A ticket with two lines in one fact and a link in another.
import { FactSheet } from './FactSheet';

export const examples = {
  ticket: (
    <FactSheet
      seed="example"
      facts={[
        {
          label: 'When',
          lines: ['19 December 2026', '9:00-13:00 EAT'],
          link: { label: 'Add to calendar', href: '/' },
        },
        { label: 'Where', lines: ['Innovation Block, Nkumba University'] },
        { label: 'Price', lines: ['Free'] },
      ]}
    />
  ),
};
