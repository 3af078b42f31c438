// A day by the hour, and a row of days.
import { Track } from './Track';

export const examples = {
  hours: (
    <Track
      groups={[
        { count: 8, tone: 0 },
        { count: 10, tone: 1 },
        { count: 6, tone: 0 },
      ]}
      marks={[
        { after: 0, text: 'midnight' },
        { after: 8, text: '8am' },
        { after: 18, text: '6pm' },
        { after: 24, text: 'midnight' },
      ]}
      caption="A bar for each hour; in the green ones somebody is there."
    />
  ),
  days: (
    <Track
      groups={[
        { count: 3, tone: 2 },
        { count: 7, tone: 1 },
      ]}
      marks={[{ after: 0, text: 'Review' }]}
      caption="A bar a day."
    />
  ),
};
