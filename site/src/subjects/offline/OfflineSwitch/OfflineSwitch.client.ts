// Switches keeping pages on and off. Off means at once: the worker goes, and so does everything it kept.
import { isOn, register, remember } from '../keep-offline';

// The cache names of service-worker.ts, which can import nothing.
const PAGES = 'pages-1';
const FILES = 'files-1';

/** How many pages can be read without a network, besides the one that says so. */
async function countKept(): Promise<number> {
  const keys = await (await caches.open(PAGES)).keys();
  return keys.filter(({ url }) => new URL(url).pathname !== '/offline').length;
}

async function forgetPages(): Promise<void> {
  await caches.delete(PAGES);
  await caches.delete(FILES);
}

export function start(): void {
  const part = document.querySelector('[data-client=OfflineSwitch]');
  const choice = part?.querySelector('label');
  const box = part?.querySelector('input');
  const status = part?.querySelector<HTMLElement>('[role=status]');
  if (!choice || !box || !status) return;
  const say = async () => {
    const { on = '', off = '' } = status.dataset;
    status.textContent = box.checked ? on.replace('{pages}', String(await countKept())) : off;
  };
  if (!('serviceWorker' in navigator && 'caches' in globalThis)) {
    status.textContent = status.dataset.cannot ?? '';
    return;
  }
  box.checked = isOn();
  choice.hidden = false;
  box.addEventListener('change', () => {
    void (box.checked ? switchOn() : switchOff()).then(say);
  });
}

async function switchOn(): Promise<void> {
  remember(true);
  await register();
}

async function switchOff(): Promise<void> {
  remember(false);
  const workers = await navigator.serviceWorker.getRegistrations();
  await Promise.all(workers.map((worker) => worker.unregister()));
  await forgetPages();
}
