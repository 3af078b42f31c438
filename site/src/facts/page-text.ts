// The texts of pages: placeholders for all facts, and `{{count}}`.
import { type Places, textWith, withWords } from '../readers/places.ts';
import { places } from './fill-in.ts';

/** In a page's text: the length of the list beside it, which `readPage` fills. */
export const COUNT = '{{count}}';

/** With facts that have placeholders themselves, which cannot be filled in such facts. */
const pagePlaces: Places = { ...places, ...withWords({}), count: COUNT };

/** A text of a page, with its placeholders filled but for `{{count}}`. */
export const pageText = textWith(pagePlaces);
