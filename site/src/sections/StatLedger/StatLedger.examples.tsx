// A strip of four, and a titled ledger with notes.
import { StatLedger } from './StatLedger';

const stats = [
  { figure: '500+', label: 'Institutions' },
  { figure: '3.5M+', label: 'Students' },
  { figure: '98%', label: 'Satisfaction', note: 'Term II survey' },
  { figure: '24/7', label: 'Support' },
];

export const examples = {
  strip: <StatLedger title="Tred in figures" stats={stats} />,
  titled: (
    <StatLedger
      title="What changed"
      showTitle
      lead="Counted over a school year."
      stats={stats.slice(0, 3)}
      tone="deep"
    />
  ),
};
