// Parts of those who answered, by name: a region, a kind, the twelve, or all who gave a certain answer.
import type { Institution } from './survey-plan';

/**
 * `northern`, `aided`, `twelve`, `others` (all but the twelve), `observed`, `schools`, `secondary`, `small`, `middle`, `large`;
 * `sendsBalances` and `sendsBalances-no` for those who said yes or no; `collects-term` for those who chose an option.
 * `northern+aided` are those who belong to both.
 */
export function belongs(each: Institution, group: string): boolean {
  return group.split('+').every((part) => isIn(each, part));
}

function isIn(each: Institution, group: string): boolean {
  const { region, kind, answers } = each;
  switch (group) {
    case 'all':
      return true;
    case 'twelve':
      return each.twelve;
    case 'others':
      return !each.twelve;
    case 'observed':
      return each.observed;
    case 'schools':
      return kind === 'aided' || kind === 'private' || kind === 'primary';
    case 'secondary':
      return kind === 'aided' || kind === 'private';
    case 'small':
      return Number(answers.learners) < 500;
    case 'middle':
      return Number(answers.learners) >= 500 && Number(answers.learners) < 1000;
    case 'large':
      return Number(answers.learners) >= 1000;
  }
  if (group === region || group === kind) return true;
  const [question = '', option] = group.split('-');
  const answer = answers[question];
  if (typeof answer === 'boolean') return answer === (option !== 'no');
  return answer !== undefined && answer === option;
}
