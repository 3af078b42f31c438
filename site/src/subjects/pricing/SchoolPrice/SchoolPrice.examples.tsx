// The sheet with the price of an invented school.
import type { AskedPrice } from '@tred/contract/school-price';
import { schoolPrice } from '~/content/pages/pricing';
import { answerTo } from '../answer';
import { tariff } from '../tariff';
import { SchoolPrice } from './SchoolPrice';

const { words, example, ...section } = schoolPrice;
const asked: AskedPrice = example;

export const examples = {
  example: (
    <SchoolPrice
      {...section}
      words={words}
      asked={asked}
      tariff={tariff}
      answer={answerTo(asked, tariff, words.answer, '2026-11-15')}
    />
  ),
};
