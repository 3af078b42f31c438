import { expect, test } from 'vitest';
import { siteUrl } from './build-environment.ts';

test.each([
  [undefined, 'https://tred.example'],
  ['', 'https://tred.example'],
  ['https://www.tred.example/', 'https://www.tred.example'],
  ['http://localhost:4321', 'http://localhost:4321'],
])('%s is %s', (setting, url) => expect(siteUrl(setting)).toBe(url));

test.each([
  ['tred.example', 'must be an address'],
  ['localhost:4321', 'must be an address'],
  ['ftp://tred.example', 'must be an address'],
  ['https://tred.example/site', 'folder such as "/site"'],
])('%s is refused', (setting, why) => expect(() => siteUrl(setting)).toThrow(why));
