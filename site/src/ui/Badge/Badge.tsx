// A short word set apart: a status, a type, "Most Popular". The word carries the meaning, the colour only helps.
import type { BadgeTone } from '../words';
import css from './Badge.module.css';

type BadgeProps = { children: string; tone?: BadgeTone };

export function Badge({ children, tone = 'neutral' }: BadgeProps) {
  return <span className={tone === 'neutral' ? css.badge : `${css.badge} ${css[tone]}`}>{children}</span>;
}
