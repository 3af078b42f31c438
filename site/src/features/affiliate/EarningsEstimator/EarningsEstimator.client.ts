// Shows the estimate for the chosen number of schools and plan.
import { type Estimator, estimateOf } from '../commission';

export function start(): void {
  const part = document.querySelector<HTMLElement>('[data-estimator]');
  const slider = part?.querySelector<HTMLInputElement>('[type=range]');
  if (!part || !slider) return;
  const estimator = JSON.parse(part.dataset.estimator ?? '') as Estimator;
  const show = () => {
    const plan = part.querySelector<HTMLInputElement>('[type=radio]:checked')?.value ?? '';
    const shown = estimateOf(estimator, slider.valueAsNumber, plan);
    slider.setAttribute('aria-valuetext', shown.schools);
    for (const place of part.querySelectorAll<HTMLElement>('[data-of]'))
      place.textContent = shown[place.dataset.of as keyof typeof shown];
  };
  part.addEventListener('input', show);
  // A reload keeps what was chosen.
  show();
}
