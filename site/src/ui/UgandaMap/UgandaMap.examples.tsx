// Places, one of them first; and the regions by name.
import { UgandaMap } from './UgandaMap';

const towns = [
  { name: 'Entebbe', lat: 0.05, lon: 32.46, side: 'left', main: true },
  { name: 'Gulu', lat: 2.77, lon: 32.3 },
  { name: 'Arua', lat: 3.02, lon: 30.91 },
  { name: 'Mbarara', lat: -0.61, lon: 30.65 },
  { name: 'Kotido', lat: 2.98, lon: 34.13, side: 'left' },
] as const;

export const examples = {
  places: <UgandaMap caption="Where we are" places={towns} />,
  regions: (
    <UgandaMap
      caption="The four regions"
      places={towns.slice(0, 1)}
      regionTexts={{
        Central: 'Central 35%',
        Eastern: 'Eastern 20%',
        Northern: 'Northern 20%',
        Western: 'Western 25%',
      }}
    />
  ),
};
