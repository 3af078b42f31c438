// An article's byline and date, and links to share it.

import Link from 'lucide-react/icons/link';
import MessageCircle from 'lucide-react/icons/message-circle';
import { Portrait } from '~/components/Portrait/Portrait';
import { formatDate, type IsoDay } from '~/lib/dates';
import css from './ArticleTools.module.css';

type BylineProps = {
  author: string;
  /** Role of a guest. */
  role?: string | undefined;
  date: IsoDay;
  updated?: { day: IsoDay; text: string } | undefined;
  minutes: string;
};

export function Byline({ author, role, date, updated, minutes }: BylineProps) {
  return (
    <div className={`row ${css.byline}`}>
      <Portrait name={author} />
      <p>
        <span className={`bold ${css.author}`}>{author}</span>
        {role && <span className={`quiet small ${css.facts}`}>{role}</span>}
        <span className={`quiet small ${css.facts}`}>
          <time dateTime={date}>{formatDate(date)}</time>
          {updated && (
            <>
              {' · '}
              <time dateTime={updated.day}>{updated.text}</time>
            </>
          )}
          {` · ${minutes}`}
        </span>
      </p>
    </div>
  );
}

type ShareLinksProps = {
  title: string;
  /** The full address with https. */
  url: string;
  words: { share: string; copy: string };
};

export function ShareLinks({ title, url, words }: ShareLinksProps) {
  return (
    <ul role="list" className={`row ${css.ways}`} data-client="CopyBox" data-screen-only>
      <li>
        <a
          className={`bold brand ${css.way}`}
          href={`https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`}
        >
          <MessageCircle size={20} aria-hidden="true" />
          {words.share}
        </a>
      </li>
      <li className={`brand ${css.copy}`}>
        <Link size={20} aria-hidden="true" />
        <button className={`bold brand ${css.way}`} type="button" data-copy={url} data-needs-script>
          {words.copy}
        </button>
      </li>
    </ul>
  );
}
