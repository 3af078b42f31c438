// Two meters.
import { Meters } from './Meters';

export const examples = {
  two: (
    <Meters
      title="Where our people come from"
      meters={[
        { label: 'Central', percent: 35, note: 'Kampala, Wakiso, Masaka' },
        { label: 'Western', percent: 25 },
      ]}
    />
  ),
};
