// A class as a list has it, "Senior One North", as report cards and the API write it: S.1, and North for its stream.
import { LONGEST_CLASS } from '@tred/contract/import/rules';
import { type Cell, textOf } from '../list.ts';
import type { Verdict } from './findings.ts';

const NUMBERS: Record<string, number> = {
  ONE: 1,
  TWO: 2,
  THREE: 3,
  FOUR: 4,
  FIVE: 5,
  SIX: 6,
  SEVEN: 7,
  I: 1,
  II: 2,
  III: 3,
  IV: 4,
  V: 5,
  VI: 6,
  VII: 7,
};

const LAST = { S: 6, P: 7 } as const;

const WRITTEN =
  /^(S(?:EN(?:IOR)?|S|EC(?:ONDARY)?)?|FORM|P(?:RI(?:MARY)?|R)?)[\s.\-_/]*(\d+|(?:ONE|TWO|THREE|FOUR|FIVE|SIX|SEVEN|IV|VI{0,2}|I{1,3})(?![A-Z]))(.*)$/i;

export type ClassVerdict = Verdict & {
  /** What stood behind the class. */
  stream?: string;
};

/** The class in its one spelling, or undefined where it is not one of S.1 to S.6 and P.1 to P.7. */
export function schoolClass(text: string): { name: string; rest: string } | undefined {
  const found = WRITTEN.exec(text.trim());
  if (!found) return undefined;
  const [, level = '', number = '', rest = ''] = found;
  const letter = level.toUpperCase().startsWith('P') ? 'P' : 'S';
  const year = NUMBERS[number.toUpperCase()] ?? Number(number);
  if (year < 1 || year > LAST[letter]) return undefined;
  return { name: `${letter}.${year}`, rest: rest.replace(/^[\s.,:;\-_/(]+|[\s.)]+$/g, '') };
}

export function mendClass(cell: Cell | undefined): ClassVerdict {
  const text = textOf(cell);
  if (text === '') return { value: '', reason: 'class-missing', outcome: 'look' };
  const known = schoolClass(text);
  if (known) {
    const { name, rest } = known;
    if (rest !== '') return { value: name, reason: 'class-with-stream', stream: rest };
    return name === text ? { value: name } : { value: name, reason: 'class-spelled' };
  }
  if (/^\d+$/.test(text)) {
    const year = Number(text);
    const perhaps = [...(year <= LAST.S ? [`S.${year}`] : []), ...(year <= LAST.P ? [`P.${year}`] : [])].join(
      ' or ',
    );
    return {
      value: text,
      reason: 'class-number',
      outcome: 'look',
      ...(perhaps && year > 0 ? { perhaps } : {}),
    };
  }
  if (WRITTEN.test(text) || text.length > LONGEST_CLASS)
    return { value: text, reason: 'class-unknown', outcome: 'look' };
  // A programme and its year, or a nursery class: any name will do, as long as it is always the same.
  return { value: text };
}
