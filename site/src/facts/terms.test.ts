// Days off in the shape that the page carries.
import { expect, it } from 'vitest';
import { daysOff } from './terms';

it('has those of each year, and of those that move only what is to come', () => {
  expect(daysOff('2027-03-27')).toEqual(expect.arrayContaining(['0101', '0126', '1226', '20270329']));
  expect(daysOff('2027-03-27')).not.toContain('20270326');
  expect(daysOff('2027-03-26')).toContain('20270326');
});
