// Replays to React what a visitor typed and chose before hydration.

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Records values that differ from the HTML; the returned function replays them after hydration. */
export function rememberEdits(island: HTMLElement): () => void {
  const edited = [...island.querySelectorAll<Control>('input,select,textarea')]
    .filter(isEdited)
    // Saved now: React restores its own values at its first update.
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

/** Replays a change as an event. Leaves text alone: the visitor may be typing. */
function repeatEdit(control: Control, value: string): void {
  if (control.type === 'radio' || control.type === 'checkbox') {
    const { checked, defaultChecked } = control as HTMLInputElement;
    // React needs a change from the initial value, so it is set twice at once.
    const first = control.type === 'radio' ? defaultOf(control) : control;
    if (checked !== defaultChecked) first?.click();
    control.click();
  } else if (control.type === 'range') {
    control.value = (control as HTMLInputElement).defaultValue;
    // React's own setter on the element tracks its value.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, value);
  } else if (control instanceof HTMLSelectElement) control.value = value;
  for (const name of ['input', 'change']) control.dispatchEvent(new Event(name, { bubbles: true }));
}

const defaultOf = ({ form, name, ownerDocument }: Control) =>
  [...(form ?? ownerDocument).querySelectorAll<HTMLInputElement>('[type=radio]')].find(
    (radio) => radio.name === name && radio.form === form && radio.defaultChecked,
  );
