// What there is to do next, side by side; the first is the one that is asked for, a third is a link beside the two.
import { Action, type Link } from './Action';
import css from './Action.module.css';

type ActionsProps = {
  actions: readonly Link[];
  /** Where something else in view is to be pressed. */
  quiet?: boolean;
  className?: string | undefined;
};

export function Actions({ actions, quiet = false, className }: ActionsProps) {
  const looks = quiet ? (['secondary'] as const) : (['primary', 'secondary'] as const);
  return (
    <div className={[css.row, quiet && css.quiet, className].filter(Boolean).join(' ')}>
      {actions.map(({ label, href }, index) => (
        <Action key={label} href={href} look={looks[index] ?? 'plain'}>
          {label}
        </Action>
      ))}
    </div>
  );
}
