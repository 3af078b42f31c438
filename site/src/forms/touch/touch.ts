// `client:touch`: an island's HTML works as it is, so its script comes when a visitor first touches it, and not for being
// there. What was typed, chosen, pressed or sent before it came is kept, shown as taken, and done once when it is there.
// If it does not come, what was sent goes the way of a plain form. Stands in the page itself: a touch may come before any
// other script.

export type TouchOptions = {
  /** Useless without its script, so it loads by itself, once the browser has nothing better to do. */
  alone?: boolean;
  /** What in the browser's own storage concerns it, such as a cart: with that, the island loads at once. */
  stored?: string;
  /** So does an address that ends like this. */
  hash?: string;
  /** Asleep, its HTML is right only in browsers that know this; in others it loads at once. */
  media?: string;
  /** And only up to this day, such as 2026-12-31. */
  until?: string | undefined;
  /** Islands of one group load together: a press in one shows in another. The name is that of an event. */
  group?: string;
};

type Load = () => Promise<() => Promise<void>>;
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Pressed = HTMLFormElement | HTMLButtonElement;

/** Longer than any network that is of use: what was sent then goes without script. */
export const GIVE_UP_MS = 10_000;

// biome-ignore lint/style/noDefaultExport: Astro looks for it.
export default function touch(
  load: Load,
  { value }: { value?: TouchOptions | true },
  island: HTMLElement,
): void {
  const options: TouchOptions = value === true || !value ? {} : value;
  const pressed = new Set<Pressed>();
  let loading = false;
  let awake = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  function on(events: string, act: (event: Event) => void, target: EventTarget = island): void {
    for (const name of events.split(' ')) target.addEventListener(name, (event) => awake || act(event), true);
  }

  async function wake(): Promise<void> {
    if (loading) return;
    loading = true;
    if (options.group) dispatchEvent(new Event(options.group));
    const hydrate = await load();
    // The island has said that it failed: the next touch tries again.
    if (!loading) return;
    await hydrate();
    awake = true;
    document.documentElement.dataset.scripted = '';
    for (const each of done()) repeatPress(each);
  }

  /** What was pressed, and no longer waits. */
  function done(): Pressed[] {
    clearTimeout(waiting);
    waiting = undefined;
    const all = [...pressed];
    pressed.clear();
    for (const each of all) show(each, false);
    return all;
  }

  function withoutScript(): void {
    // As shell/before-paint.js says it: controls that need a script go, and what is said instead of them comes.
    delete document.documentElement.dataset.scripted;
    document.querySelector('[data-without-script] :target')?.scrollIntoView();
    const form = done().find((each) => each instanceof HTMLFormElement);
    // Not `form.submit`: a field may be called so.
    if (form) HTMLFormElement.prototype.submit.call(form);
  }

  function take(event: Event, each: Pressed): void {
    event.preventDefault();
    // Nor may React see it: what it sees, it does, and then it would be done twice.
    event.stopImmediatePropagation();
    pressed.add(each);
    show(each, true);
    waiting ??= setTimeout(withoutScript, GIVE_UP_MS);
    wake();
  }

  on('pointerover pointerdown', (event) => {
    // A finger that only scrolls past touches nothing.
    const isFinger = (event as PointerEvent).pointerType === 'touch';
    if (!isFinger || (event.type === 'pointerdown' && isControl(event.target))) wake();
  });
  on('focusin keydown input change', wake);
  on('click', (event) => {
    const button = (event.target as Element).closest('button');
    if (button?.type === 'button') take(event, button);
  });
  on('submit', (event) => take(event, event.target as HTMLFormElement));
  // The browser's own words about an empty field; ours come with the script, or from the desk.
  on('invalid', (event) => {
    const { form } = event.target as HTMLInputElement;
    if (form) take(event, form);
  });
  on('astro:hydration-error', () => {
    loading = false;
    withoutScript();
  });

  const look = () => {
    if (concerns(island, options)) wake();
  };
  on('storage pageshow', look, window);
  if (options.group) on(options.group, wake, window);
  if (options.alone) (window.requestIdleCallback ?? setTimeout)(wake);
  else look();
}

const isControl = (target: EventTarget | null) =>
  (target as Element).closest('a,button,input,select,textarea,label') !== null;

/** Whether the address, the storage or the day says something that the island has to show. */
function concerns(island: HTMLElement, { stored, hash, media, until }: TouchOptions): boolean {
  const asked = [...new URLSearchParams(location.search).keys()];
  const controls = [...island.querySelectorAll<Control>('[name]')];
  try {
    if (stored !== undefined && stored in localStorage) return true;
    for (const { action } of island.querySelectorAll('form'))
      if (sessionStorage.getItem(`draft:${action.replace(/.*\//, '')}:${location.pathname}`)) return true;
  } catch {
    // Where storage is refused, there is nothing in it.
  }
  return (
    controls.some(({ name }) => asked.includes(name)) ||
    (hash !== undefined && location.hash === hash) ||
    (media !== undefined && !matchMedia(media).matches) ||
    (until !== undefined && new Date().toISOString() > until)
  );
}

/** A form shows it on its button. */
function show(each: Pressed, taken: boolean): void {
  const button = each instanceof HTMLFormElement ? each.querySelector('[type=submit]') : each;
  button?.toggleAttribute('data-taken', taken);
}

function repeatPress(each: Pressed): void {
  if (each instanceof HTMLFormElement) each.requestSubmit();
  else each.click();
}
