// Walks a page by keyboard and tells which stops a person could not see.
import type { Page } from '@playwright/test';

type Stop = ReturnType<typeof describeFocus>;

/**
 * Steps back from the footer, or the page's end, through everything in `main`. Backwards, because then the browser brings each stop
 * to the top of the window, where a sticky header would cover it.
 */
export async function unseenStopsInMain(page: Page): Promise<{ stops: number; problems: string[] }> {
  await page.evaluate(focusAfterMain);
  await page.evaluate(`(${noteStops})(${describeFocus})`);
  const stops: Stop[] = [];
  await page.keyboard.down('Shift');
  // The keys are held down, and the page notes where they lead: asking it at each stop takes five times as long.
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

/**
 * Before each step it notes what the step before has led to, when the browser has done all that it does for a focus. Once out of
 * `main` it stays there. Runs in the page.
 */
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
      // The last step has no other after it.
      if (!left) note();
      begun = false;
      if (left) removeEventListener('keydown', beforeStep, true);
      return noted.splice(0);
    },
  });
}

/** On the first link of the footer; a page without one gets a stop at its end. Runs in the page. */
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

/** What a person sees of the element that has the focus. Runs in the page. */
export function describeFocus(): { inMain: boolean; name: string; problem: string | undefined } {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement || element instanceof SVGElement) || element === document.body) {
    return { inMain: false, name: 'nothing', problem: 'nothing has the focus' };
  }
  const label = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? '';
  const name = `<${element.localName}${element.id ? ` id="${element.id}"` : ''}> ${label}`;

  // A control that is drawn by its label shows its focus there.
  const drawnBy = element instanceof HTMLInputElement ? (element.labels?.[0] ?? null) : null;
  // Inside a date field the calendar button may have the focus; the browser draws its ring itself.
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
