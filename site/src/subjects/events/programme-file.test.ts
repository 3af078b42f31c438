// Which events have a programme to download, and what it says.
import { expect, it } from 'vitest';
import { readHtml } from '~/files/pdf/read-html';
import { eventPage } from './event-page';
import { programme, summit, today, webinar } from './fixtures';
import { programmeFacts, withProgramme } from './programme-file';

it('is made for an event to come that has one date and parts', () => {
  expect(withProgramme(programme).map(({ slug }) => slug)).toEqual(['summit', 'webinar']);
  expect(withProgramme({ events: [{ ...summit, agenda: [] }], today })).toEqual([]);
  expect(withProgramme({ events: [summit], today: '2027-03-13' })).toEqual([]);
});

it('says when and where, what happens at what time, and what to bring', () => {
  const agenda = [{ mark: '10:00', title: 'Tea & talk', text: 'On the lawn.' }];
  const facts = programmeFacts({ ...summit, agenda, bring: ['A pen'] }, today);
  expect(facts).toMatchObject({
    title: 'The summit',
    kind: 'Programme',
    date: '2026-01-12',
    path: '/events/summit',
    source: 'content/events/summit.yaml',
  });
  const said = JSON.stringify(readHtml(facts.html, 'https://tred.example'));
  for (const words of [
    '10–12 March 2027, 9:00-17:00 EAT',
    'Main Hall, Kampala',
    '"10:00"',
    'Tea & talk',
    'A pen',
    'https://tred.example/events/summit#register',
  ])
    expect(said).toContain(words);
});

it('has one column where no part has a time', () => {
  const [, , , , , agenda] = readHtml(programmeFacts(webinar, today).html, 'https://tred.example');
  expect(agenda).toMatchObject({ kind: 'table', columns: [{}], body: [[{}]] });
});

it('is offered on the event’s page, with what it is', () => {
  const file = { href: '/events/summit.pdf', facts: ['PDF', '2 pages', '30 KB', '12 January 2026'] };
  expect(eventPage(summit, programme, file).facts.facts.at(-1)).toMatchObject({
    label: 'Programme',
    lines: ['PDF · 2 pages · 30 KB'],
    link: { href: '/events/summit.pdf' },
  });
});
