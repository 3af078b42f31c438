// Walks a page by keyboard and tells which stops a person could not see.
import type { Page } from '@playwright/test';

/**
 * Steps back from the footer, or the page's end, through everything in `main`. Backwards, because then the browser brings each stop
 * to the top of the window, where a sticky header would cover it.
 */
export async function unseenStopsInMain(page: Page): Promise<{ stops: number; problems: string[] }> {
  const problems: string[] = [];
  let stops = 0;
  await page.evaluate(focusAfterMain);
  for (; stops < 400; stops += 1) {
    await page.keyboard.press('Shift+Tab');
    const stop = await page.evaluate(describeFocus);
    if (!stop.inMain) break;
    if (stop.problem) problems.push(`${stop.name}: ${stop.problem}`);
  }
  return { stops, problems };
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
