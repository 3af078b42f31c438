// The entries that match, newest first: each a link that opens it, with a box to select it.
import type { Listing } from '@tred/contract/desk-api';
import { counted, fillPlaces } from '~/lib/words';
import { Badge } from '~/ui/Badge/Badge';
import { addressOf } from '../address';
import css from './Inbox.module.css';
import { useWords } from './use-words';
import { statusTones, when } from './words';

type EntryListProps = {
  listing: Listing;
  open: string;
  ticked: ReadonlySet<string>;
  onTick: (references: readonly string[], on: boolean) => void;
};

export function EntryList({ listing, open, ticked, onTick }: EntryListProps) {
  const words = useWords();
  const { total, items } = listing;
  return (
    <>
      <p className={css.count} role="status">
        {counted(total, words.list.entries)}
      </p>
      <ul className={css.entries}>
        {items.map(({ reference, form, status, who, excerpt, createdAt }) => (
          <li className={css.item} key={reference} data-reference={reference}>
            <label className={css.box}>
              <span className="visually-hidden">{fillPlaces(words.list.select, { reference, who })}</span>
              <input
                type="checkbox"
                checked={ticked.has(reference)}
                onChange={({ target }) => onTick([reference], target.checked)}
              />
            </label>
            <a
              className={css.row}
              href={addressOf('inbox', reference)}
              aria-current={reference === open ? 'true' : undefined}
            >
              <span className={css.who}>{who}</span>
              <Badge tone={statusTones[status]}>{words.status[status]}</Badge>
              <span className={css.meta}>
                {form}, {when(createdAt)}
              </span>
              <span className={css.excerpt}>{excerpt}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
