// Sends the subscription form of the footer and shows the result in the form.
import { ELAPSED_FIELD } from '@tred/contract/limits';
import { makeIdempotencyKey } from '@tred/contract/reference';
import { isUnreached, retryLater, triesAgain } from '~/forms/retry';
import { send } from '~/forms/transport';

const attempts = new WeakMap<HTMLFormElement, { key: string; busy: boolean; cancelRetry: () => void }>();

export async function sendSubscription(form: HTMLFormElement, tries = 1): Promise<void> {
  const status = form.querySelector<HTMLElement>('[data-subscribe-status]');
  const attempt = attempts.get(form) ?? { key: '', busy: false, cancelRetry: () => {} };
  if (!status || attempt.busy) return;
  attempts.set(form, attempt);
  attempt.busy = true;
  attempt.cancelRetry();
  attempt.key ||= makeIdempotencyKey();
  form.oninput = () => {
    // A changed address is a new message; a retry of the same one is not.
    attempt.key = '';
    attempt.cancelRetry();
    status.textContent = '';
  };

  const values = {
    ...Object.fromEntries(new FormData(form)),
    [ELAPSED_FIELD]: Math.round(performance.now()),
  };
  const { thanks = '', confirmByEmail = '', retrying = '', unreached = '' } = status.dataset;
  const reply = await send('newsletter', values, attempt.key);
  attempt.busy = false;
  if (reply.ok) {
    form.reset();
    status.textContent = reply.confirmByEmail ? `${thanks} ${confirmByEmail}` : thanks;
  } else if (isUnreached(reply)) {
    attempt.cancelRetry = retryLater(tries, () => void sendSubscription(form, tries + 1));
    status.textContent = triesAgain(tries) ? retrying : unreached;
  } else {
    status.textContent = 'problems' in reply ? (reply.problems[0]?.message ?? '') : reply.message;
  }
}
