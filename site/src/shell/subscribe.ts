// Lets the footer's Subscribe answer in place. Without script the form posts as any plain form does, and also when what
// sends it cannot be loaded: that is fetched when someone subscribes, which spares every page its weight.
//
//   <form method="post" action="/api/forms/newsletter" data-subscribe>
//     <input type="hidden" name="source" value="footer" />  <Honeypot />
//     <label for="…">Email address</label> <input id="…" name="email" type="email" required />
//     <button type="submit">Subscribe</button>
//     <p role="status" data-subscribe-status data-thanks="…" data-confirm-by-email="…"></p>
//   </form>

export function subscribe(): void {
  const form = document.querySelector<HTMLFormElement>('[data-subscribe]');
  if (!form) return;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    import('~/subjects/newsletter/send-subscription.client').then(
      ({ sendSubscription }) => sendSubscription(form),
      () => form.submit(),
    );
  });
}
