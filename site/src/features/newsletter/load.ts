// Loads the letters, newest first.
import { fillIn, readText } from '~/facts/fill-in';
import { untilContentChanges } from '~/readers/content';
import { type LoadedLetter, letters } from './schema';

export const loadLetters = untilContentChanges(
  async (): Promise<LoadedLetter[]> =>
    (await letters.load())
      .map((entry) => {
        const { id, data, body = '' } = entry;
        return { id, ...data, source: body, markdown: fillIn(body), text: readText(entry) };
      })
      .sort((a, b) => b.date.localeCompare(a.date) || b.id.localeCompare(a.id)),
);
