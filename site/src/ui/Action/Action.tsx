// The one look of "do this": a link that goes somewhere, or a button that does something.

import type { ReactNode } from 'react';
import type { Link } from '../words';
import css from './Action.module.css';

type Look = 'primary' | 'secondary' | 'plain';

type ActionProps = {
  children: ReactNode;
  /** `primary` is marigold: at most one in view. */
  look?: Look;
  href?: string;
  type?: 'button' | 'submit';
  /** Tells the buttons of one form apart. */
  value?: string;
  wide?: boolean;
  disabled?: boolean;
  /** Until a script shows it. */
  hidden?: boolean;
  /** In islands only. */
  onClick?: () => void;
};

export function Action({
  children,
  look = 'primary',
  href,
  type = 'button',
  value,
  wide,
  disabled,
  hidden,
  onClick,
}: ActionProps) {
  const className = [css.action, css[look], wide && css.wide].filter(Boolean).join(' ');
  if (href !== undefined) {
    return (
      <a className={className} href={href}>
        {children}
      </a>
    );
  }
  return (
    <button
      className={className}
      type={type}
      value={value}
      disabled={disabled}
      hidden={hidden}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

type ActionsProps = {
  actions: readonly Link[];
  /** Where something else in view is to be pressed. */
  quiet?: boolean;
  className?: string | undefined;
};

/** Actions side by side: the first is primary, a third is a plain link. */
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
