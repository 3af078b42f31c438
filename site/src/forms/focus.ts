// Moving the focus to what has just appeared.
import type { MouseEvent } from 'react';

/** A ref that focuses its element once, when it is put on the page. Stable, so a re-render does not focus again. */
export function focusWhenShown(element: HTMLElement | null): void {
  element?.focus();
}

/** For a link to an input: focus it, with its label in view. */
export function followToInput(event: MouseEvent<HTMLAnchorElement>): void {
  const input = document.getElementById(event.currentTarget.hash.slice(1));
  if (!input) return;
  event.preventDefault();
  const label = input.closest('fieldset') ?? input.closest('label') ?? input.parentElement;
  label?.scrollIntoView();
  input.focus({ preventScroll: true });
}
