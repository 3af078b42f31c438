// What only the partner pages have.

import { section } from '~/components/define-section';
import { Cards } from '~/sections/Cards/Cards';
import { Contacts } from '~/sections/Contacts/Contacts';
import { PayTriangle } from './PayTriangle/PayTriangle';
import { partnerOffice } from './view';
import { officeWords, partnerTypesWords } from './words';

export const partnerTypes = section({
  name: 'partnerTypes',
  title: 'Kinds of partners',
  schema: partnerTypesWords,
  load: ({ types, names, ...words }) => ({
    ...words,
    features: types.map(({ paths, ...type }) => ({
      ...type,
      picture: <PayTriangle names={names} paths={paths} />,
    })),
  }),
  component: Cards,
});

export const office = section({
  name: 'partnerOffice',
  title: 'Office for partners',
  schema: officeWords,
  load: partnerOffice,
  component: Contacts,
});
