// Two ways.
import { PartnerTypes } from './PartnerTypes';

export const examples = {
  two: (
    <PartnerTypes
      title="Two ways"
      names={{ school: 'A school', partner: 'You', us: 'Tred' }}
      types={[
        {
          title: 'Channel partners',
          icon: 'Handshake',
          text: 'You bring the introduction.',
          paths: [{ from: 'us', to: 'partner', text: ['a share'], money: true }],
          lists: [{ title: 'Requirements', items: ['Standing with ten schools'] }],
        },
        {
          title: 'Implementation partners',
          icon: 'Wrench',
          text: 'You move a school.',
          paths: [{ from: 'school', to: 'partner', text: ['pays for', 'the work'], money: true }],
          lists: [{ title: 'Requirements', items: ['Two people who pass our training'] }],
        },
      ]}
    />
  ),
};
