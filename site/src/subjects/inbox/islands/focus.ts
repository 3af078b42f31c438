// Moving the focus to what has just appeared. The forms have the same, but what the inbox shared with them would come to
// every form's page as a file of its own.

/** A ref that focuses its element once, when it is put on the page. Stable, so a re-render does not focus again. */
export function focusWhenShown(element: HTMLElement | null): void {
  element?.focus();
}
