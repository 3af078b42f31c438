// Loads the issues, newest first.
import { fillIn, readText } from '~/facts/fill-in';
import { untilContentChanges } from '~/readers/content';
import { issues, type LoadedIssue } from './schema';

export const loadIssues = untilContentChanges(
  async (): Promise<LoadedIssue[]> =>
    (await issues.load())
      .map((entry) => {
        const { id, data, body = '' } = entry;
        return { id, ...data, source: body, markdown: fillIn(body), text: readText(entry) };
      })
      .sort((a, b) => b.date.localeCompare(a.date) || b.id.localeCompare(a.id)),
);
