// Quotes of customers: the first one large, the others in a column beside it.

import { Portrait } from '~/components/Portrait/Portrait';
import { Section } from '~/components/Section/Section';
import { interfaceWords } from '~/facts/interface';
import { fillValues } from '~/lib/format-text';
import css from './Quotes.module.css';
import type { CustomerQuote, QuotesWords } from './schema';

export function Quotes({ quotes, ...section }: QuotesWords) {
  return (
    <Section {...section}>
      <ul role="list" className={`stack columns-2 ${css.quotes}`}>
        {quotes.map((quote) => (
          <li className={css.entry} key={quote.author} data-reveal>
            <Quotation {...quote} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Quotation({ quote, author, position, fact, rating }: CustomerQuote) {
  return (
    <figure className={css.figure}>
      {rating !== undefined && (
        <p className={`label ${css.fact}`}>
          <span aria-hidden="true">{'★'.repeat(rating).padEnd(5, '☆')}</span>{' '}
          {fillValues(interfaceWords.stars, { n: rating })}
        </p>
      )}
      <blockquote className={css.quote}>
        <p>{quote}</p>
      </blockquote>
      <figcaption className={`row ${css.caption}`}>
        <Portrait name={author} />
        <span>
          <span className={`bold ${css.author}`}>{author}</span>
          <span className={`quiet small ${css.position}`}>{position}</span>
          {fact && <span className={`label ${css.fact}`}>{fact}</span>}
        </span>
      </figcaption>
    </figure>
  );
}
