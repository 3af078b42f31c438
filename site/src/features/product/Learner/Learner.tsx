// The learner's name in a text of a product screen. The script puts the name there that a visitor typed on the home page.
import type { ReactNode } from 'react';
import { sampleLearner } from '~/facts/product';
import css from './Learner.module.css';

export const Learner = ({ name = sampleLearner() }: { name?: string }) => (
  <bdi className={css.learner} data-client="Learner">
    {name}
  </bdi>
);

/** A text with the sample's name marked; other texts as they are. */
export function withLearner(text: string): ReactNode {
  const at = text.indexOf(sampleLearner());
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <Learner />
      {text.slice(at + sampleLearner().length)}
    </>
  );
}
