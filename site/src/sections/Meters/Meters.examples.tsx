// Two meters, and four shares of a whole.
import { Meters } from './Meters';

export const examples = {
  two: (
    <Meters
      title="What we promised"
      partsTitle="Goal by goal"
      meters={[
        { label: 'Schools on solar', percent: 35, note: 'Of those off the grid' },
        { label: 'Paper saved', percent: 80, parts: [{ name: 'Offices', done: 4, of: 5 }] },
      ]}
    />
  ),
  whole: (
    <Meters
      title="Where we come from"
      tagsTitle="Languages"
      whole="The team, by region"
      meters={[
        { label: 'Central', percent: 35, description: 'Entebbe, Kampala, Masaka.', tags: ['Luganda'] },
        { label: 'Western', percent: 25, description: 'Mbarara, Fort Portal.', tags: ['Runyankole'] },
        { label: 'Eastern', percent: 20, description: 'Jinja, Mbale, Soroti.', tags: ['Lusoga', 'Ateso'] },
        { label: 'Northern', percent: 20, description: 'Gulu, Lira, Arua.', tags: ['Acholi', 'Lugbara'] },
      ]}
      footnote="By the district where a person finished primary school."
    />
  ),
};
