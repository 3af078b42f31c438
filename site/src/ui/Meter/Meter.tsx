// A percentage as a meter, with its figure in text. The width is an SVG attribute, since style attributes are refused.
import css from './Meter.module.css';

type MeterProps = { label: string; percent: number; note?: string | undefined };

export function Meter({ label, percent, note }: MeterProps) {
  return (
    <div className={css.meter}>
      <p className={css.line}>
        <span className={css.label}>{label}</span>
        <span className={css.figure}>{percent}%</span>
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: old Chromes draw nothing for a <meter> that is styled */}
      <svg
        className={css.bar}
        viewBox="0 0 100 6"
        preserveAspectRatio="none"
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={`${percent}%`}
      >
        <rect className={css.track} width="100" height="6" />
        <rect className={css.fill} width={percent} height="6" />
      </svg>
      {note && <p className={css.note}>{note}</p>}
    </div>
  );
}
