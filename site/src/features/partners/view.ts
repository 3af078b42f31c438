// The office that partners visit, and its team.
import { organisation } from '~/facts/organisation';
import type { ContactsWords } from '~/sections/Contacts/schema';
import type { PartnerOfficeWords } from './words';

export function partnerOffice({ office, team, ...section }: PartnerOfficeWords): ContactsWords {
  const { legalName, email, phone, offices } = organisation;
  const [{ address, hours, phone: officePhone }] = offices;
  return {
    ...section,
    entries: [
      { name: office, address: [legalName, ...address], hours, phone: officePhone },
      { ...team, phone: phone.partnerships, email: email.partnerships },
    ],
  };
}
