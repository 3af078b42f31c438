// A percentage as a bar, with its figure in text. The width is an SVG attribute, since style attributes are refused.
import css from './Meter.module.css';

type MeterProps = { label: string; percent: number; note?: string | undefined };

export function Meter({ label, percent, note }: MeterProps) {
  return (
    <div className={css.meter}>
      <p className={css.line}>
        <span className={css.label}>{label}</span>
        <span className={css.figure}>{percent}%</span>
      </p>
      {/* The figure in the line above says it in words; the bar only draws it. */}
      <svg className={css.bar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect className={css.track} width="100" height="6" />
        <rect className={css.fill} width={percent} height="6" />
      </svg>
      {note && <p className={css.note}>{note}</p>}
    </div>
  );
}
