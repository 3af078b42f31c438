// Two days of a week.
import { DayLog } from './DayLog';

export const examples = {
  week: (
    <DayLog
      entries={[
        { mark: 'Monday', text: 'Read the support queue together.' },
        { mark: 'Friday', text: 'Release before noon.' },
      ]}
    />
  ),
};
