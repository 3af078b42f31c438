// `client:touch`: loads an island's script at the first touch. Input, presses and submits before that are kept, shown
// as busy and replayed once; if the script fails, forms post normally. Inlined in the page, because a touch may come
// first.
import type { Control } from './edits';

export type TouchOptions = {
  /** Useless without script: loads when the browser is idle. */
  alone?: boolean;
  /** A storage key, such as a cart, that loads the island at once. */
  stored?: string;
  /** A suffix of the address that does the same. */
  hash?: string;
  /** A name in the query that does the same; the names of its controls do without. */
  parameter?: string;
  /** Islands of one group load together. The name is that of an event. */
  group?: string;
};

type Load = () => Promise<() => Promise<void>>;
type Pressed = HTMLFormElement | HTMLButtonElement;

/** Timeout, after which forms post without script. */
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
    // The island failed: the next touch tries again.
    if (!loading) return;
    await hydrate();
    awake = true;
    document.documentElement.dataset.scripted = '';
    for (const each of done()) repeatPress(each);
  }

  function done(): Pressed[] {
    clearTimeout(waiting);
    waiting = undefined;
    const all = [...pressed];
    pressed.clear();
    for (const each of all) show(each, false);
    return all;
  }

  function withoutScript(): void {
    // As in shell/before-paint.js: hides controls that need a script, and shows their replacement.
    delete document.documentElement.dataset.scripted;
    document.querySelector('[data-without-script] :target')?.scrollIntoView();
    const form = done().find((each) => each instanceof HTMLFormElement);
    // Not `form.submit`: a field may have that name.
    if (form) HTMLFormElement.prototype.submit.call(form);
  }

  function capture(event: Event, each: Pressed): void {
    event.preventDefault();
    // React must not see the event, or it would run twice.
    event.stopImmediatePropagation();
    pressed.add(each);
    show(each, true);
    waiting ??= setTimeout(withoutScript, GIVE_UP_MS);
    wake();
  }

  on('pointerover pointerdown', (event) => {
    // Ignores a scrolling finger.
    const isFinger = (event as PointerEvent).pointerType === 'touch';
    if (!isFinger || (event.type === 'pointerdown' && isControl(event.target))) wake();
  });
  on('focusin keydown input change', wake);
  on('click', (event) => {
    const button = (event.target as Element).closest('button');
    if (button?.type === 'button') capture(event, button);
  });
  on('submit', (event) => capture(event, event.target as HTMLFormElement));
  on('astro:hydration-error', () => {
    loading = false;
    withoutScript();
  });

  const look = () => {
    if (concerns(island, options)) wake();
  };
  on('storage pageshow', look, window);
  if (options.group) on(options.group, wake, window);
  // A busy phone may never be idle.
  if (options.alone) window.requestIdleCallback?.(wake, { timeout: 2000 }) ?? setTimeout(wake);
  else look();
}

const isControl = (target: EventTarget | null) =>
  (target as Element).closest('a,button,input,select,textarea,label') !== null;

/** Whether address or storage requires the island. */
function concerns(island: HTMLElement, { stored, hash, parameter = '' }: TouchOptions): boolean {
  const parameters = [...new URLSearchParams(location.search).keys()];
  const controls = [...island.querySelectorAll<Control>('[name]')];
  try {
    if (stored !== undefined && stored in localStorage) return true;
  } catch {
    // Without storage there is nothing to show.
  }
  return (
    [parameter, ...controls.map(({ name }) => name)].some((name) => parameters.includes(name)) ||
    (hash !== undefined && location.hash === hash)
  );
}

/** A form shows it on its button. */
function show(each: Pressed, isCaptured: boolean): void {
  const button = each instanceof HTMLFormElement ? each.querySelector('[type=submit]') : each;
  button?.toggleAttribute('data-taken', isCaptured);
}

function repeatPress(each: Pressed): void {
  if (each instanceof HTMLFormElement) each.requestSubmit();
  else each.click();
}
