// Lets the footer's Subscribe answer in place. Without this script the form posts as any plain form does.
//
//   <form method="post" action="/api/forms/newsletter" data-subscribe>
//     <input type="hidden" name="source" value="footer" />  <Honeypot />
//     <label for="…">Email address</label> <input id="…" name="email" type="email" required />
//     <button type="submit">Subscribe</button>
//     <p role="status" data-subscribe-status></p>
//   </form>
import { ELAPSED_FIELD } from '@tred/contract/limits';
import { makeIdempotencyKey } from '@tred/contract/reference';
import { send } from '~/islands/forms/transport';

export function subscribe(): void {
  const form = document.querySelector<HTMLFormElement>('[data-subscribe]');
  const status = document.querySelector('[data-subscribe-status]');
  if (!form || !status) return;

  let key = '';
  let busy = false;

  form.addEventListener('input', () => {
    // A changed address is another message; a second try of the same one is not.
    key = '';
    status.textContent = '';
  });

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (busy) return;
    busy = true;
    key = key || makeIdempotencyKey();
    const values = {
      ...Object.fromEntries(new FormData(form)),
      [ELAPSED_FIELD]: Math.round(performance.now()),
    };
    const reply = await send('newsletter', values, key);
    busy = false;
    if (reply.ok) {
      form.reset();
      status.textContent = 'Thank you for subscribing!';
    } else {
      status.textContent = 'problems' in reply ? (reply.problems[0]?.message ?? '') : reply.message;
    }
  });
}
