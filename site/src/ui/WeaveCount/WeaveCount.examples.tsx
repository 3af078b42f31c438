// A register with three missing, and one share beside another.
import { WeaveCount } from './WeaveCount';

export const examples = {
  register: (
    <WeaveCount
      groups={[
        { count: 44, tone: 1 },
        { count: 3, tone: 3 },
      ]}
      columns={8}
      caption="S.2 East: 47 learners, three of them not in class."
    />
  ),
  'two shares': (
    <WeaveCount
      groups={[
        { count: 12, tone: 1 },
        { count: 4, tone: 1, apart: true },
        { count: 6, tone: 0 },
      ]}
      columns={12}
      caption="12 of the 12 best-run offices, 4 in 10 of the others."
    />
  ),
};
