// Two payments to match on a small dashboard.
import { Section } from '~/ui/Section/Section';
import { panel } from '../MatchPanel/MatchPanel.examples';
import { WorkingDashboard } from './WorkingDashboard';

export const examples = {
  two: (
    <Section>
      <WorkingDashboard
        badges={['98% Satisfaction', 'Real-time Analytics']}
        caption="A school dashboard on which a payment can be matched."
        view={{
          school: 'Kasana Hill S.S.',
          term: 'Term III 2026',
          fees: {
            title: 'Fees collected',
            collected: 'UGX 412,640,000',
            target: 'of 485.7M',
            percent: 85,
            lately: {
              title: 'This morning, by the hour',
              bars: [
                { label: '6 am', amount: 610 },
                { label: 'now', amount: 520 },
              ],
            },
            sources: [{ name: 'MTN MoMo', share: '46%' }],
          },
          attendance: { title: 'Attendance today', from: 80, classes: [{ name: 'S.1', percent: 96 }] },
        }}
        gains={[
          { collected: 'UGX 412,800,000', amount: 160 },
          { collected: 'UGX 412,900,000', amount: 260 },
        ]}
        matching={panel}
      />
    </Section>
  ),
};
