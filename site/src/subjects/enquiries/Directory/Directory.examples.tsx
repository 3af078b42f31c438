// Two desks.
import { Directory } from './Directory';

export const examples = {
  desks: (
    <Directory
      title="Straight to the right desk"
      entries={[
        {
          name: 'Sales',
          description: 'Prices, trials and tenders.',
          phone: '+256600900101',
          email: 'sales@tred.example',
        },
        {
          name: 'Partnerships',
          description: 'Resellers and integrators.',
          phone: '+256600900103',
          email: 'partners@tred.example',
        },
      ]}
    />
  ),
};
