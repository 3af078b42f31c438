// The words of the weekly email. It names entries by their reference and repeats no visitor's words.
import { compared, type Visits } from '@tred/contract/visits';
import { dayLength, dayName, dayNumber } from '../kampala-days.ts';
import type { countByForm } from '../store/counts.ts';
import type { answerTimes, openEntries } from '../store/weekly.ts';
import type { SubmissionContext } from '../submission-context.ts';

export interface WeeklyFigures {
  /** Days since 1970, both included. */
  days: { from: number; to: number };
  visits: Visits;
  forms: Awaited<ReturnType<typeof countByForm>>;
  answers: Awaited<ReturnType<typeof answerTimes>>;
  open: Awaited<ReturnType<typeof openEntries>>;
  faults: string[];
}

const count = new Intl.NumberFormat('en-UG');
const counted = (number: number, one: string, many: string) =>
  `${count.format(number)} ${number === 1 ? one : many}`;

const dateFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const dateOf = (day: string) => dateFormat.format(Date.parse(day));

/** `40 minutes`, `3 hours`, `2 days`. */
function spanOf(ms: number): string {
  const minutes = Math.max(1, Math.round(ms / 60_000));
  if (minutes < 90) return counted(minutes, 'minute', 'minutes');
  const hours = Math.round(minutes / 60);
  return hours < 36 ? `${hours} hours` : `${Math.round(hours / 24)} days`;
}

function visitLines({ total, before, lists }: Visits): string[] {
  const sources = lists.source.filter(({ name }) => name).slice(0, 3);
  return [
    `${counted(total.visits, 'visit', 'visits')}, ${compared(total.visits, before.visits)}.`,
    ...(sources.length > 0
      ? [`From: ${sources.map((row) => `${row.name} (${count.format(row.count)})`).join(', ')}.`]
      : []),
    `${counted(total.wrote, 'visit', 'visits')} sent a form.`,
  ];
}

type Names = Pick<SubmissionContext, 'forms'>;
const nameOf = (form: string, { forms }: Names) => forms.get(form)?.name ?? form;

function entryLines({ forms, answers: { received, took } }: WeeklyFigures, names: Names): string[] {
  const came = forms.filter((form) => form.received > 0);
  const middle = took[Math.floor((took.length - 1) / 2)] ?? 0;
  return [
    came.length > 0
      ? `${came.map((form) => `${nameOf(form.form, names)}: ${count.format(form.received)}`).join('; ')}.`
      : 'Nothing came in.',
    ...(received > 0 ? [`Handled: ${took.length} of ${counted(received, 'enquiry', 'enquiries')}.`] : []),
    ...(took.length > 0
      ? [`Half of them within ${spanOf(middle)}, the slowest within ${spanOf(took.at(-1) ?? 0)}.`]
      : []),
  ];
}

const mostOpen = 20;

function openLines({ open }: WeeklyFigures, names: Names, deskUrl: string): string[] {
  if (open.length === 0) return ['Nothing waits.'];
  const lines = open
    .slice(0, mostOpen)
    .map(
      ({ reference, form, created_at }) =>
        `${nameOf(form, names)}, since ${dateOf(dayName(dayNumber(created_at)))}: ${deskUrl}/desk#${reference}`,
    );
  const more = open.length - mostOpen;
  return more > 0 ? [...lines, `… and ${count.format(more)} more: ${deskUrl}/desk`] : lines;
}

/** Days ahead that are told. */
const ahead = { event: 14, entry: 14, certificate: 60 };
const verbs = { event: '', entry: ' appears', certificate: ' ends' };

function comingLines({ coming }: Pick<SubmissionContext, 'coming'>, today: string): string[] {
  const near = coming.filter(
    ({ day, kind }) => (Date.parse(day) - Date.parse(today)) / dayLength <= ahead[kind],
  );
  const lines = near
    .filter(({ day, kind }) => day >= today || kind === 'certificate')
    .toSorted((a, b) => a.day.localeCompare(b.day))
    .map(({ day, kind, title }) =>
      day < today ? `${title} ended on ${dateOf(day)}` : `${dateOf(day)}: ${title}${verbs[kind]}`,
    );
  return lines.length > 0 ? lines : ['Nothing in the next two weeks.'];
}

export function weeklyText(
  figures: WeeklyFigures,
  context: Pick<SubmissionContext, 'organisation' | 'forms' | 'coming'>,
  { deskUrl, end, today }: { deskUrl: string; end: string; today: string },
): { subject: string; text: string } {
  const { days, visits, answers, faults } = figures;
  const [first, last] = [dateOf(dayName(days.from)), dateOf(dayName(days.to))];
  const parts: [string, string[]][] = [
    ['Visits', visitLines(visits)],
    ['Entries', entryLines(figures, context)],
    ['Still waiting', openLines(figures, context, deskUrl)],
    ['Coming', comingLines(context, today)],
    [
      'The desk',
      faults.length > 0 ? faults.map((fault) => `- ${fault}`) : ['The daily check found nothing wrong.'],
    ],
  ];
  const text = [
    `The week from ${first} to ${last} at ${deskUrl}`,
    ...parts.map(([title, lines]) => `${title.toUpperCase()}\n${lines.join('\n')}`),
    `This email comes every Monday. To end it: ${end}`,
  ];
  const came = counted(answers.received, 'enquiry', 'enquiries');
  return {
    subject: `${context.organisation}: ${counted(visits.total.visits, 'visit', 'visits')}, ${came}`,
    text: `${text.join('\n\n')}\n`,
  };
}
