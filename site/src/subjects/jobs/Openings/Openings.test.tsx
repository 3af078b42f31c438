// An opening says until when one may apply, or that it stays open; an empty list says what to do instead.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Openings, type OpeningsProps } from './Openings.tsx';

const opening = {
  id: 'engineer',
  title: 'Engineer',
  department: 'Engineering',
  location: 'Entebbe (hybrid)',
  type: 'Full-time',
  description: 'Build registers.',
};

const html = (openings: OpeningsProps['openings']) =>
  renderToStaticMarkup(
    <Openings
      title="Open positions"
      openings={openings}
      apply={{ label: 'Apply Now', href: '/contact' }}
      deadline={{ by: 'Apply by', none: 'Open until filled' }}
      empty="Nothing is open."
    />,
  );

test('the last day to apply is a date that machines can read', () => {
  expect(html([{ ...opening, closes: '2027-03-31' }])).toContain(
    'Apply by <time dateTime="2027-03-31">31 March 2027</time>',
  );
});

test('without a last day it stays open', () => {
  const text = html([opening]);
  expect(text).toContain('Open until filled');
  expect(text).not.toContain('<time');
});

test('the link to apply names its position for those who hear it alone', () => {
  expect(html([opening]).replace(/<[^>]+>/g, '')).toContain('Apply Now: Engineer');
});

test('an empty list is a sentence, not an empty list', () => {
  const text = html([]);
  expect(text).toContain('Nothing is open.');
  expect(text).not.toContain('<ul');
});
