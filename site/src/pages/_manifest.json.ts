// The part of the server's manifest from the content: contacts, emails, events with places, requests to vote for, retention
// times, replies for staff. build/manifest.ts adds the rest.

import type { SiteContent } from '@tred/contract/manifest';
import type { APIRoute } from 'astro';
import { emailWords } from '~/facts/emails';
import { replyWords, serverFormWords } from '~/facts/forms';
import { organisation } from '~/facts/organisation';
import { retentionTimes } from '~/facts/promises';
import { formatEventDate, upcomingDates } from '~/features/events/dates';
import { loadProgramme } from '~/features/events/load';
import { requests } from '~/features/feature-requests/schema';
import { loadReplies } from '~/features/replies/load';
import { todayInKampala } from '~/lib/dates';

export const GET: APIRoute = async () => {
  const { events: all, today } = await loadProgramme();
  const events = upcomingDates(all, today).map(({ event, date }) => [
    date.slug,
    { title: `${event.title}, ${formatEventDate(date)}`, capacity: event.capacity, last: date.last },
  ]);
  const content: SiteContent = {
    // Of the start: a build that goes on after midnight has pages of both days.
    day: todayInKampala(new Date(performance.timeOrigin)),
    organisation: { name: organisation.name, email: organisation.email.general },
    emails: emailWords(),
    replyWords: replyWords(),
    forms: serverFormWords(),
    events: Object.fromEntries(events),
    requests: (await requests.load()).map(({ id }) => id),
    ...retentionTimes(),
    replies: await loadReplies(),
  };
  return new Response(JSON.stringify(content));
};
