// Two organisations side by side.
import { Partners } from './Partners';

export const examples = {
  two: (
    <Partners
      title="Whom we do it with"
      lead="None of it alone."
      partners={[
        {
          name: 'Elgon Schools Fund',
          place: 'Mbale',
          description: 'Chooses the schools that get a licence.',
        },
        {
          name: 'Kyoga Solar Cooperative',
          place: 'Soroti',
          description: 'Puts up the panels and mends them.',
        },
      ]}
    />
  ),
};
