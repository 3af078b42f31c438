// A day by the hour, and a plain row.
import { Track } from './Track';

export const examples = {
  hours: (
    <Track
      runs={[
        { count: 8, tone: 'faint' },
        { count: 10, tone: 'brand' },
        { count: 6, tone: 'faint' },
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
      runs={[
        { count: 3, tone: 'accent' },
        { count: 7, tone: 'brand' },
        { count: 14, tone: 'faint' },
      ]}
      caption="A bar a day."
    />
  ),
};
