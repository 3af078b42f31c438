// The way to one's account and, for owners, to people and the trail.
import type { Session } from '@tred/contract/desk-api';
import { fillPlaces } from '~/lib/words';
import { type StaffScreen, screensFor } from '../staff-screens';
import type { StaffWords } from '../staff-words';
import css from './Staff.module.css';

type StaffLinksProps = { session: Session; screen: StaffScreen | undefined; words: StaffWords['links'] };

export function StaffLinks({ session, screen: open, words }: StaffLinksProps) {
  return (
    <nav className={css.links} aria-label={words.label}>
      {screensFor(session.rights).map((screen) => (
        <a key={screen} href={`#${screen}`} aria-current={screen === open ? 'page' : undefined}>
          {fillPlaces(words[screen], { name: session.name })}
        </a>
      ))}
    </nav>
  );
}
