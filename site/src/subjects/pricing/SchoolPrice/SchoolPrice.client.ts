// Answers the questions beside the sheet as they are changed. The address carries the answer, so that it can be kept and
// sent on; once it does, paper shows the quotation. The switch above the plans and the one here are one choice.
import {
  billingPeriods,
  LEARNERS,
  type PriceRequest,
  paymentWays,
  priceAddress,
  readPriceAddress,
  SMS_A_TERM,
} from '@tred/contract/school-price';
import { formatDate, todayInKampala } from '~/lib/dates';
import { type Answer, answerTo, type Tariff } from '../quote';
import type { AnswerWords } from '../words';

type Carried = { tariff: Tariff; words: AnswerWords; sendHref: string };

export function start(): void {
  const root = document.querySelector<HTMLElement>('[data-school-price]');
  const questions = root?.querySelector<HTMLElement>('[data-questions]');
  if (!root || !questions) return;
  const carried: Carried = JSON.parse(root.dataset.schoolPrice ?? '');
  const find = <Found extends Element>(selector: string) => root.querySelector(selector) as Found;
  const learners = find<HTMLInputElement>('[data-ask=learners]');
  const slider = find<HTMLInputElement>('[data-slider]');
  const sms = find<HTMLInputElement>('[data-ask=sms]');
  const outside = find<HTMLElement>('[data-outside]');
  const plansSwitch = document.querySelectorAll<HTMLInputElement>('input[name=billing]');

  const choose = (name: string, value: string) => {
    for (const radio of document.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`))
      radio.checked = radio.value === value;
  };
  const chosen = (name: string) =>
    root.querySelector<HTMLInputElement>(`input[name="price-${name}"]:checked`)?.value;

  /** Undefined while the number of learners cannot be read. */
  function read(): PriceRequest | undefined {
    const asked = numberIn(learners.value, LEARNERS);
    outside.textContent = asked === undefined ? (outside.dataset.outside ?? '') : '';
    learners.setAttribute('aria-invalid', String(asked === undefined));
    if (asked === undefined) return undefined;
    return {
      learners: asked,
      billing: billingPeriods.find((value) => value === chosen('billing')) ?? 'annual',
      sms: numberIn(sms.value, SMS_A_TERM) ?? 0,
      pay: paymentWays.find((value) => value === chosen('pay')) ?? 'mtn',
      vat: chosen('vat') === 'with',
    };
  }

  function show(): PriceRequest | undefined {
    const asked = read();
    if (!asked) return undefined;
    fill(root as HTMLElement, answerTo(asked, carried.tariff, carried.words, todayInKampala()));
    const { billing, pay } = asked;
    const query = new URLSearchParams({
      learners: String(asked.learners),
      billing,
      sms: String(asked.sms),
      pay,
    });
    find<HTMLAnchorElement>(`a[href^="${carried.sendHref}"]`).href = `${carried.sendHref}?${query}`;
    return asked;
  }

  /** The answer is one that somebody asked for. */
  function keep(): void {
    const asked = show();
    if (!asked) return;
    history.replaceState(history.state, '', priceAddress(asked) + location.hash);
    document.documentElement.dataset.quotation = '';
    const status = find<HTMLElement>('[data-put-later]');
    status.textContent = answerTo(asked, carried.tariff, carried.words, todayInKampala()).texts.inShort ?? '';
  }

  questions.addEventListener('input', ({ target }) => {
    if (target === slider) learners.value = slider.value;
    else if (target === learners) slider.value = learners.value.replace(/\D/g, '');
    show();
  });
  questions.addEventListener('change', () => {
    choose('billing', chosen('billing') ?? 'annual');
    keep();
  });
  for (const radio of plansSwitch)
    radio.addEventListener('change', () => {
      choose('price-billing', radio.value);
      keep();
    });
  const print = find<HTMLButtonElement>('[data-print]');
  print.addEventListener('click', () => {
    keep();
    window.print();
  });

  const asked = readPriceAddress(location.search);
  if (asked) {
    learners.value = slider.value = String(asked.learners);
    sms.value = String(asked.sms);
    for (const name of ['price-billing', 'billing']) choose(name, asked.billing);
    choose('price-pay', asked.pay);
    choose('price-vat', asked.vat ? 'with' : 'without');
    document.documentElement.dataset.quotation = '';
  }
  questions.hidden = false;
  print.hidden = false;
  show();
}

/** `1,240` and `1 240` are numbers too. */
function numberIn(typed: string, { min, max }: { min: number; max: number }): number | undefined {
  const digits = typed.replace(/[\s,.]/g, '');
  const number = Number(digits);
  return /^\d+$/.test(digits) && number >= min && number <= max ? number : undefined;
}

function fill(root: HTMLElement, { texts, hasSms, payments }: Answer): void {
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
