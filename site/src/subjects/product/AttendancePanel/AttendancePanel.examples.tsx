// Two classes, one below 90%.
import { AttendancePanel } from './AttendancePanel';

export const examples = {
  day: (
    <AttendancePanel
      attendance={{
        title: 'Attendance today',
        classes: [
          { name: 'S.1', percent: 96 },
          { name: 'S.5', percent: 89 },
        ],
      }}
    />
  ),
};
