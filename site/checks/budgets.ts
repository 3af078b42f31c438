// Page weight budgets in bytes after brotli, with 3 % slack for patch releases. Lower a number to lock a gain; raise
// one only with a reason.
import { PHONE_BYTES, WIDE_BYTES } from '../src/files/pictures/picture-files.ts';

export const budgets = {
  /** HTML of the home page with inlined CSS: its first screen is in the first TCP flight. */
  // About 15,430 with the bursar's window. Raised from 14,450 to keep cascade layers, class names and custom properties as they are written, instead of
  // rewriting them by regular expressions.
  homeHtml: 15_750,
  html: 20_100,
  /** Pages with islands also have the loader in their HTML, and all rules of their style sheets. */
  // 21,511 today, /moving, with the words of the checker, which were in its script.
  htmlWithIslands: 22_150,
  /** The demo also has the words of its office, which were in its script. */
  // 23,889 today.
  demoHtml: 24_600,
  // 3,180 today, /pricing: 70 bytes load parts when they are seen, which saves 1.3 to 5 KB a page. At most 350 bytes
  // count visits, which the owner asked for.
  script: 3_220,
  /** JavaScript of a page with islands before the first touch. */
  // 5,000 before the count of visits, for which the owner allows 350.
  scriptUntouched: 5_300,
  /** JavaScript that loads at the first touch of a form. */
  // About 4,490. Raised from 4,100 to name every mistake before it sends, to question a mistyped mail service, and to fit
  // the receipt to its sender.
  form: 4_620,
  /** JavaScript of a page after all islands are hydrated. */
  // 75,000 plus slack: the events' form comes to 74,922, of which React is 58,684 and zod 7,732.
  scriptWithIslands: 77_300,
  /** The demo's scripts without React; no other page loads them. */
  demoBeyondReact: 45_000,
  /** Fonts: one file. */
  fonts: 10_800,
  fontFiles: 1,
  /** First search on a site of 200 pages: code and index. */
  firstSearch: 56_500,
  /** For each further page. */
  firstSearchPerPage: 300,
  /** A picture file for phones, and for other screens. */
  phonePicture: PHONE_BYTES,
  picture: WIDE_BYTES,
  /** First visit to the home page. */
  // About 29,360, with the styles as they are written and the bursar's window; 31,000 is the most that a slow phone should load.
  homeTotal: 29_600,
  // 35,115 today, /store, with all rules of its style sheets.
  total: 36_100,
};

/** An editor's words may add this to a page before a build stops: ten segments of a first flight hold 14,600 bytes. */
const ROOM = 150;

/** The heaviest HTML that a build accepts. */
export const pageLimit = (address: string) =>
  ROOM +
  (address === '/'
    ? budgets.homeHtml
    : /^\/demo(?:\/|$)/.test(address)
      ? budgets.demoHtml
      : budgets.htmlWithIslands);
