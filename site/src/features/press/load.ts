// Loads the press releases, newest first, and the brand guidelines.
import { readText } from '~/facts/fill-in';
import { untilContentChanges } from '~/readers/content';
import { withPictures } from '../pictures/with-pictures';
import { brand, type LoadedPressRelease, press } from './schema';

export const loadPressReleases = untilContentChanges(async (): Promise<LoadedPressRelease[]> => {
  const loaded = (await press.load()).map(async (entry) => {
    const drawn = await withPictures(entry);
    return { slug: entry.id, ...entry.data, text: readText(drawn), pictures: drawn.pictures };
  });
  return (await Promise.all(loaded)).sort((a, b) => b.date.localeCompare(a.date));
});

export async function loadBrandGuidelines() {
  const entry = (await brand.load()).find((each) => each.id === 'guidelines');
  if (!entry) throw new Error('content/brand/guidelines.md is missing.');
  return { ...entry.data, text: readText(entry) };
}
