// Figures set like a page of accounts that count up once as they come into view. The home page, whose every byte is in the
// first flight, has them standing still.
import { CountUp } from '~/ui/CountUp/CountUp';
import { StatStrip, type StatStripProps } from '../StatStrip/StatStrip';

export function CountedStats(props: StatStripProps) {
  return <StatStrip {...props} Figure={CountUp} />;
}
