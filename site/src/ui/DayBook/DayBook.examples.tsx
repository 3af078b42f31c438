// Two days of a week.
import { DayBook } from './DayBook';

export const examples = {
  week: (
    <DayBook
      entries={[
        { mark: 'Monday', text: 'Read the support queue together.' },
        { mark: 'Friday', text: 'Release before noon.' },
      ]}
    />
  ),
};
