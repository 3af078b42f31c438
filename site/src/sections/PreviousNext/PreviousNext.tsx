// Links to the previous and next page of a series.
import { Section } from '~/components/Section/Section';
import css from './PreviousNext.module.css';

export type Neighbour = { title: string; href: string };

export type PreviousNextProps = {
  /** Accessible name of the landmark: `More articles`. */
  label: string;
  previous?: Neighbour | undefined;
  next?: Neighbour | undefined;
};

export function PreviousNext({ label, previous, next }: PreviousNextProps) {
  return (
    <Section tone="raised" space="tight">
      <nav className={css.pair} aria-label={label}>
        {previous && <Side rel="prev" word="Previous" neighbour={previous} />}
        {next && <Side rel="next" word="Next" neighbour={next} />}
      </nav>
    </Section>
  );
}

type SideProps = { rel: 'prev' | 'next'; word: string; neighbour: Neighbour };

function Side({ rel, word, neighbour }: SideProps) {
  return (
    <a className={`${css.side} ${css[rel]}`} rel={rel} href={neighbour.href}>
      <span className={`quiet small ${css.word}`}>{word}</span>
      <span className={css.title}>{neighbour.title}</span>
    </a>
  );
}
