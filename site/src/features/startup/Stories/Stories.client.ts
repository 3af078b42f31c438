// Filters the success stories and hides all but the first few. Without this script all are shown.
import { fillValues } from '~/lib/format-text';

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
    // Includes the filter: a live region does not repeat the same text if two filters have equal counts.
    const kind = filter.querySelector(':checked + *')?.textContent ?? '';
    return fillValues(status.dataset.storiesStatus ?? '', {
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
    // Collapsing scrolls the button into view; expanding moves the focus to the next story.
    if (!unfolded) fold.scrollIntoView({ block: 'nearest' });
    else focusOn(entries.filter((entry) => !entry.hidden)[first]);
  });
  // A reload or the back button may restore another choice.
  show();
}

/** A story is not interactive, so only a script can focus it. */
function focusOn(story: HTMLElement | undefined): void {
  if (!story) return;
  story.tabIndex = -1;
  story.focus();
}
