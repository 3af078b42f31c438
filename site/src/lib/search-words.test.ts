// Words as they are compared.
import { expect, it } from 'vitest';
import { wordsOf } from './search-words.ts';

it.each([
  ['FEES, queue!', ['fees', 'queue']],
  ['a bursar’s ledger', ['a', 'bursars', 'ledger']],
  ['Aïsha', ['aisha']],
  ['S.1 in 2026', ['s', '1', 'in', '2026']],
  ['  … ', []],
])('"%s"', (text, words) => expect(wordsOf(text)).toEqual(words));
