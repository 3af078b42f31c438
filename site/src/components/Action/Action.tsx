// A button, or a link that looks like one.

import { FILL_LINK } from '@tred/contract/page-attributes';
import type { ReactNode } from 'react';
import type { Link } from '../schema';
import css from './Action.module.css';

type Look = 'primary' | 'secondary' | 'plain';

type ActionProps = {
  children: ReactNode;
  /** `primary` is marigold: at most one on a screen. */
  look?: Look;
  href?: string;
  /** What it is about, for screen readers, where several actions have the same label. */
  about?: string;
  /** The address once a value is known (contract/src/page-attributes.ts). */
  fill?: string;
  type?: 'button' | 'submit';
  /** Distinguishes the buttons of one form. */
  value?: string;
  wide?: boolean;
  disabled?: boolean;
  /** Hidden until a script shows it. */
  hidden?: boolean;
  /** Leads back to an empty form (forms/Form/Form.client.ts). */
  again?: boolean;
  /** In islands only. */
  onClick?: () => void;
};

export function Action({
  children,
  look = 'primary',
  href,
  about,
  fill,
  type = 'button',
  value,
  wide,
  disabled,
  hidden,
  again,
  onClick,
}: ActionProps) {
  const className = [css.action, css[look], wide && css.wide].filter(Boolean).join(' ');
  if (href !== undefined) {
    return (
      <a
        className={className}
        href={href}
        aria-label={about && `${children}: ${about}`}
        {...(fill && { [FILL_LINK]: fill })}
      >
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
      data-again={again}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

type ActionsProps = {
  actions: readonly Link[];
  /** For a screen that already has a primary action. */
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
