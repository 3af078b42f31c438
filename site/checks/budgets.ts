// How heavy a page may be, in bytes after brotli. Each number keeps 3 % of slack at the size of November 2026, so that a patch release
// of a dependency does not turn the check red. Lower a number to lock a win in; raise one only with the reason beside it.
import { PHONE_BYTES, WIDE_BYTES } from '../src/files/pictures/picture-files.ts';

export const budgets = {
  /** The home page's HTML with its inlined CSS: all of it in the first flight of a TCP connection. */
  // 14,000 plus slack: 13,778 today. Ten segments of a first flight hold 14,600.
  homeHtml: 14_200,
  /** Any other page's HTML with its inlined CSS. */
  html: 19_300,
  /** A page with islands carries, in its HTML, what waits for the first touch of one: 1 KB, for 60 to 75 KB less. */
  // 20,000 plus slack: the store has 19,583.
  htmlWithIslands: 20_200,
  /** JavaScript on a page without an island: the shell's scripts, inline ones included. */
  script: 2_600,
  /** JavaScript on a page with islands before anyone touches one: the shell, and what waits for a touch. */
  scriptUntouched: 5_000,
  /** JavaScript on a page with islands once all of them are there: the shell, React and the islands. */
  // 75,000 plus slack: the events' form comes to 74,922, of which React is 58,684 and zod 7,732.
  scriptWithIslands: 77_300,
  /** The demo's scripts beyond React: a whole school office, and loaded by no other page. */
  demoBeyondReact: 45_000,
  /** Fonts: one file. */
  fonts: 10_800,
  fontFiles: 1,
  /** What opening the search loads, on a site of 200 pages: what searches, and the index of all of them. */
  firstSearch: 61_500,
  /** Each further page may add this, so that an editor's next article is none too many. */
  firstSearchPerPage: 300,
  /** However many: older articles are left to the blog's own files, of which a search loads those it needs. */
  firstSearchOfMany: 120_000,
  /** A file of a picture in a text, as a phone is offered it, and as any other screen is. */
  phonePicture: PHONE_BYTES,
  picture: WIDE_BYTES,
  /** Everything that a first visit to the home page transfers. */
  // 28,000 plus slack: 27,325 today.
  homeTotal: 28_200,
  /** Everything that a first visit to any page transfers before a touch, where nothing loads by itself (the inbox). */
  total: 34_200,
};
