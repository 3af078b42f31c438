// Four shares of a whole.
import { Shares } from './Shares';

export const examples = {
  four: (
    <Shares
      title="Where we come from"
      tagsTitle="Languages"
      shares={[
        { name: 'Central', percent: 35, description: 'Entebbe, Kampala, Masaka.', tags: ['Luganda'] },
        {
          name: 'Western',
          percent: 25,
          description: 'Mbarara, Fort Portal.',
          tags: ['Runyankole', 'Rutooro'],
        },
        { name: 'Eastern', percent: 20, description: 'Jinja, Mbale, Soroti.', tags: ['Lusoga', 'Ateso'] },
        { name: 'Northern', percent: 20, description: 'Gulu, Lira, Arua.', tags: ['Acholi', 'Lugbara'] },
      ]}
      footnote="By the district where a person finished primary school."
    />
  ),
};
