// Tabs through a page and reports focus stops that are not visible.
import type { Page } from '@playwright/test';

type Stop = ReturnType<typeof describeFocus>;

/** Tabs backwards through `main`: the browser then scrolls each stop to the top, where a sticky header could cover it. */
export async function unseenStopsInMain(page: Page): Promise<{ stops: number; problems: string[] }> {
  await page.evaluate(focusAfterMain);
  await page.evaluate(`(${noteStops})(${describeFocus})`);
  const stops: Stop[] = [];
  await page.keyboard.down('Shift');
  // The page records the stops itself: asking it at each stop is five times slower.
  while (stops.length < 400 && stops.at(-1)?.inMain !== false) {
    for (let pressed = 0; pressed < 20; pressed += 1) await page.keyboard.down('Tab');
    stops.push(...(await page.evaluate<Stop[]>('notedStops()')));
  }
  await page.keyboard.up('Tab');
  await page.keyboard.up('Shift');
  const inMain = stops.filter((stop) => stop.inMain);
  return {
    stops: inMain.length,
    problems: inMain.flatMap(({ name, problem }) => (problem ? `${name}: ${problem}` : [])),
  };
}

/** Records each stop before the next step, when the browser has scrolled. Stops outside `main`. Runs in the page. */
function noteStops(describe: typeof describeFocus): void {
  const noted: Stop[] = [];
  let begun = false;
  let left = false;
  const note = () => {
    const stop = describe();
    left = !stop.inMain;
    noted.push(stop);
  };
  const beforeStep = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    if (begun && !left) note();
    begun = true;
    if (left) event.preventDefault();
  };
  addEventListener('keydown', beforeStep, true);
  Object.assign(window, {
    notedStops: () => {
      // The last stop has no next step.
      if (!left) note();
      begun = false;
      if (left) removeEventListener('keydown', beforeStep, true);
      return noted.splice(0);
    },
  });
}

/** Focuses the first link of the footer, or an added stop at the end. Runs in the page. */
function focusAfterMain(): void {
  const first = document.querySelector<HTMLElement>('footer a[href]');
  if (first) {
    first.focus();
    return;
  }
  const end = document.createElement('button');
  end.textContent = 'The end';
  end.addEventListener('blur', () => end.remove(), { once: true });
  document.body.append(end);
  end.focus();
}

/** Describes the visible state of the focused element. Runs in the page. */
export function describeFocus(): { inMain: boolean; name: string; problem: string | undefined } {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement || element instanceof SVGElement) || element === document.body) {
    return { inMain: false, name: 'nothing', problem: 'nothing has the focus' };
  }
  const label = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? '';
  const name = `<${element.localName}${element.id ? ` id="${element.id}"` : ''}> ${label}`;

  // A control that its label draws shows its focus there.
  const drawnBy = element instanceof HTMLInputElement ? (element.labels?.[0] ?? null) : null;
  // The browser draws the focus ring of a date field's calendar button.
  const calendar = element.matches(
    'input:is([type^="date"], [type="time"], [type="month"]):not(:focus-visible)',
  );
  const ring =
    calendar ||
    [element, element.parentElement, element.nextElementSibling, drawnBy].some((each) => {
      if (!each) return false;
      const style = getComputedStyle(each);
      return style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 1;
    });

  const shown = drawnBy && element.getBoundingClientRect().width < 3 ? drawnBy : element;
  const box = shown.getBoundingClientRect();
  const parts = [0.5, 0.1, 0.9];
  const onTop = parts.flatMap((x) =>
    parts.map((y) => document.elementFromPoint(box.left + box.width * x, box.top + box.height * y)),
  );
  const seen = onTop.some((top) => top !== null && (shown.contains(top) || top.contains(shown)));

  const problems = [ring ? [] : 'has no visible focus ring', seen ? [] : 'is covered or out of sight'].flat();
  return { inMain: element.closest('main') !== null, name, problem: problems.join(', ') || undefined };
}
