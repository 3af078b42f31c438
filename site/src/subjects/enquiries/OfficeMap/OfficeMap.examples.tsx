// An office and a team, with one town.
import { OfficeMap } from './OfficeMap';

export const examples = {
  office: (
    <OfficeMap
      title="Come by"
      entries={[
        {
          name: 'Entebbe',
          description: 'Headquarters',
          address: ['Plot 12, Church Road', 'Entebbe'],
          hours: 'Mon-Fri 8am-6pm EAT',
          phone: '+256600900100',
          email: 'hello@tred.example',
        },
        { name: 'Partner team', phone: '+256600900103' },
      ]}
      map={{
        caption: 'One office, on the lake.',
        places: [{ name: 'Entebbe', lat: 0.06, lon: 32.46, main: true }],
      }}
    />
  ),
};
