// Two releases.
import { ReleaseLog } from './ReleaseLog';

const release = {
  date: '3 October 2026',
  dateTime: '2026-10-03',
  description: 'Offline registers and faster fee imports.',
  highlights: ['Registers open without network', 'Airtel Money statements import as CSV'],
  href: '/updates',
};

export const examples = {
  two: (
    <ReleaseLog
      title="Releases"
      releases={[
        { ...release, version: '2.5.0', type: 'Major', typeTone: 'good' },
        { ...release, version: '2.4.2', type: 'Patch' },
      ]}
    />
  ),
};
