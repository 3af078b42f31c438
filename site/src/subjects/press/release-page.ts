// A press release in the shapes that its page and the media kit take.
import { boilerplate } from '~/content/pages/media-kit';
import { formatDate } from '~/lib/dates';
import { readText, type Text } from '~/lib/text';
import { pressPath, type Release } from './load-press';

/** The text with the paragraph about the company that ends every release. */
export function releaseText(release: Release): Text {
  const { html, contents, ...text } = readText(release);
  const { id, title, words } = boilerplate;
  return {
    ...text,
    html: `${html}<h2 id="${id}">${title}</h2><p>${words}</p>`,
    contents: [...contents, { id, label: title }],
  };
}

/** As the list of dates takes it. */
export function pressEntry(release: Release, label: string) {
  const { headline: title, summary: description, place, date } = release.data;
  return {
    title,
    description,
    facts: ['Press release', place],
    date: formatDate(date),
    from: date,
    until: date,
    link: { label, href: pressPath(release) },
  };
}
