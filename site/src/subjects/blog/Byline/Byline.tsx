// Who wrote something, when, and how long it takes to read.
import { formatDate, type IsoDay } from '~/lib/dates';
import { Monogram } from '~/ui/Monogram/Monogram';
import css from './Byline.module.css';

type BylineProps = { author: string; date: IsoDay; updated?: IsoDay | undefined; minutes: number };

export function Byline({ author, date, updated, minutes }: BylineProps) {
  return (
    <div className={css.byline}>
      <Monogram name={author} />
      <p>
        <span className={css.author}>{author}</span>
        <span className={css.facts}>
          <time dateTime={date}>{formatDate(date)}</time>
          {updated && (
            <>
              {' · updated '}
              <time dateTime={updated}>{formatDate(updated)}</time>
            </>
          )}
          {` · ${minutes}\u00a0min\u00a0read`}
        </span>
      </p>
    </div>
  );
}
