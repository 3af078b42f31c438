// What a recording's page shows.
import { expect, it } from 'vitest';
import { forumRecording, programme, summit } from './fixtures';
import { recordingPage } from './recording-page';

const page = recordingPage(forumRecording, programme);
const videoOn = (today: string) =>
  recordingPage(forumRecording, { ...programme, today }).facts.facts.at(-1)?.lines[0];

it('stands under the events, and says what was recorded', () => {
  expect(page.meta).toMatchObject({
    path: '/events/recordings/forum',
    title: 'Recording: How the forum went',
    under: [{ path: '/events' }],
  });
  expect(page.hero).toMatchObject({ title: 'How the forum went', lead: 'What the forum is about.' });
  expect(page.facts.facts).toMatchObject([
    { lines: ['1 October 2026', 'Online'], link: { label: 'The forum', href: '/events/forum' } },
    { lines: ['58 minutes'] },
    { lines: ['Harriet Nabirye, bursar'] },
    { lines: ['English'] },
    {},
  ]);
});

it('can be asked for from its day on', () => {
  expect(videoOn('2026-11-14')).toBe('On request from 15 November 2026');
  expect(videoOn('2026-11-15')).toBe('On request since 15 November 2026');
  expect(page.asksFor).toEqual({ recording: 'forum' });
});

it('gives each chapter an anchor', () => {
  expect(page.transcript.chapters).toMatchObject([{ at: '00:00', id: 'the-queue-at-the-gate' }]);
});

it('must be of an event', () => {
  expect(() => recordingPage(forumRecording, { ...programme, events: [summit] })).toThrow(
    'content/recordings/forum.yaml',
  );
});
