// Short words that many pages share, from content/interface.yaml. For components that render at build only.
import { z } from 'astro/zod';
import { readContent } from '../readers/read-facts.ts';
import { filled } from './filled.ts';

const words = filled.min(1);
const spoken = (where: string) => words.describe(`${where}, for people who hear the page.`);

export const interfaceWords = readContent(
  'interface',
  z.strictObject({
    breadcrumb: spoken('The name of the way back from a page'),
    home: words.describe('The home page, on the way back to it.'),
    contents: words.describe('Above the chapters of a text.'),
    inShort: words.describe('Above the main points of a text.'),
    lastUpdated: words.describe('Before the date of a text.'),
    downloadPdf: words.describe('The button beside a document.'),
    download: words.describe('The link to a file.'),
    read: words.describe('The link to the page with the same text.'),
    included: spoken('A tick in a table'),
    notIncluded: spoken('A dash in a table'),
    stars: words.describe('A rating; {n} is the number of stars.'),
    map: spoken('A map without a description of its own; {places} lists its towns'),
    lake: words.describe('On maps of the country.'),
    sample: words.describe('Before the text of files that are read without their page, until launch.'),
    newTab: spoken('After a link that leaves the site'),
    mainMenu: spoken('The name of the links on top of each page'),
    footMenu: spoken('The name of the links at its foot'),
    rights: words.describe('After the year at the foot of each page; {brand} is filled in.'),
    version: words.describe('At the foot of each page; {version} is filled in.'),
    docs: z
      .strictObject({
        name: words.describe('The name of the links to all pages, which opens them on a phone.'),
        neighbours: spoken('The name of the links to the pages before and after'),
      })
      .describe('Around a page of the documentation.'),
    run: z
      .strictObject({
        label: words.describe('On the button.'),
        name: spoken('The name of the button'),
        source: words.describe('Beside the answer.'),
        running: spoken('While it runs'),
        answered: spoken('After it has run; {status} is a number'),
        failed: spoken('When it did not run'),
      })
      .describe('Beside an example that can be run on the page.'),
  }),
);
