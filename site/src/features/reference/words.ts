// Schemas for the words of the thank-you page and of the status page.
import { z } from 'astro/zod';
import { dataNoteWithRetention } from '../../components/DataNote/schema.ts';
import { link } from '../../components/schema.ts';
import { pageText, pageTexts } from '../../facts/page-text.ts';
import { HIDDEN, readPage } from '../../facts/read-page.ts';
import { cardsWords } from '../../sections/Cards/schema.ts';
import { formBesideWords } from '../../sections/Form/schema.ts';
import { heroWords } from '../../sections/Hero/schema.ts';

const answer = pageTexts('title', 'text');

export const reference = readPage('reference', {
  hero: heroWords,
  form: formBesideWords.omit({ id: true }).extend({ note: dataNoteWithRetention }),
  answers: z.strictObject({
    received: answer,
    'being-worked-on': answer,
    answered: answer,
    unknown: answer,
    'too-many': answer,
    unavailable: answer,
  }),
});

const thanks = z.strictObject({
  title: pageText,
  arrived: pageText.describe('For forms without a sentence of their own.'),
  waiting: pageText.describe('When all places of an event are taken.'),
  home: link,
});

export const thankYou = readPage('thank-you', { thanks, meanwhile: cardsWords }, HIDDEN);
