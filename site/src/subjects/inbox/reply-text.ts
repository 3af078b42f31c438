// A text of a reply template: facts are filled in when the site is built, and the entry's own places are left to the desk.
import { replyPlaces } from '@tred/contract/reply-places';
import { places } from '~/facts/fill-in';
import { fillPlaces } from '~/facts/fill-places';
import { textWith } from '~/facts/places-schema';
import { formatPhone } from '~/lib/words';

const own = Object.fromEntries(replyPlaces.map((place) => [place, `{{${place}}}`]));
const all = { ...places, ...own };

const written = (name: string, value: string) => (name.startsWith('phone.') ? formatPhone(value) : value);

export const replyText = textWith(all, (text) => fillPlaces(text, all, written));
