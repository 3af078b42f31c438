// Updates the price as the visitor changes the questions. The address stores the request, so that it can be shared and
// printed. The billing switch above the plans stays in sync. On the quotation page the form supplies the request.
import {
  billingPeriods,
  LEARNERS,
  type PriceRequest,
  paymentWays,
  priceAddress,
  readPriceAddress,
  SMS_A_TERM,
} from '@tred/contract/school-price';
import { type Axis, STEP_ROOM, stepPlace } from '~/lib/charts/geometry';
import { formatDate, todayInKampala } from '~/lib/dates';
import { fillValues } from '~/lib/format-text';
import { formatCount } from '~/lib/locale';
import { type LearnerScale, learnersAt, stepFor } from '../learner-scale';
import { type QuoteSheet, quoteFor, quoteSheet, type Tariff, TRIAL } from '../quote';
import type { QuoteSheetWords } from '../words';

const KEYS: Record<string, number> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
};

type Panel = { tariff: Tariff; words: QuoteSheetWords };
type Planner = Panel & { sendHref: string; said: string; scale: LearnerScale; y: Axis };

export function start(): void {
  const root = document.querySelector<HTMLElement>('[data-school-price]');
  if (!root) return;
  const carried = JSON.parse(root.dataset.schoolPrice ?? '');
  const request = readPriceAddress(location.search);
  if (root.querySelector('[data-slider]')) plan(root, carried, request);
  else followForm(root, carried, request);
}

/** Computes the quote and puts it into the page. */
function showQuote(root: HTMLElement, { tariff, words }: Panel, request: PriceRequest): QuoteSheet {
  const sheet = quoteSheet(request, tariff, words, todayInKampala());
  fill(root, sheet);
  // Set in before-paint.js.
  clearTimeout(Number(root.dataset.pending));
  delete root.dataset.pending;
  return sheet;
}

function readRequest(value: (name: string) => string | undefined): PriceRequest | undefined {
  const learners = numberIn(value('learners'), LEARNERS);
  if (learners === undefined) return undefined;
  return {
    learners,
    billing: billingPeriods.find((each) => each === value('billing')) ?? 'annual',
    sms: numberIn(value('sms'), SMS_A_TERM) ?? 0,
    pay: paymentWays.find((each) => each === value('pay')) ?? 'mtn',
    vat: value('vat') === 'with',
  };
}

function followForm(root: HTMLElement, panel: Panel, first: PriceRequest | undefined): void {
  if (first) showQuote(root, panel, first);
  document.addEventListener('input', ({ target }) => {
    const form = (target as HTMLInputElement).form;
    if (!form) return;
    const data = new FormData(form);
    const request = readRequest((name) => data.get(name)?.toString());
    if (request) showQuote(root, panel, request);
  });
}

function plan(root: HTMLElement, planner: Planner, first: PriceRequest | undefined): void {
  const { sendHref, said, scale, y, tariff } = planner;
  const find = <Found extends Element>(selector: string) => root.querySelector(selector) as Found;
  const learners = find<HTMLInputElement>('[data-ask=learners]');
  const slider = find<HTMLInputElement>('[data-slider]');
  const sms = find<HTMLInputElement>('[data-ask=sms]');
  const here = find<SVGElement>('[data-here]');
  const presets = root.querySelectorAll<HTMLElement>('[data-preset]');

  const choose = (name: string, value: string) => {
    for (const radio of document.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`))
      radio.checked = radio.value === value;
  };
  const chosen = (name: string) =>
    root.querySelector<HTMLInputElement>(`input[name="price-${name}"]:checked`)?.value;
  const typed = (name: string) => ({ learners: learners.value, sms: sms.value })[name] ?? chosen(name);

  function point(count: number): void {
    slider.value = String(stepFor(count, scale));
    slider.setAttribute('aria-valuetext', fillValues(said, { learners: formatCount(count) }));
    for (const preset of presets)
      preset.setAttribute('aria-pressed', String(preset.dataset.preset === String(count)));
    const x = Math.min(scale.to, Math.max(scale.from, count));
    const { learnerUgx } = quoteFor({ learners: x, billing: 'annual', sms: 0, vat: false }, tariff.list);
    const { across, down } = stepPlace(scale, y, { x, y: learnerUgx });
    here.setAttribute('x', `${across}%`);
    here.querySelector('circle')?.setAttribute('cy', String(STEP_ROOM.head + down));
  }

  /** Says below a field that its number is wrong. */
  function judge(field: HTMLInputElement, isRight: boolean): void {
    field.setAttribute('aria-invalid', String(!isRight));
    const outside = find<HTMLElement>(`#${field.getAttribute('aria-describedby')}`);
    outside.textContent = isRight ? '' : (outside.dataset.outside ?? '');
  }

  function show(): { request: PriceRequest; sheet: QuoteSheet } | undefined {
    const request = readRequest(typed);
    const smsIsRight = sms.value === '' || numberIn(sms.value, SMS_A_TERM) !== undefined;
    judge(learners, request !== undefined);
    judge(sms, smsIsRight);
    if (!request || !smsIsRight) return undefined;
    point(request.learners);
    const { billing, pay, vat } = request;
    const query = new URLSearchParams({
      learners: String(request.learners),
      billing,
      vat: vat ? 'with' : 'without',
      sms: String(request.sms),
      pay,
    });
    find<HTMLAnchorElement>(`a[href^="${sendHref}"]`).href = `${sendHref}?${query}`;
    carry(request, tariff);
    return { request, sheet: showQuote(root, planner, request) };
  }

  function keep(): void {
    const shown = show();
    if (!shown) return;
    history.replaceState(history.state, '', priceAddress(shown.request) + location.hash);
    document.documentElement.dataset.quotation = '';
    find<HTMLElement>('[data-put-later]').textContent = shown.sheet.texts.inShort ?? '';
  }

  root.addEventListener('input', ({ target }) => {
    if (target === slider) learners.value = String(learnersAt(Number(slider.value), scale));
    show();
  });
  // The slider's step is too fine for the arrow keys.
  slider.addEventListener('keydown', (event) => {
    const by = KEYS[event.key];
    if (!by) return;
    event.preventDefault();
    slider.value = String(Math.round(Number(slider.value)) + by);
    for (const type of ['input', 'change']) slider.dispatchEvent(new Event(type, { bubbles: true }));
  });
  root.addEventListener('change', () => {
    choose('billing', chosen('billing') ?? 'annual');
    keep();
  });
  for (const preset of presets)
    preset.addEventListener('click', () => {
      learners.value = preset.dataset.preset ?? '';
      keep();
    });
  for (const radio of document.querySelectorAll<HTMLInputElement>('input[name=billing]'))
    radio.addEventListener('change', () => {
      choose('price-billing', radio.value);
      keep();
    });
  find<HTMLButtonElement>('[data-print]').addEventListener('click', () => {
    keep();
    window.print();
  });

  if (first) {
    // What the visitor changed before this script arrived stays.
    if (learners.value === learners.defaultValue) learners.value = String(first.learners);
    if (sms.value === sms.defaultValue) sms.value = String(first.sms);
    const chooseUnlessChanged = (name: string, value: string) => {
      const radios = [...document.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)];
      if (radios.every((radio) => radio.checked === radio.defaultChecked)) choose(name, value);
    };
    for (const name of ['price-billing', 'billing']) chooseUnlessChanged(name, first.billing);
    chooseUnlessChanged('price-pay', first.pay);
    chooseUnlessChanged('price-vat', first.vat ? 'with' : 'without');
    document.documentElement.dataset.quotation = '';
  }
  show();
}

/** Links to a trial or an offer take the request along; those of a plan keep their plan. */
function carry({ learners, billing, sms, vat }: PriceRequest, { list }: Tariff): void {
  const { plan } = quoteFor({ learners, billing, sms, vat }, list);
  const links = document.querySelectorAll<HTMLAnchorElement>(`a[href^="${TRIAL}"], a[href*="&plan="]`);
  for (const link of links) {
    link.dataset.query ??= link.search;
    const { plan: own = plan.id, ...query } = Object.fromEntries(new URLSearchParams(link.dataset.query));
    const asked = new URLSearchParams({ ...query, plan: own, learners: String(learners), billing });
    link.href = `${link.pathname}?${asked}`;
  }
}

/** Accepts `1,240` and `1 240`, and no fraction. */
function numberIn(typed = '', { min, max }: { min: number; max: number }): number | undefined {
  const number = Number(typed.replace(/[\s,.]/g, ''));
  return /^\s*(?:\d+|\d{1,3}(?:[\s,.]\d{3})+)\s*$/.test(typed) && number >= min && number <= max
    ? number
    : undefined;
}

function fill(root: HTMLElement, { texts, hasSms, payments }: QuoteSheet): void {
  const today = formatDate(todayInKampala());
  for (const place of root.querySelectorAll<HTMLElement>('[data-put]'))
    place.textContent = { ...texts, date: today }[place.dataset.put ?? ''] ?? '';
  root.querySelector<HTMLElement>('[data-sms]')?.toggleAttribute('hidden', !hasSms);

  const template = root.querySelector<HTMLTemplateElement>('[data-payment]');
  const list = root.querySelector('[data-payments]');
  if (!template || !list) return;
  list.replaceChildren(
    ...payments.map(({ day, date, amount, note }) => {
      const line = template.content.cloneNode(true) as DocumentFragment;
      const time = line.querySelector('time') as HTMLTimeElement;
      time.dateTime = day;
      time.textContent = date;
      const [sum, beside] = line.querySelectorAll('span > span');
      if (sum) sum.textContent = amount;
      if (beside) beside.textContent = note;
      return line;
    }),
  );
}
