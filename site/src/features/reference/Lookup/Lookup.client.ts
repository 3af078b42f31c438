// Looks up a reference without leaving the page. On mistakes it submits the plain form. No imports: a shared chunk would
// load on every page with a form.

const TIMEOUT_MS = 20_000;

export function start(): void {
  const part = document.querySelector<HTMLElement>('[data-client=Lookup]');
  const form = part?.querySelector('form');
  if (!part || !form) return;
  // On the server's page of mistakes the visitor corrects the fields and posts the plain form.
  if (form.querySelector('[aria-invalid=true]')) return;
  const status = form.querySelector<HTMLElement>('[data-looking]');

  // Emails link here with the reference in the fragment, and forms in the query.
  const field = form.elements.namedItem('reference') as HTMLInputElement;
  const sender = form.elements.namedItem('sender') as HTMLInputElement;
  const given =
    new URLSearchParams(location.search).get('reference') ?? decodeURIComponent(location.hash.slice(1));
  if (/^TRD-/i.test(given) && !field.value) field.value = given;

  function show(result: string): void {
    for (const each of part?.querySelectorAll<HTMLElement>('[data-result]') ?? []) {
      each.hidden = each.dataset.result !== result;
      if (!each.hidden) (each.firstElementChild as HTMLElement).focus();
    }
  }

  async function submit(event: Event): Promise<void> {
    event.preventDefault();
    if (!form || form.getAttribute('aria-busy') === 'true') return;
    form.setAttribute('aria-busy', 'true');
    if (status) status.textContent = status.dataset.looking ?? '';
    const result = await lookUp(form);
    form.removeAttribute('aria-busy');
    if (status) status.textContent = '';
    if (result !== 'refused') return show(result);
    form.removeEventListener('submit', submit);
    form.requestSubmit();
  }
  form.addEventListener('submit', submit);

  sender.value ||= sentFrom(field.value);
  // Both are known: nothing to ask.
  if (field.value && sender.value) form.querySelector<HTMLButtonElement>('[type=submit]')?.click();
}

/** The address or number that this tab sent under the reference (forms/Form/Form.client.ts). */
function sentFrom(reference: string): string {
  try {
    const sent = JSON.parse(sessionStorage.getItem('sent') ?? '{}') as {
      reference?: string;
      sender?: string;
    };
    return sent.reference === reference ? (sent.sender ?? '') : '';
  } catch {
    return '';
  }
}

async function lookUp(form: HTMLFormElement): Promise<string> {
  // A preview has no server.
  if (import.meta.env.PUBLIC_FORMS === 'simulated') return 'received';
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), TIMEOUT_MS);
  try {
    const body = new URLSearchParams();
    for (const [name, value] of new FormData(form)) body.append(name, String(value));
    const response = await fetch(form.action, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body,
      signal: abort.signal,
    });
    if (response.status === 422) return 'refused';
    if (response.status === 429) return 'too-many';
    const { progress } = (await response.json()) as { progress?: unknown };
    return typeof progress === 'string' ? progress : 'unavailable';
  } catch {
    return 'unavailable';
  } finally {
    clearTimeout(timer);
  }
}
