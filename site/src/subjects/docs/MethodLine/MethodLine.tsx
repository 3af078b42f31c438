// A request's method and path: `POST /payments`, the method on a slanted bar of the weave.
import css from './MethodLine.module.css';

export type MethodLineProps = { method: string; path: string };

export function MethodLine({ method, path }: MethodLineProps) {
  return (
    <code className={css.line}>
      <span className={css.method} data-method={method}>
        {method}
      </span>{' '}
      <span className={css.path}>
        {path.split(/(\{\w+\})/).map((step) => (step.startsWith('{') ? <i key={step}>{step}</i> : step))}
      </span>
    </code>
  );
}
