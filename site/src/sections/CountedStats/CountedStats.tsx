// Figures that count up once, in view. The home page uses the static StatStrip to save bytes.

import { StatStrip, type StatStripProps } from '../StatStrip/StatStrip';
import css from './CountedStats.module.css';

type Counted = { lead: string; number: string; rest: string };

/** "UGX 2B+" counts to 2, "3.5M+" to 3, "180,000" to 180; "24/7", years, ranges and words do not count. */
export function counted(figure: string): Counted | undefined {
  const [, lead = '', number = '', rest = ''] = /^(\D*)(\d+)(.*)$/.exec(figure) ?? [];
  if (Number(number) < 2 || /^(?:19|20)\d\d$/.test(figure) || /\d[^\d]*[/–-]/.test(figure)) return undefined;
  return { lead, number, rest };
}

/** CSS animates it; the text always has the whole figure. */
function CountUp({ figure }: { figure: string }) {
  const parts = counted(figure);
  if (!parts) return figure;
  return (
    <>
      {parts.lead}
      <span className={css.number} data-n={parts.number}>
        {parts.number}
      </span>
      {parts.rest}
    </>
  );
}

export function CountedStats(props: StatStripProps) {
  return <StatStrip {...props} Figure={CountUp} />;
}
