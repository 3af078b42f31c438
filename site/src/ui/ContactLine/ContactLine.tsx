// A line to a person: call, WhatsApp, the hours, and whether it is one of them, which ContactLine.client.ts says.
import { formatPhone } from '~/lib/words';
import type { Link } from '../words';
import css from './ContactLine.module.css';

export type ContactLineProps = {
  /** E.164, as is `whatsapp`. */
  phone: string;
  whatsapp: string;
  /** As lib/opening-hours reads them. */
  hours: string;
  /** Days off, on one line of a page: the others go by it. */
  shut?: readonly string[];
  words: { call: string; whatsapp: string; open: string; closed: string };
  /** Where customers go: to sign in, to see what is running. */
  links: readonly Link[];
};

export function ContactLine({ phone, whatsapp, hours, shut, words, links }: ContactLineProps) {
  return (
    <p className={css.line} data-client="ContactLine" data-shut={shut?.join(' ')}>
      <a href={`tel:${phone}`}>{`${words.call}\u00a0${formatPhone(phone)}`}</a>
      <a href={`https://wa.me/${whatsapp.slice(1)}`}>{words.whatsapp}</a>
      {links.map(({ label, href }) => (
        <a href={href} key={href}>
          {label}
        </a>
      ))}
      <span>
        <span data-hours>{hours}</span> <b data-now={`${words.open}|${words.closed}`} />
      </span>
    </p>
  );
}
