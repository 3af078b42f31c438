// Line drawing of an object for an empty state: shoebox, receipt book, phone without signal. Decorative: the text says
// what is missing.
import type { ReactNode } from 'react';
import css from './DeskDrawing.module.css';

export type DrawnObject = 'shoebox' | 'receiptBook' | 'phone';

type DeskDrawingProps = {
  thing: DrawnObject;
  /** For a whole page: beside its hero on wide screens. */
  opening?: boolean;
};

export function DeskDrawing({ thing, opening }: DeskDrawingProps) {
  const Drawing = drawings[thing];
  return (
    <svg
      className={opening ? `${css.drawing} ${css.opening}` : css.drawing}
      viewBox="0 0 160 120"
      aria-hidden="true"
      focusable="false"
    >
      <path className={css.desk} d="M4 112h152" />
      <Drawing />
    </svg>
  );
}

const drawings = {
  shoebox: () => (
    <>
      <path className={css.paper} d="m44 60-6-38 30-5 7 43zM74 60l4-46 27 3-4 43z" />
      <path className={css.ink} d="m45 32 18-3M47 41l18-3M84 27l14 1M83 36l14 1" />
      <path className={css.marked} d="m100 60 12-34 22 8-10 26z" />
      <path className={css.box} d="M26 58h104v50q0 4-4 4H30q-4 0-4-4z" />
      <path className={css.lid} d="M20 50h116v14H20z" />
      <path className={css.bars} d="m66 96 6-18M77 96l6-18M88 96l6-18" />
    </>
  ),
  receiptBook: () => (
    <>
      <path className={css.box} d="M16 34q32-10 62 4v72q-30-14-62-4zM144 34q-32-10-62 4v72q30-14 62-4z" />
      <path className={css.lid} d="M77 36h6v76h-6z" />
      <path
        className={css.ink}
        d="M27 50q20-5 40 2M27 64q14-4 26 0M27 78q20-5 40 2M93 52q20-7 40-2M93 66q20-7 40-2M93 80q20-7 40-2M93 94q20-7 40-2"
      />
      <path className={css.marked} d="m108 44 28-38 8 6-28 38-9 4z" />
    </>
  ),
  phone: () => (
    <>
      <path className={css.box} d="M54 8h52q6 0 6 6v92q0 6-6 6H54q-6 0-6-6V14q0-6 6-6z" />
      <path className={css.paper} d="M56 18h48v38H56z" />
      <path className={css.ink} d="M64 48v-4M71 48v-8M78 48V36M85 48V32" />
      <path className={css.cross} d="m62 28 32 22" />
      <path
        className={css.keys}
        d="M60 68h8M76 68h8M92 68h8M60 80h8M76 80h8M92 80h8M60 92h8M76 92h8M92 92h8"
      />
    </>
  ),
} satisfies Record<DrawnObject, () => ReactNode>;
