// The programme of an event as a PDF: what its page says of it, for whoever has to show it to a head or pin it to a wall.
import { event as words } from '~/content/pages/events';
import type { PdfFacts } from '~/files/pdf/make-pdf';
import { formatHours } from '~/lib/dates';
import { escapeHtml } from '~/lib/html';
import { languageNames } from '~/lib/languages';
import type { LoadedEvent, Programme } from './collection';
import { eventPath, timesOf } from './event-dates';
import { formatEventDate, formatPlace, formatPlaces } from './event-words';

export const programmePath = (slug: string) => `${eventPath(slug)}.pdf`;

/** A series has another date each time, and what is over needs no programme. */
export const withProgramme = ({ events, today }: Pick<Programme, 'events' | 'today'>): LoadedEvent[] =>
  events.filter((event) => {
    const { isOver, isSeries } = timesOf(event, today);
    return !isOver && !isSeries && event.agenda.length > 0;
  });

export function programmeFacts(event: LoadedEvent, today: Programme['today']): PdfFacts {
  const { slug, title, summary, announced } = event;
  return {
    title,
    kind: words.programme.title,
    description: summary,
    date: announced,
    path: eventPath(slug),
    source: `content/events/${slug}.yaml`,
    contents: false,
    html: [
      chapter(words.programme.facts, factTable(event, today)),
      chapter(words.about.title, event.about.map(paragraph).join('') + list(event.points)),
      chapter(words.agenda.title, agendaTable(event.agenda)),
      event.bring.length > 0 ? chapter(words.bring, list(event.bring)) : '',
      chapter(words.register.title, registration(event)),
    ].join(''),
  };
}

const chapter = (title: string, inside: string) => `<h2>${escapeHtml(title)}</h2>${inside}`;
const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
const list = (points: readonly string[]) =>
  points.length > 0 ? `<ul>${points.map((point) => `<li>${escapeHtml(point)}</li>`).join('')}</ul>` : '';

function factTable(event: LoadedEvent, today: Programme['today']): string {
  const { facts: label } = words;
  const rows = [
    [
      label.when,
      `${formatEventDate(timesOf(event, today).first)}, ${formatHours(event.when.from, event.when.until)}`,
    ],
    [label.where, formatPlace(event)],
    [label.languages, languageNames(event.languages)],
    [label.places, formatPlaces(event)],
    [label.price, label.free],
  ];
  const cells = rows.map(
    ([name = '', value = '']) => `<tr><th>${escapeHtml(name)}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  return `<table><tbody>${cells.join('')}</tbody></table>`;
}

function agendaTable(agenda: LoadedEvent['agenda']): string {
  const { time, part } = words.programme;
  const timed = agenda.some(({ mark }) => mark);
  const rows = agenda.map(({ mark, title, text }) => {
    const what = `<td><strong>${escapeHtml(title)}</strong><br>${escapeHtml(text)}</td>`;
    return timed ? `<tr><td>${escapeHtml(mark ?? '')}</td>${what}</tr>` : `<tr>${what}</tr>`;
  });
  const head = (timed ? [time, part] : [part]).map((name) => `<th>${name}</th>`).join('');
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

const registration = ({ slug, ...event }: LoadedEvent) =>
  `<p>${escapeHtml(words.register.free(formatPlaces(event)))} <a href="${eventPath(slug)}#register">${words.programme.register}</a></p>`;
