// Marks the verdict that the answers of a self-check lead to.
import { fillPlaces } from '~/lib/words';

export function start(): void {
  for (const list of document.querySelectorAll<HTMLElement>('[data-self-check]')) {
    list.addEventListener('change', () => point(list));
    // A reload or the back button may have kept answers.
    point(list);
  }
}

function point(list: HTMLElement): void {
  const checks = [...list.querySelectorAll<HTMLElement>('[data-rule]')].map((check) => ({
    rule: check.dataset.rule === 'true',
    answer: check.querySelector<HTMLInputElement>(':checked')?.value,
  }));
  const answered = checks.filter(({ answer }) => answer).length;
  const verdict = verdictOf(checks);

  list.toggleAttribute('data-decided', verdict !== undefined);
  let title = '';
  for (const entry of list.querySelectorAll<HTMLElement>('[data-verdict]')) {
    const current = entry.dataset.verdict === verdict;
    entry.toggleAttribute('data-current', current);
    if (current) title = entry.querySelector('h4')?.textContent ?? '';
  }
  const status = list.querySelector<HTMLElement>('[data-self-check-status]');
  if (status && answered > 0)
    status.textContent =
      title || fillPlaces(status.dataset.selfCheckStatus ?? '', { answered, all: checks.length });
}

type Answered = { rule: boolean; answer: string | undefined };

/** A no on a rule decides at once; the rest waits until all is answered. */
function verdictOf(checks: readonly Answered[]): 'yes' | 'no' | 'unsure' | undefined {
  if (checks.some(({ rule, answer }) => rule && answer === 'no')) return 'no';
  if (!checks.every(({ answer }) => answer)) return undefined;
  return checks.every(({ answer }) => answer === 'yes') ? 'yes' : 'unsure';
}
