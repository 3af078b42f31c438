// Switches offline reading on and off. Off removes the service worker and its caches at once.
import { isOn, OFFLINE_KEY, register } from '../keep-offline';

// Cache names of service-worker.ts, which has no imports or exports.
const PAGES = 'pages-1';
const FILES = 'files-1';

async function countCachedPages(): Promise<number> {
  const keys = await (await caches.open(PAGES)).keys();
  return keys.filter(({ url }) => new URL(url).pathname !== '/offline').length;
}

async function deleteCachedPages(): Promise<void> {
  await caches.delete(PAGES);
  await caches.delete(FILES);
}

export function start(): void {
  const part = document.querySelector('[data-client=OfflineSwitch]');
  const choice = part?.querySelector('label');
  const box = part?.querySelector('input');
  const status = part?.querySelector<HTMLElement>('[role=status]');
  if (!choice || !box || !status) return;
  const updateStatus = async () => {
    const { on = '', off = '' } = status.dataset;
    status.textContent = box.checked ? on.replace('{pages}', String(await countCachedPages())) : off;
  };
  if (!('serviceWorker' in navigator && 'caches' in globalThis)) {
    status.textContent = status.dataset.cannot ?? '';
    return;
  }
  box.checked = isOn();
  choice.hidden = false;
  box.addEventListener('change', () => {
    void (box.checked ? switchOn() : switchOff()).then(updateStatus);
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
  await deleteCachedPages();
}

function remember(on: boolean): void {
  try {
    if (on) localStorage.removeItem(OFFLINE_KEY);
    else localStorage.setItem(OFFLINE_KEY, 'off');
  } catch {}
}
