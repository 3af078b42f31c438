// Shows how full events are, before a visitor registers. In a list of dates it names only those that are nearly full or full.
import { FEW_PLACES, PLACES_PATH, parsePlaces } from '@tred/contract/places';
import { origin, simulated } from '~/forms/transport';
import { fillValues } from '~/lib/format-text';
import { places as words } from '~/ui/script-words';

export async function start(): Promise<void> {
  if (simulated) return;
  const read = await fetch(origin + PLACES_PATH)
    .then(async (response) => parsePlaces(await response.json()))
    .catch(() => undefined);
  for (const place of document.querySelectorAll<HTMLElement>('[data-places]')) {
    const left = read?.places[place.dataset.places ?? ''];
    if (left && !(left === 'open' && place.closest('li')))
      place.textContent = fillValues(words[left], { count: FEW_PLACES });
  }
}
