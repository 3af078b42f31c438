// Shows the learner's name that the visitor typed on the home page on the product screens of this visit.
const KEY = 'learner';
const LONGEST = 60;

/** The name for this visit; empty for the sample's. */
export function storedLearner(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    // Storage is refused: the name is on the page where it was typed only.
    return '';
  }
}

function store(name: string): void {
  try {
    if (name) sessionStorage.setItem(KEY, name);
    else sessionStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}

export function start(): void {
  const places = document.querySelectorAll<HTMLElement>('bdi[data-client=Learner]');
  const samples = [...places].map(({ textContent }) => textContent);
  const field = document.querySelector<HTMLInputElement>('input[data-client=Learner]');
  const reset = document.querySelector<HTMLButtonElement>('button[data-client=Learner]');

  function show(name: string): void {
    for (const [index, place] of places.entries()) {
      place.textContent = name || samples[index] || '';
      place.title = name;
      place.toggleAttribute('data-typed', Boolean(name));
    }
    if (reset) reset.hidden = !name;
    // A long name is smaller where it is large (NamePath.module.css).
    if (name) document.documentElement.style.setProperty('--letters', String(Math.max(name.length, 15)));
    else document.documentElement.style.removeProperty('--letters');
    delete document.documentElement.dataset.learner;
  }

  function showStored(): void {
    const name = storedLearner();
    if (field) field.value = name;
    show(name);
  }

  function onInput(): void {
    const name = [...(field?.value.trim() ?? '')].slice(0, LONGEST).join('');
    store(name);
    show(name);
  }

  field?.addEventListener('input', onInput);
  reset?.addEventListener('click', () => {
    if (!field) return;
    field.value = '';
    field.focus();
    onInput();
  });
  // A page that the back button restores may have an older name.
  addEventListener('pageshow', ({ persisted }) => persisted && showStored());
  // The visitor may have typed before this script ran.
  if (field?.value) onInput();
  else showStored();
}
