// Three sectors, the first chosen.
import { PillRadios } from './PillRadios';

export const examples = {
  three: (
    <PillRadios
      legend="Sector"
      showLegend
      name="example-sector"
      chosen="all"
      options={[
        { value: 'all', label: 'All' },
        { value: 'edtech', label: 'EdTech' },
        { value: 'saas', label: 'SaaS' },
      ]}
    />
  ),
};
