// Small events for tests: a webinar, a summit, a series, a series with several towns, and a recording.
import type { LoadedEvent, LoadedRecording } from './schema';

export const today = '2026-11-15';

export const someEvent = (slug: string, more: Partial<LoadedEvent> = {}): LoadedEvent => ({
  slug,
  title: `The ${slug}`,
  type: 'Webinar',
  summary: `What the ${slug} is about.`,
  when: { first: '2026-12-03', last: '2026-12-03', from: '16:00', until: '17:30' },
  online: true,
  capacity: 50,
  languages: ['en', 'lg'],
  announced: '2026-01-12',
  featured: false,
  about: [`About the ${slug}.`],
  points: [],
  agenda: [{ title: 'Tea', text: 'First.' }],
  bring: [],
  draft: false,
  sample: true,
  ...more,
});

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export const webinar = someEvent('webinar');

export const summit = someEvent('summit', {
  type: 'Summit',
  when: { first: '2027-03-10', last: '2027-03-12', from: '09:00', until: '17:00' },
  place: { name: 'Main Hall', town: 'Kampala' },
  online: false,
  featured: true,
  points: ['Two halls'],
});

/** Each third Saturday, with a topic for each month. */
export const workshop = someEvent('workshop', {
  type: 'Workshop',
  when: { recurs: { which: 3, weekday: 6 }, rhythm: 'monthly', from: '09:00', until: '13:00' },
  topics: months.map((month) => `${month} topic`),
});

/** Each second Thursday, in another town each month. */
export const meetup = someEvent('meetup', {
  type: 'Meetup',
  when: { recurs: { which: 2, weekday: 4 }, rhythm: 'monthly', from: '17:30', until: '20:00' },
  places: months.map((month) => ({ name: 'Room', town: `${month} Town` })),
  online: false,
});

export const forum = someEvent('forum', {
  when: { first: '2026-10-01', last: '2026-10-01', from: '09:00', until: '12:00' },
  attendees: 48,
});

export const forumRecording: LoadedRecording = {
  slug: 'forum',
  title: 'How the forum went',
  meta: 'Words spoken at the forum.',
  length: '58 minutes',
  available: '2026-11-15',
  summary: ['It was short.'],
  points: ['Ask early'],
  speakers: [{ name: 'Harriet Nabirye', role: 'bursar' }],
  chapters: [{ at: '00:00', title: 'The queue at the gate', words: [{ who: 'Harriet', says: 'Long.' }] }],
  sample: true,
};

export const programme = {
  events: [summit, webinar, workshop, meetup, forum],
  recordings: [forumRecording],
  today,
};
