// The sample answers are the same at every build, complete, and have the totals that their plan states.
import { expect, test } from 'vitest';
import { plan } from '~/content/survey/school-office-2026';
import { belongs } from './groups';
import { sampleSurvey } from './sample-survey';

const all = sampleSurvey(plan);
const count = (group: string) => all.filter((each) => belongs(each, group)).length;

test('two makings of one plan are alike, and another seed gives other answers', () => {
  expect(sampleSurvey(plan)).toEqual(all);
  expect(sampleSurvey({ ...plan, seed: 'another' })).not.toEqual(all);
});

test('every region and kind has as many institutions as answered', () => {
  for (const [region, kinds] of Object.entries(plan.answered))
    for (const [kind, number] of Object.entries(kinds)) expect(count(`${region}+${kind}`)).toBe(number);
});

test('the twelve are half of the observed offices, and rated above the other half', () => {
  expect(count('twelve')).toBe(12);
  expect(count('twelve+observed')).toBe(12);
  const ratings = (best: boolean) =>
    all.filter((each) => each.observed && each.twelve === best).map(({ answers }) => Number(answers.rating));
  expect(Math.min(...ratings(true))).toBeGreaterThan(Math.max(...ratings(false)));
});

test('each question of yes or no, and each option, has the planned number of answers', () => {
  for (const [name, question] of Object.entries(plan.questions)) {
    if (question.kind === 'yes')
      expect([name, count(`twelve+${name}`), count(`others+${name}`)]).toEqual([
        name,
        question.twelve,
        question.others,
      ]);
    if (question.kind === 'choice')
      for (const [option, { twelve, others }] of Object.entries(question.options))
        expect([name, option, count(`twelve+${name}-${option}`), count(`others+${name}-${option}`)]).toEqual([
          name,
          option,
          twelve,
          others,
        ]);
  }
});

test('answers hang together: what is asked of some is answered by those alone', () => {
  for (const { kind, observed, answers } of all) {
    expect(answers.lin === undefined).toBe(kind === 'university' || kind === 'technical');
    expect(answers.minutesWithNumber === undefined).toBe(!observed);
    expect(answers.secondCopy === undefined).toBe(!answers.keptTwice);
    if (answers.twoPeople) expect([answers.soleBalances, answers.soleLists]).toEqual([false, false]);
    if (answers.usesTred) expect(answers.keeps).toBe('system');
    expect(Number(answers.mobile) + Number(answers.cash) + Number(answers.bank)).toBe(100);
    expect(Number(answers.bank)).toBeGreaterThanOrEqual(0);
  }
});
