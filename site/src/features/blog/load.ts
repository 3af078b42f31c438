// Reads the articles in the order of their numbers, with text and length.
import { readText } from '~/facts/fill-in';
import { countWords, readingMinutes } from '~/lib/format-text';
import { untilContentChanges } from '~/readers/content';
import { withPictures } from '../pictures/with-pictures';
import { drawTables } from '../publications/charts';
import { blog, type LoadedPost } from './schema';

export const loadPosts = untilContentChanges(async (): Promise<LoadedPost[]> => {
  const entries = (await blog.load()).map(async (entry) => {
    const drawn = await withPictures(entry);
    const text = readText({
      ...drawn,
      rendered: drawn.rendered && { html: drawTables(drawn.rendered.html) },
    });
    const words = countWords(text.html);
    return { ...entry.data, text, pictures: drawn.pictures, words, minutes: readingMinutes(words) };
  });
  return (await Promise.all(entries)).sort((a, b) => a.number - b.number);
});
