// Sends a form without leaving the page: checks it, shows each state, and keeps all input. The shell loads it at the
// first touch of a form.
import { ELAPSED_FIELD } from '@tred/contract/limits';
import {
  FIELD,
  FILL,
  FILL_LINK,
  INVALID,
  PROBLEM,
  PROBLEM_SUMMARY,
  SPOKEN_ONLY,
  senderState,
  WHEN,
} from '@tred/contract/page-attributes';
import type { AcceptedReply, FormProblem } from '@tred/contract/reply';
import { scriptWords } from '~/components/script-words';
import { createFormDraft } from '../form-draft';
import { isUnreached, retryLater, triesAgain } from '../retry';
import { send } from '../transport';

/** Minimum time of the submitting state; the request runs inside it. */
const SUBMITTING_MS = 2000;
/** How long a brief form, such as the newsletter's, shows its thanks before it returns. */
const THANKS_MS = 3000;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Result = 'sent' | 'failed';

type OpenForm = {
  draft: ReturnType<typeof createFormDraft>;
  busy: boolean;
  stopRetry: () => void;
};
const openForms = new WeakMap<HTMLFormElement, OpenForm>();

/** Restores the draft, applies the address, and listens. */
export function openForm(form: HTMLFormElement): OpenForm {
  const known = openForms.get(form);
  if (known) return known;
  const opened: OpenForm = { draft: createFormDraft(form), busy: false, stopRetry: () => {} };
  openForms.set(form, opened);
  // Dates that have passed; Safari shows hidden options.
  for (const past of form.querySelectorAll('option[hidden]')) past.remove();
  opened.draft.restore();
  for (const part of form.querySelectorAll<HTMLDetailsElement>('[data-folds]')) foldAnswers(form, part);

  form.addEventListener('input', ({ target }) => {
    opened.draft.typed();
    // Changed text waits for the visitor.
    opened.stopRetry();
    if (isBrief(form)) show(form, []);
    for (const control of controlsOf(form)) {
      const concerns = control === target || frameOf(control)?.dataset.or === (target as Control).name;
      if (concerns && frameOf(control)?.hasAttribute(INVALID) && !messageFor(control)) unmark(control);
    }
  });
  form.addEventListener('click', followToInput);
  form.addEventListener('click', ({ target }) => {
    const chat = (target as Element).closest<HTMLAnchorElement>('[data-chat]');
    if (chat)
      chat.href = `${chat.dataset.chat}${encodeURIComponent(['', ...answersOf(controlsOf(form))].join('\n'))}`;
  });
  form.parentElement?.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('[data-again]')) return;
    show(form, []);
    form.hidden = false;
    form.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea')?.focus();
    form.dispatchEvent(new Event('again', { bubbles: true }));
  });
  return opened;
}

export async function submitForm(form: HTMLFormElement): Promise<void> {
  const opened = openForm(form);
  form.querySelector('[data-taken]')?.removeAttribute('data-taken');
  if (opened.busy || (isBrief(form) && controlsOf(form).some(({ required, value }) => required && !value)))
    return;
  opened.stopRetry();
  show(form, []);
  const problems = problemsOf(form);
  showProblems(form, problems);
  if (problems.length === 0) await deliver(form, opened, 1);
}

async function deliver(form: HTMLFormElement, opened: OpenForm, tries: number): Promise<void> {
  const { draft } = opened;
  const values = Object.fromEntries(new FormData(form));
  const key = draft.keyFor(values);
  const { form: id = '' } = form.dataset;
  setBusy(form, opened, true);
  const least = isBrief(form) ? undefined : new Promise((done) => setTimeout(done, SUBMITTING_MS));
  const reply = await send(id, { ...values, [ELAPSED_FIELD]: draft.spent() }, key);
  if (!('problems' in reply)) await least;
  setBusy(form, opened, false);

  if (reply.ok) return arrived(form, opened, reply);
  if ('problems' in reply) {
    draft.refused();
    show(form, []);
    return showProblems(form, reply.problems);
  }
  const why = form.querySelector('[data-why]');
  const say = (reason: string) => {
    if (why) why.textContent = reason;
  };
  say(
    isUnreached(reply) && triesAgain(tries)
      ? scriptWords.forms.retrying
      : reply.message || scriptWords.forms.unreached,
  );
  show(form, ['failed'], tries === 1);
  if (!isUnreached(reply)) return;
  const cancel = retryLater(tries, () => void deliver(form, opened, tries + 1));
  opened.stopRetry = () => {
    cancel();
    say(scriptWords.forms.unreached);
    opened.stopRetry = () => {};
  };
}

function arrived(form: HTMLFormElement, { draft }: OpenForm, reply: AcceptedReply): void {
  const { reference } = reply;
  const sent = new FormData(form);
  const [email, phone] = [sent.get('email'), sent.get('phone')];
  keepForLookup(reference, email || phone);
  draft.arrived();
  form.reset();
  const around = form.parentElement;
  const box = around?.querySelector<HTMLElement>('[data-result=sent]');
  const title = box?.dataset.waiting ? box.querySelector('p') : null;
  if (box && title) {
    box.dataset.title ??= title.textContent;
    title.textContent = (reply.waitingList ? box.dataset.waiting : box.dataset.title) ?? '';
  }
  for (const place of box?.querySelectorAll(`[${FILL}=reference]`) ?? []) place.textContent = reference;
  for (const link of box?.querySelectorAll(`[${FILL_LINK}]`) ?? [])
    link.setAttribute('href', (link.getAttribute(FILL_LINK) ?? '').replace('{reference}', reference));
  const sender = senderState(email, phone);
  for (const part of box?.querySelectorAll<HTMLElement>(`[${WHEN}]`) ?? [])
    part.hidden = !part.getAttribute(WHEN)?.split(' ').includes(sender);
  const address = box?.querySelector<HTMLElement>('[data-email]');
  if (address?.lastElementChild) address.lastElementChild.textContent = String(email);
  address?.toggleAttribute('hidden', !email);
  form.hidden = isBrief(form) || around?.querySelector('[data-again]') != null;
  const thanks = isBrief(form) && box?.firstElementChild;
  const confirm = reply.confirmByEmail ? scriptWords.newsletter.confirm : '';
  if (thanks) thanks.textContent = `${scriptWords.newsletter.sent} ${confirm}`;
  show(form, ['sent']);
  form.dispatchEvent(new Event('sent', { bubbles: true }));
  if (!thanks) return;
  setTimeout(() => {
    const focused = around?.contains(document.activeElement);
    thanks.textContent = confirm;
    show(form, confirm ? ['sent'] : [], false);
    form.hidden = false;
    if (focused)
      controlsOf(form)
        .find(({ required }) => required)
        ?.focus();
  }, THANKS_MS);
}

/** The look-up page asks nothing that this tab knows (Lookup.client.ts). */
function keepForLookup(reference: string, sender: FormDataEntryValue | null): void {
  try {
    sessionStorage.setItem('sent', JSON.stringify({ reference, sender }));
  } catch {}
}

const isBrief = ({ dataset }: HTMLFormElement) => dataset.brief !== undefined;

/** Shows these results, hides the others, and focuses the first. */
function show(form: HTMLFormElement, results: readonly Result[], takesFocus = true): void {
  for (const part of form.parentElement?.querySelectorAll<HTMLElement>('[data-result]') ?? []) {
    part.hidden = !results.some((result) => result === part.dataset.result);
    if (takesFocus && part.dataset.result === results[0]) (part.firstElementChild as HTMLElement).focus();
  }
}

function setBusy(form: HTMLFormElement, opened: OpenForm, busy: boolean): void {
  opened.busy = busy;
  const { sending = '' } = form.dataset;
  form.setAttribute('aria-busy', String(busy));
  // Read-only while sending: a change would be lost.
  form.querySelector('[data-fields]')?.toggleAttribute('inert', busy);
  const button = form.querySelector<HTMLButtonElement>('[type=submit]');
  if (button) {
    button.dataset.label ??= button.textContent;
    button.disabled = busy;
    button.textContent = (busy && sending) || button.dataset.label;
  }
  const status = form.querySelector('[data-status]');
  if (status) status.textContent = busy ? sending : '';
}

const controlsOf = (form: HTMLFormElement) => [...form.elements] as Control[];
const frameOf = (control: Element) => control.closest<HTMLElement>(`[${FIELD}]`);

/** The typed text, such as `First name: Grace`. */
const answersOf = (controls: readonly Control[]) =>
  controls.flatMap((control) => {
    const question = frameOf(control)?.querySelector('label, legend')?.firstChild?.textContent;
    const answer = control instanceof HTMLSelectElement ? control.selectedOptions[0]?.text : control.value;
    const isChosen = control.type !== 'radio' || (control as HTMLInputElement).checked;
    return question && control.value && isChosen && control.type !== 'checkbox'
      ? [`${question}: ${answer}`]
      : [];
  });

/** Folds answers that the address has given into one line. */
function foldAnswers(form: HTMLFormElement, part: HTMLDetailsElement): void {
  const controls = [...part.querySelectorAll<Control>('input, select')];
  const line = part.querySelector('summary');
  if (!line || controls.some(({ value }) => value === '')) return;
  const title = line.textContent;
  line.textContent = answersOf(controls).join(', ');
  part.open = false;
  const unfold = () => {
    line.textContent = title;
    part.open = true;
  };
  part.addEventListener('input', unfold);
  form.addEventListener('reset', unfold);
}

/** The message of an invalid field. The server checks the rest, such as addresses of the web. */
function messageFor(control: Control): string | undefined {
  const { missing, wrong, or = '' } = frameOf(control)?.dataset ?? {};
  const { form, required, type, value, validity } = control;
  const instead = form?.elements.namedItem(or) as Control | null;
  if (value.trim() === '' || validity.valueMissing)
    return (required || instead) && !instead?.value.trim() ? missing : undefined;
  const isWrong =
    validity.typeMismatch ||
    (type === 'email' && !/\.[a-z]{2,}$/i.test(value.trim())) ||
    // Ten digits from a zero on; the server knows the numbers of each country.
    (type === 'tel' && !/^\W*(?:0\W*[1-9](?:\W*\d){8}|(?!0\W*[1-9])\d(?:\W*\d){7,16})\W*$/.test(value)) ||
    (control.inputMode === 'numeric' && !/^[\d\s,]+$/.test(value)) ||
    // No form asks for a day in the past. In Kampala a day ends at 21:00 UTC.
    (type === 'date' && Date.parse(value) + 21 * 3_600_000 <= Date.now());
  return isWrong ? wrong : undefined;
}

const MAIL_SERVICES = {
  'gmail.com': /^g[mnail]{3,5}\.co?[mn]?$/,
  'yahoo.com': /^y[aho]{3,5}\.co?[mn]$/,
  'hotmail.com': /^hot[mail]{3,5}\.co?[mn]?$/,
};

/** Asks once about an address like `grace@gmial.com`; sent again, it counts as meant. */
function questionOf(control: Control): string | undefined {
  const [name, domain = ''] = control.value.trim().toLowerCase().split('@');
  const [meant] = Object.entries(MAIL_SERVICES).find(([, like]) => like.test(domain)) ?? [];
  if (control.type !== 'email' || !meant || meant === domain || control.dataset.asked === control.value)
    return undefined;
  control.dataset.asked = control.value;
  return scriptWords.forms.mistyped.replace('{address}', `${name}@${meant}`);
}

function problemsOf(form: HTMLFormElement): FormProblem[] {
  const messages = new Map<string, string>();
  for (const control of controlsOf(form)) {
    const message = control.name && (messageFor(control) ?? questionOf(control));
    if (message) messages.set(control.name, message);
  }
  return [...messages].map(([field, message]) => ({ field, message }));
}

/** Marks each invalid field and focuses the summary; a form without a title for it has no summary. */
function showProblems(form: HTMLFormElement, problems: readonly FormProblem[]): void {
  const { error = '', problemTitle } = form.dataset;
  const prefix = `${error}: `;
  for (const control of controlsOf(form)) if (frameOf(control)) unmark(control);
  form.querySelector(`[${PROBLEM_SUMMARY}]`)?.remove();
  document.title = (problems.length > 0 ? prefix : '') + document.title.replace(prefix, '');
  if (problems.length === 0) return;

  const lines = problems.map(({ field, message }) => {
    const control = controlsOf(form).find(({ name, type }) => name === field && type !== 'hidden');
    if (control) mark(control, prefix, message);
    return create('li', {}, control?.id ? create('a', { href: `#${control.id}` }, message) : message);
  });
  if (problemTitle === undefined) {
    form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    return;
  }
  // The alert is inside the focused box: otherwise some screen readers say it twice.
  const alert = create('div', { role: 'alert' }, create('h2', {}, problemTitle), create('ul', {}, ...lines));
  const summary = create('div', { [PROBLEM_SUMMARY]: '', tabindex: '-1' }, alert);
  form.prepend(summary);
  summary.focus();
}

/** A group of radio buttons is described as a whole. */
const describedBy = (control: Control) => (control.type === 'radio' && frameOf(control)) || control;

/** As the server marks it (server/src/pages/problem-page.ts). */
function mark(control: Control, prefix: string, message: string): void {
  const frame = frameOf(control);
  const id = `${control.id}-error`;
  const note = create('p', { [PROBLEM]: '', id }, create('span', { [SPOKEN_ONLY]: '' }, prefix), message);
  frame?.setAttribute(INVALID, '');
  // After the hint, else after the label or legend; a box to tick is inside its label.
  const hint = document.getElementById(`${control.id}-hint`);
  const above = hint ?? frame?.querySelector(':scope > label[for], :scope > legend');
  if (above) above.after(note);
  else frame?.prepend(note);
  const described = describedBy(control);
  const ids = [described.getAttribute('aria-describedby'), id].filter(Boolean).join(' ');
  described.setAttribute('aria-describedby', ids);
  if (described === control) control.setAttribute('aria-invalid', 'true');
}

function unmark(control: Control): void {
  const frame = frameOf(control);
  const note = frame?.querySelector(`[${PROBLEM}]`);
  if (!frame || !note) return;
  const described = describedBy(control);
  const ids =
    described
      .getAttribute('aria-describedby')
      ?.split(' ')
      .filter((id) => id !== note.id) ?? [];
  if (ids.length > 0) described.setAttribute('aria-describedby', ids.join(' '));
  else described.removeAttribute('aria-describedby');
  if (described === control) control.setAttribute('aria-invalid', 'false');
  frame.removeAttribute(INVALID);
  note.remove();
}

function create(tag: string, attributes: Record<string, string>, ...content: (Node | string)[]): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...content);
  return element;
}

/** Focuses the input of a link in the summary, with its label in view. */
function followToInput(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>(`[${PROBLEM_SUMMARY}] a`);
  const input = link && document.getElementById(link.hash.slice(1));
  if (!input) return;
  event.preventDefault();
  input.closest('details')?.setAttribute('open', '');
  frameOf(input)?.scrollIntoView();
  input.focus({ preventScroll: true });
}
