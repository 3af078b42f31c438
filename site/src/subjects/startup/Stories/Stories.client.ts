// Filters the success stories and hides all but the first few. Without this script all are shown.
import { fillPlaces } from '~/lib/words';

export function start(): void {
  for (const list of document.querySelectorAll<HTMLElement>('[data-stories]')) arrange(list);
}

function arrange(list: HTMLElement): void {
  const filter = list.querySelector<HTMLFieldSetElement>('[data-pills]');
  const fold = list.querySelector<HTMLButtonElement>('[data-stories-fold]');
  const status = list.querySelector<HTMLElement>('[data-stories-status]');
  if (!filter || !fold || !status) return;
  const entries = [...list.querySelectorAll<HTMLElement>('[data-category]')];
  const { shown = '', all } = list.dataset;
  const first = Number(shown);
  let unfolded = false;

  const show = () => {
    const chosen = filter.querySelector<HTMLInputElement>(':checked')?.value;
    const fitting = entries.filter(({ dataset }) => chosen === all || dataset.category === chosen);
    const visible = unfolded ? fitting : fitting.slice(0, first);
    for (const entry of entries) entry.hidden = !visible.includes(entry);
    fold.hidden = fitting.length <= first;
    fold.textContent = (unfolded ? fold.dataset.less : fold.dataset.more) ?? '';
    // With its name: two kinds may have equally many, and the same words again are not read out.
    const kind = filter.querySelector(':checked + *')?.textContent ?? '';
    return fillPlaces(status.dataset.storiesStatus ?? '', {
      kind,
      shown: visible.length,
      all: fitting.length,
    });
  };

  filter.hidden = false;
  filter.addEventListener('change', () => {
    status.textContent = show();
  });
  fold.addEventListener('click', () => {
    unfolded = !unfolded;
    status.textContent = show();
    // Folding takes the page away from under the button; unfolding brings the next story, to be read from there.
    if (!unfolded) fold.scrollIntoView({ block: 'nearest' });
    else focusOn(entries.filter((entry) => !entry.hidden)[first]);
  });
  // A reload or the back button may have kept another choice than the page was built with.
  show();
}

/** A story is nothing to press, so it takes the focus only when it is sent there. */
function focusOn(story: HTMLElement | undefined): void {
  if (!story) return;
  story.tabIndex = -1;
  story.focus();
}
