// Puts off what moves the page until the finger or button that is down has come up. A message that goes when a field
// is left would otherwise pull the thing being pressed from under the pointer, and the click would be lost.

let pressed = false;

/** An effect: listens as long as there is a form. */
export function watchPresses(): () => void {
  const down = () => {
    pressed = true;
  };
  const up = () => {
    pressed = false;
  };
  addEventListener('pointerdown', down, true);
  addEventListener('pointerup', up, true);
  addEventListener('pointercancel', up, true);
  return () => {
    removeEventListener('pointerdown', down, true);
    removeEventListener('pointerup', up, true);
    removeEventListener('pointercancel', up, true);
  };
}

/** In a task of its own in any case: a tap's mouse events all come in one, after its pointer is up. */
export function afterPress(run: () => void): void {
  const soon = () => setTimeout(run);
  if (pressed) addEventListener('pointerup', soon, { capture: true, once: true });
  else soon();
}
