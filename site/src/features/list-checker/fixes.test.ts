import { describe, expect, it } from 'vitest';
import {
  type DateColumn,
  fixAmount,
  fixClass,
  fixDate,
  fixLearnerName,
  fixLin,
  fixName,
  fixPhone,
  fixSex,
  readDateColumn,
  splitName,
  usualSpelling,
} from './fixes.ts';
import type { Cell } from './list.ts';
import { LIN } from './rules';

describe('a telephone number', () => {
  const nakato = '+256 772 123 456';

  it.each(['0772-123-456', '+256 772 123456', '+256 (0)772 123456', 'Tel: 0772123456', '00256772123456'])(
    '%s needs no remark',
    (text) => expect(fixPhone(text)).toEqual({ value: nakato }),
  );

  it.each<Cell>([772123456, '772123456.0', 'O772123456', '0772l23456', '2.56772123456E+11'])(
    '%s is fixed',
    (text) => expect(fixPhone(text)).toEqual({ value: nakato, reason: 'phone-written' }),
  );

  it('takes the first of two, and asks', () => {
    for (const text of ['0772123456/0701000000', '0772 123456 or 0701 000000', '0772123456, 0701000000'])
      expect(fixPhone(text)).toEqual({ value: nakato, reason: 'phone-several', outcome: 'look' });
  });

  it.each(['077212345', 'ask the aunt', '+254722000000', '2.56772E+11'])('%s is left for a person', (text) =>
    expect(fixPhone(text)).toEqual({ value: text, reason: 'phone-wrong', outcome: 'look' }),
  );

  it.each(['', null, undefined, 'N/A', '-', 'none', '0'])('%s is missing', (text) =>
    expect(fixPhone(text)).toEqual({ value: '', reason: 'phone-wrong', outcome: 'look' }),
  );
});

describe('a LIN', () => {
  it.each(['ug24a0071836', 'UG-24A-0071836', 'LIN No. UG24A0071836'])('%s is fixed', (text) => {
    const { value, reason } = fixLin(text);
    expect({ value, reason }).toEqual({ value: 'UG24A0071836', reason: 'lin-written' });
    expect(value).toMatch(LIN);
  });

  it('becomes nothing when it is a note or missing, and is left alone when it is right', () => {
    expect(fixLin('UG24A0071836')).toEqual({ value: 'UG24A0071836' });
    for (const note of [' ', 'pending', 'N/A', 'not yet', '-', 'NIL', 'to follow'])
      expect(fixLin(note)).toEqual({ value: '', reason: 'lin-missing', outcome: 'note' });
  });

  it.each(['UG24', 'lost, mother has the paper at home', '2.3E+11', '2.34567890E+11'])(
    '%s is left for a person',
    (text) => expect(fixLin(text)).toEqual({ value: text, reason: 'lin-written', outcome: 'look' }),
  );
});

describe('a class', () => {
  it.each(['S1', 's.1', 'S 1', 'SENIOR ONE', 'S.I', 'Form 1', 'SEN. 1', 'S-1', 'sec 1'])(
    '%s is S.1',
    (text) => expect(fixClass(text)).toEqual({ value: 'S.1', reason: 'class-written' }),
  );

  it.each([
    ['Primary Seven', 'P.7'],
    ['PRI 3', 'P.3'],
    ['S.IV', 'S.4'],
  ])('%s is %s', (text, value) => expect(fixClass(text)).toEqual({ value, reason: 'class-written' }));

  it('is left alone when it is right', () => {
    for (const right of [
      'S.1',
      'P.7',
      'Welding 1',
      'Baby Class',
      'Diploma in Nursing 2',
      'Six',
      'Social Work 1',
    ])
      expect(fixClass(right)).toEqual({ value: right });
  });

  it.each([
    ['S.1 North', 'S.1', 'North'],
    ['S2-West', 'S.2', 'West'],
    ['Senior Three (East)', 'S.3', 'East'],
    ['S1N', 'S.1', 'N'],
  ])('%s has its stream behind it', (text, value, stream) =>
    expect(fixClass(text)).toEqual({ value, stream, reason: 'class-with-stream' }),
  );

  it.each<Cell>([2, 'S.7', ''])('"%s" needs a person: a bare number, out of range or missing', (cell) =>
    expect(fixClass(cell)).toEqual({ value: String(cell), reason: 'class-wrong', outcome: 'look' }),
  );

  it('a programme takes the spelling that most rows have, with the fewest capitals', () => {
    const usual = usualSpelling(['Welding 1', 'WELDING 1', 'welding-1', 'Welding 1', 'NORTH', 'North']);
    expect(usual('welding-1')).toBe('Welding 1');
    expect(usual('NORTH')).toBe('North');
    expect(usual('never seen')).toBe('never seen');
  });
});

describe('a balance', () => {
  it('is left alone when it is a whole number', () => {
    expect(fixAmount(350000)).toEqual({ value: '350000' });
    expect(fixAmount('-50000')).toEqual({ value: '-50000' });
    expect(fixAmount('')).toEqual({ value: '' });
  });

  it.each([
    ['350,000', '350000'],
    ['Shs. 1,350,000/-', '1350000'],
    ['350.000', '350000'],
    ['350k', '350000'],
    ['1.2m', '1200000'],
    ['350,000.00', '350000'],
    ['(50,000)', '-50000'],
    ['50,000 CR', '-50000'],
    ['UGX -50,000', '-50000'],
  ])('%s is %s', (text, value) => expect(fixAmount(text)).toEqual({ value, reason: 'balance-written' }));

  it('reads words for zero', () => {
    for (const word of ['NIL', 'cleared', 'Paid', '-'])
      expect(fixAmount(word)).toEqual({ value: '0', reason: 'balance-written' });
  });

  it('drops cents', () => {
    expect(fixAmount(350000.5)).toEqual({ value: '350001', reason: 'balance-written' });
    expect(fixAmount('350,000.75')).toEqual({ value: '350000', reason: 'balance-written' });
  });

  it.each(['half', '350,00', '12/3', 'two hundred'])('%s is left for a person', (text) =>
    expect(fixAmount(text)).toEqual({ value: text, reason: 'balance-wrong', outcome: 'look' }),
  );
});

describe('a birth date', () => {
  const today = '2026-11-15';
  const read = (cell: Cell, column: DateColumn = { order: 'unknown', swapped: false }) =>
    fixDate(cell, column, today);
  const day = (iso: string) => new Date(`${iso}T00:00:00Z`);

  it('is left alone when it is right', () => {
    expect(read('2010-03-22')).toEqual({ value: '2010-03-22' });
    expect(read(day('2010-03-22'))).toEqual({ value: '2010-03-22' });
    expect(read('')).toEqual({ value: '' });
  });

  it.each([
    '22/03/2010',
    '22.3.2010',
    '2010/03/22',
    '22nd Mar. 2010',
    'March 22, 2010',
    '2010-03-22 00:00:00',
    '22/3/10',
    '03/22/2010',
    '40259',
  ])('%s is 22 March 2010', (text) =>
    expect(read(text)).toEqual({ value: '2010-03-22', reason: 'date-written' }),
  );

  it('takes the order of day and month from the whole column', () => {
    const dayFirst = readDateColumn(['03/04/2010', '22/03/2010']);
    const monthFirst = readDateColumn(['03/04/2010', '03/22/2010']);
    const both = readDateColumn(['22/03/2010', '03/22/2010']);
    expect(read('03/04/2010', dayFirst)).toEqual({ value: '2010-04-03', reason: 'date-written' });
    expect(read('03/04/2010', monthFirst)).toEqual({ value: '2010-03-04', reason: 'date-written' });
    for (const column of [both, readDateColumn(['03/04/2010'])])
      expect(read('03/04/2010', column)).toMatchObject({
        value: '2010-04-03',
        reason: 'date-either',
        outcome: 'look',
        perhaps: '2010-04-03 or 2010-03-04',
      });
    expect(read('04/04/2010', both)).toEqual({ value: '2010-04-04', reason: 'date-written' });
  });

  it('notices dates in which a spreadsheet swapped day and month', () => {
    const cells = [day('2010-03-04'), day('2011-05-06'), '22/03/2010'];
    expect(read(cells[0] as Date, readDateColumn(cells))).toEqual({
      value: '2010-03-04',
      reason: 'date-either',
      outcome: 'look',
      perhaps: '2010-04-03',
    });
    // One day is above 12, so the spreadsheet read the dates correctly.
    expect(read(day('2010-03-04'), readDateColumn([...cells, day('2010-03-20')]))).toEqual({
      value: '2010-03-04',
    });
  });

  it.each(['31/02/2010', '2010', 'about 14 years', '99/99/2010', '0/0/0'])(
    '%s is left for a person',
    (text) => expect(read(text)).toEqual({ value: text, reason: 'date-wrong', outcome: 'look' }),
  );

  it('asks about ages that no learner has', () => {
    for (const text of ['2026-01-01', '1900-01-01'])
      expect(read(text)).toEqual({ value: text, reason: 'date-wrong', outcome: 'look' });
    expect(read(new Date(Number.NaN))).toEqual({ value: '' });
  });
});

describe('names and sex', () => {
  it('corrects spaces and nothing else', () => {
    expect(fixName('  NAKATO   Sarah ')).toEqual({ value: 'NAKATO Sarah' });
    expect(fixName("Ng'ang'a-Okot")).toEqual({ value: "Ng'ang'a-Okot" });
    expect(fixName('12. Nakato')).toEqual({ value: 'Nakato' });
  });

  it.each([
    ['', 'name-missing'],
    ['K4to', 'name-odd'],
    ['Ã‰mile', 'name-odd'],
    ['Nya\ufffdwa', 'name-odd'],
    ['Ny?nga', 'name-odd'],
    ['x'.repeat(61), 'name-odd'],
  ])('%s is left for a person', (text, reason) =>
    expect(fixName(text)).toEqual({ value: text, reason, outcome: 'look' }),
  );

  it('two children may be in one cell of a learner, two parents in one of a guardian', () => {
    for (const text of ['Kato & Nakato', 'Kato and Nakato']) {
      expect(fixLearnerName(text)).toMatchObject({ reason: 'name-odd', outcome: 'look' });
      expect(fixName(text)).toEqual({ value: text });
    }
    expect(fixLearnerName('Andrew')).toEqual({ value: 'Andrew' });
  });

  it('one cell becomes two names, the surname first', () => {
    expect(splitName('Nakato Sarah Grace')).toEqual({ last: 'Nakato', first: 'Sarah Grace' });
    expect(splitName('Nakato Mirembe, Sarah')).toEqual({ last: 'Nakato Mirembe', first: 'Sarah' });
    expect(splitName('Nakato')).toEqual({ last: 'Nakato', first: '' });
  });

  it('knows girls and boys by many words', () => {
    for (const word of ['F', 'female', 'Girl', 'f']) expect(fixSex(word).value).toBe('F');
    for (const word of ['M', 'MALE', 'boy', 'B']) expect(fixSex(word).value).toBe('M');
    expect(fixSex('')).toEqual({ value: '' });
    expect(fixSex('X')).toEqual({ value: 'X', reason: 'sex-written', outcome: 'look' });
  });
});
