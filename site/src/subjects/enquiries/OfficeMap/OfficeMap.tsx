// Offices: addresses with hours and numbers, and an optional map.
import { formatPhone } from '~/lib/format-text';
import { Section, type SectionProps } from '~/ui/Section/Section';
import { UgandaMap, type UgandaMapProps } from '~/ui/UgandaMap/UgandaMap';
import css from './OfficeMap.module.css';

export type OfficeMapProps = SectionProps & {
  entries: readonly {
    name: string;
    description?: string;
    address?: readonly string[];
    hours?: string;
    phone: string;
    email?: string;
  }[];
  map?: UgandaMapProps;
};

export function OfficeMap({ entries, map, ...section }: OfficeMapProps) {
  return (
    <Section {...section}>
      <div className={map && css.columns}>
        <ul className="ruled">
          {entries.map(({ name, description, address, hours, phone, email }) => (
            <li className={css.entry} key={name}>
              <div>
                <h3>{name}</h3>
                {description && <p className={css.quiet}>{description}</p>}
              </div>
              <div>
                {address && (
                  <address className={css.address}>
                    {address.map((line) => (
                      <span key={line}>{line}</span>
                    ))}
                  </address>
                )}
                {hours && <p className={css.hours}>{hours}</p>}
                <p>
                  <a className={css.reach} href={`tel:${phone}`}>
                    {formatPhone(phone)}
                  </a>
                </p>
                {email && (
                  <p>
                    <a className={css.reach} href={`mailto:${email}`}>
                      {email}
                    </a>
                  </p>
                )}
              </div>
            </li>
          ))}
        </ul>
        {map && (
          <div>
            <UgandaMap {...map} />
          </div>
        )}
      </div>
    </Section>
  );
}
