// What only the partner pages have.

import { section } from '~/components/define-section';
import { Contacts } from '~/sections/Contacts/Contacts';
import { PartnerTypes } from './PartnerTypes/PartnerTypes';
import { partnerOffice } from './view';
import { officeWords, partnerTypesWords } from './words';

export const partnerTypes = section({
  name: 'partnerTypes',
  title: 'Kinds of partners',
  schema: partnerTypesWords,
  component: PartnerTypes,
});

export const office = section({
  name: 'partnerOffice',
  title: 'Office for partners',
  schema: officeWords,
  load: partnerOffice,
  component: Contacts,
});
