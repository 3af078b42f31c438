// A strip of four, and a titled ledger with notes.
import { StatStrip } from './StatStrip';

const stats = [
  { figure: '500+', label: 'Institutions' },
  { figure: '3.5M+', label: 'Students' },
  { figure: '98%', label: 'Satisfaction', note: 'Term II survey' },
  { figure: '24/7', label: 'Support' },
];

export const examples = {
  strip: <StatStrip title="Tred in figures" stats={stats} />,
  titled: (
    <StatStrip
      title="What changed"
      showTitle
      lead="Counted over a school year."
      stats={stats.slice(0, 3)}
      tone="deep"
    />
  ),
};
