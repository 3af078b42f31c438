// The office that partners visit, its team, and the towns on the map.
import { organisation } from '~/facts/organisation';
import { townOf } from '~/facts/towns';
import type { OfficeMapProps } from '~/subjects/enquiries/OfficeMap/OfficeMap';
import type { OfficeWords } from './words';

export function officeMap({ office, team, map: { towns, ...map }, ...section }: OfficeWords): OfficeMapProps {
  const { legalName, email, phone, offices } = organisation;
  const [{ address, hours, phone: officePhone }] = offices;
  return {
    ...section,
    entries: [
      { name: office, address: [legalName, ...address], hours, phone: officePhone },
      { ...team, phone: phone.partnerships, email: email.partnerships },
    ],
    map: { ...map, places: towns.map((name, at) => ({ ...townOf(name), main: at === 0 })) },
  };
}
