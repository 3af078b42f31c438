// A short word set apart: a status, a type, "Most Popular". The word carries the meaning, the colour only helps.
import css from './Badge.module.css';

export type BadgeTone = 'neutral' | 'good' | 'busy' | 'warm' | 'accent';

type BadgeProps = { children: string; tone?: BadgeTone };

export function Badge({ children, tone = 'neutral' }: BadgeProps) {
  return <span className={tone === 'neutral' ? css.badge : `${css.badge} ${css[tone]}`}>{children}</span>;
}
