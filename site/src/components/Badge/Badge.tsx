// A short label: a status, a type, "Most Popular". The word has the meaning, not the colour.

import css from './Badge.module.css';
import type { BadgeTone } from './schema';

type BadgeProps = { children: string; tone?: BadgeTone };

export function Badge({ children, tone = 'neutral' }: BadgeProps) {
  return <span className={tone === 'neutral' ? css.badge : `${css.badge} ${css[tone]}`}>{children}</span>;
}
