// Shows how full events are, before a visitor registers.
import { PLACES_PATH, parsePlaces } from '@tred/contract/places';
import { origin, simulated } from '~/lib/form-server';

export async function start(): Promise<void> {
  if (simulated) return;
  const read = await fetch(origin + PLACES_PATH)
    .then(async (response) => parsePlaces(await response.json()))
    .catch(() => undefined);
  for (const place of document.querySelectorAll<HTMLElement>('[data-places]')) {
    const left = read?.places[place.dataset.places ?? ''];
    if (left) place.textContent = place.dataset[left] ?? '';
  }
}
