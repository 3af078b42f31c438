// Loads the reply templates, and what comes, for the weekly email.
import { getCollection } from 'astro:content';
import type { SiteContent } from '@tred/contract/manifest';
import { certifications } from '~/facts/company';
import { unpublishedEntries } from '~/readers/collection-state';
import { upcomingDates } from '~/subjects/events/dates';
import { loadProgramme } from '~/subjects/events/load';

export async function loadReplies(): Promise<SiteContent['replies']> {
  const entries = (await getCollection('replies')).sort(
    (a, b) => a.data.order - b.data.order || a.id.localeCompare(b.id),
  );
  return entries.map(({ id, data: { name, forms, subject, body } }) => ({ id, name, forms, subject, body }));
}

/** Events, entries that are published on their day, and last days of certificates. */
export async function loadComing(): Promise<SiteContent['coming']> {
  const { events, today } = await loadProgramme();
  return [
    ...upcomingDates(events, today).map(({ event, date }) => ({
      kind: 'event' as const,
      day: date.first,
      title: event.title,
    })),
    ...unpublishedEntries().flatMap(({ until, title }) =>
      until === 'draft' ? [] : [{ kind: 'entry' as const, day: until, title }],
    ),
    ...Object.values(certifications).flatMap(({ name, lastDay }) =>
      lastDay ? [{ kind: 'certificate' as const, day: lastDay, title: name }] : [],
    ),
  ];
}
