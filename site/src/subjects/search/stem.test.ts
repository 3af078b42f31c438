// Forms of one word meet; words that merely look alike do not.
import { expect, it } from 'vitest';
import { stem } from './stem.ts';

it.each([
  ['fee', 'fees'],
  ['price', 'prices', 'pricing', 'priced'],
  ['register', 'registers', 'registered', 'registering'],
  ['class', 'classes'],
  ['policy', 'policies'],
  ['apply', 'applies', 'applied', 'applying'],
  ['plan', 'plans', 'planned', 'planning'],
  ['bill', 'bills', 'billing'],
  ['message', 'messages', 'messaging'],
  ['match', 'matches', 'matched'],
  ['university', 'universities'],
])('%s', (...forms) => expect(new Set(forms.map(stem)).size).toBe(1));

it.each([
  'status',
  'analysis',
  'bus',
  'sms',
  'ussd',
  'momo',
  'uneb',
  'process',
  'ring',
  'need',
  'red',
  'line',
])('"%s" keeps its ending', (word) => expect(stem(word)).toBe(word));
