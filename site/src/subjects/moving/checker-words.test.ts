// What the page says of limits is what the checker keeps to.
import { LONGEST_NAME } from '@tred/contract/import/rules';
import { expect, it } from 'vitest';
import { checker } from '~/content/pages/moving';
import { limits } from './list.ts';

const { words } = checker;
const megabytes = `${limits.fileBytes / 1_000_000} MB`;
const number = new Intl.NumberFormat('en-UG');

it.each([
  [words.accepts, megabytes],
  [words.refusals['too-big'].text, megabytes],
  [words.refusals['too-many-rows'].title, `${number.format(limits.rows)} rows`],
  [words.refusals['too-many-columns'].title, `${limits.columns} columns`],
  [words.reasons['name-long'], `${LONGEST_NAME} characters`],
])('“%s” says %s', (text, limit) => expect(text).toContain(limit));
