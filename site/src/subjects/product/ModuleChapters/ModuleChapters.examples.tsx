// Two parts, counted from four.
import { ModuleChapters } from './ModuleChapters';

export const examples = {
  two: (
    <ModuleChapters
      title="The running day"
      lead="What a school does between the first bell and lights out."
      pointsTitle="Key Features"
      from={4}
      chapters={[
        {
          id: 'example-attendance',
          title: 'Attendance',
          text: 'Registers on any phone.',
          mark: 'Class teachers',
          points: ['Offline', 'Before noon'],
        },
        {
          id: 'example-finance',
          title: 'Financial',
          text: 'Fees matched the same day.',
          mark: 'Bursar',
          points: ['Mobile money', 'Bank'],
        },
      ]}
    >
      <p>The picture stands here.</p>
    </ModuleChapters>
  ),
};
