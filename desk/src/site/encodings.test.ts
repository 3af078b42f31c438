import { expect, it } from 'vitest';
import { acceptedEncodings } from './encodings.ts';

it('reads what a browser accepts, also after so many others that it remembers no more', () => {
  for (let count = 0; count < 300; count += 1)
    expect(acceptedEncodings(`gzip;q=0.${count}1, x-${count}`)).toEqual(['gzip']);
  expect(acceptedEncodings('gzip, deflate, br')).toEqual(['br', 'gzip']);
  expect(acceptedEncodings('gzip, br;q=0')).toEqual(['gzip']);
});

it('gives the second visitor what it gave the first', () => {
  const header = 'gzip;q=0.5, *;q=0';
  expect(acceptedEncodings(header)).toEqual(['gzip']);
  expect(acceptedEncodings(header)).toEqual(['gzip']);
});
