// The entries that match, newest first: each a link that opens it.
import type { Listing } from '@tred/contract/desk-api';
import { Badge } from '~/ui/Badge/Badge';
import css from './Inbox.module.css';
import { statusWords, when } from './words';

type EntryListProps = { listing: Listing; open: string };

export function EntryList({ listing, open }: EntryListProps) {
  const { total, items } = listing;
  return (
    <>
      <p className={css.count} role="status">
        {total === 1 ? '1 entry' : `${total} entries`}
      </p>
      <ul className={css.entries}>
        {items.map(({ reference, form, status, who, excerpt, createdAt }) => (
          <li key={reference}>
            <a
              className={css.row}
              href={`#${reference}`}
              aria-current={reference === open ? 'true' : undefined}
            >
              <span className={css.who}>{who}</span>
              <Badge tone={statusWords[status].tone}>{statusWords[status].label}</Badge>
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
