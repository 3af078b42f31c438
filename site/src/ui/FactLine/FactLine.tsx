// Short facts in a line, with dots between them: `Grace Auma · 12 June 2026 · 6 min read`.

import css from './FactLine.module.css';

export const FactLine = ({ facts }: { facts: readonly string[] }) => (
  <span className={css.line}>
    {facts.map((fact) => (
      <span className={css.fact} key={fact}>
        {`${fact} `}
      </span>
    ))}
  </span>
);
