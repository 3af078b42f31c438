// A paragraph of short facts, with dots between them: `Grace Auma · 12 June 2026 · 6 min read`.

import css from './FactLine.module.css';

type FactLineProps = { facts: readonly string[]; className?: string | undefined };

export const FactLine = ({ facts, className }: FactLineProps) => (
  <p className={className ? `${css.line} ${className}` : css.line}>
    {facts.map((fact) => (
      <span className={css.fact} key={fact}>
        {`${fact} `}
      </span>
    ))}
  </p>
);
