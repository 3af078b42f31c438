// A department and an office.
import { ContactList } from './ContactList';

export const examples = {
  two: (
    <ContactList
      title="Departments"
      entries={[
        {
          name: 'Sales',
          description: 'Prices, trials, tenders.',
          email: 'sales@tred.example',
          phone: '+256600900101',
        },
        {
          name: 'Entebbe',
          address: ['Plot 12, Church Road', 'Entebbe'],
          hours: 'Mon-Fri 8am-6pm EAT',
          phone: '+256600900100',
        },
      ]}
    />
  ),
};
