// One sentence.
import { Footnote } from './Footnote';

export const examples = { sentence: <Footnote>All dates are East Africa Time.</Footnote> };
