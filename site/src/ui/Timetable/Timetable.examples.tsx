// Two days of a week.
import { Timetable } from './Timetable';

export const examples = {
  week: (
    <Timetable
      entries={[
        { mark: 'Monday', text: 'Read the support queue together.' },
        { mark: 'Friday', text: 'Release before noon.' },
      ]}
    />
  ),
};
