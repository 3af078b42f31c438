// The brand mark in the text colour with an accent bar. Decorative: the name is beside it.

import { MARK } from '~/lib/weave';
import css from './BrandMark.module.css';

type BrandMarkProps = {
  size: number;
};

export function BrandMark({ size }: BrandMarkProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox={`0 0 ${MARK.size} ${MARK.size}`}
      fill="currentColor"
      aria-hidden="true"
    >
      <path d={MARK.bars} />
      <path className={css.step} d={MARK.step} />
    </svg>
  );
}
