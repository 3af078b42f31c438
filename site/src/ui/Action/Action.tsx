// The one look of "do this": a link that goes somewhere, or a button that does something.
import type { ReactNode } from 'react';
import css from './Action.module.css';

/** What it says and where it leads. */
export type Link = { label: string; href: string };

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
