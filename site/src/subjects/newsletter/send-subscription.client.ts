// Sends the subscription form of the footer and shows the result in the form.
import { ELAPSED_FIELD } from '@tred/contract/limits';
import { makeIdempotencyKey } from '@tred/contract/reference';
import { send } from '~/forms/transport';

const attempts = new WeakMap<HTMLFormElement, { key: string; busy: boolean }>();

export async function sendSubscription(form: HTMLFormElement): Promise<void> {
  const status = form.querySelector<HTMLElement>('[data-subscribe-status]');
  const attempt = attempts.get(form) ?? { key: '', busy: false };
  if (!status || attempt.busy) return;
  attempts.set(form, attempt);
  attempt.busy = true;
  attempt.key ||= makeIdempotencyKey();
  form.oninput = () => {
    // A changed address is a new message; a retry of the same one is not.
    attempt.key = '';
    status.textContent = '';
  };

  const values = {
    ...Object.fromEntries(new FormData(form)),
    [ELAPSED_FIELD]: Math.round(performance.now()),
  };
  const { thanks = '', confirmByEmail = '', unreached = '' } = status.dataset;
  const reply = await send('newsletter', values, attempt.key);
  attempt.busy = false;
  if (reply.ok) {
    form.reset();
    status.textContent = reply.confirmByEmail ? `${thanks} ${confirmByEmail}` : thanks;
  } else {
    status.textContent =
      'problems' in reply ? (reply.problems[0]?.message ?? '') : reply.message || unreached;
  }
}
