// What is asked of the index: words that tell pages apart must be there, common ones only lift.
import { expect, it } from 'vitest';
import { queryMaker, tellingWords } from './query';

const queriesFor = queryMaker({ common: ['school'], alike: [['momo', 'mobile money']] }, () => 1);

it('leaves out what people wrap a question in, unless nothing else was typed', () => {
  expect(tellingWords('How do I pay the fees?')).toEqual(['pay', 'fees']);
  expect(tellingWords('how to')).toEqual(['how', 'to']);
});

it('asks for a common word only to lift results, or where it is all there is', () => {
  expect(queriesFor(['school', 'fees'], 'AND')).toEqual({
    must: { combineWith: 'AND', queries: ['fees'] },
    lifted: { combineWith: 'OR', queries: [{ combineWith: 'AND', queries: ['fees'] }, 'school'] },
  });
  expect(queriesFor(['school'], 'AND')).toEqual({ must: { combineWith: 'AND', queries: ['school'] } });
});

it('lets a name of two words stand in for a word of the same meaning', () => {
  expect(queriesFor(['momo'], 'AND').must).toMatchObject({
    queries: [{ combineWith: 'OR', queries: ['momo', { queries: [{ queries: ['mobil', 'money'] }] }] }],
  });
});
