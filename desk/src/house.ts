// What the desk knows of its site, put together: the words of its mail, and the places at events.
import { type Catalogue, readCatalogue } from './forms/catalogue.ts';
import { createLetters } from './mail/letters.ts';
import type { Settings } from './settings.ts';
import type { House } from './store/accept.ts';

export async function readHouse(settings: Settings): Promise<{ house: House; catalogue: Catalogue }> {
  const catalogue = await readCatalogue(settings.siteDir);
  const letters = createLetters({
    deskUrl: settings.deskUrl,
    mailTo: settings.mailTo,
    eventTitle: catalogue.titleOf,
  });
  return { house: { letters, capacityOf: catalogue.capacityOf }, catalogue };
}
