// What a visitor typed and chose before React came: it is still in the page, but React does not know of it.

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Remembers what differs from the HTML; the function it returns tells React of it, once React is there. */
export function rememberEdits(island: HTMLElement): () => void {
  const edited = [...island.querySelectorAll<Control>('input,select,textarea')]
    .filter(isEdited)
    // Known by heart: React puts its own back when it first changes something.
    .map((control) => [control, control.value] as const);
  return () => {
    for (const [control, value] of edited) repeatEdit(control, value);
  };
}

function isEdited(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const byDefault = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
    return control.selectedIndex !== Math.max(0, byDefault);
  }
  if (/radio|checkbox/.test(control.type)) {
    const { checked, defaultChecked } = control as HTMLInputElement;
    return control.type === 'radio' ? checked && !defaultChecked : checked !== defaultChecked;
  }
  return control.value !== control.defaultValue;
}

/** Tells the script of what was there before it, as if it happened now. Text is left alone: somebody may be typing it. */
function repeatEdit(control: Control, value: string): void {
  if (control.type === 'radio' || control.type === 'checkbox') {
    const { checked, defaultChecked } = control as HTMLInputElement;
    // A change is one only from what it was at first; both presses come in one go, and nothing is seen of the first.
    const first = control.type === 'radio' ? defaultOf(control) : control;
    if (checked !== defaultChecked) first?.click();
    control.click();
  } else if (control.type === 'range') {
    control.value = (control as HTMLInputElement).defaultValue;
    // React puts a setter of its own onto the element, to know what it set itself.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, value);
  } else if (control instanceof HTMLSelectElement) control.value = value;
  for (const name of ['input', 'change']) control.dispatchEvent(new Event(name, { bubbles: true }));
}

const defaultOf = ({ form, name, ownerDocument }: Control) =>
  [...(form ?? ownerDocument).querySelectorAll<HTMLInputElement>('[type=radio]')].find(
    (radio) => radio.name === name && radio.form === form && radio.defaultChecked,
  );
