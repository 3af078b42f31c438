// Four stages.
import { FunnelPanel } from './FunnelPanel';

export const examples = {
  intake: (
    <FunnelPanel
      funnel={{
        title: 'Applications',
        stages: [
          { name: 'Received', count: 648 },
          { name: 'Reviewed', count: 512 },
          { name: 'Admitted', count: 240 },
          { name: 'Enrolled', count: 186 },
        ],
      }}
    />
  ),
};
