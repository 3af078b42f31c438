// Two figures that count.
import { CountedStats } from './CountedStats';

export const examples = {
  two: (
    <CountedStats
      title="In figures"
      stats={[
        { figure: '500+', label: 'Institutions' },
        { figure: '98%', label: 'Satisfaction' },
      ]}
    />
  ),
};
