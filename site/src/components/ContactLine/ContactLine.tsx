// Phone, WhatsApp and opening hours. ContactLine.client.ts adds whether it is open now.
import { formatPhone, whatsappLink } from '~/lib/format-text';
import type { Link } from '../schema';
import css from './ContactLine.module.css';

export type ContactLineProps = {
  /** E.164, like `whatsapp`. */
  phone: string;
  whatsapp: string;
  /** In the format of lib/opening-hours. */
  hours: string;
  /** Days off. One line of a page has them; the others use the same. */
  shut?: readonly string[];
  words: { call: string; whatsapp: string; open: string; closed: string };
  /** Links for customers: sign in, service status. */
  links: readonly Link[];
};

export function ContactLine({ phone, whatsapp, hours, shut, words, links }: ContactLineProps) {
  return (
    <p className={`row ${css.line}`} data-client="ContactLine" data-shut={shut?.join(' ')}>
      <a href={`tel:${phone}`}>{`${words.call} ${formatPhone(phone)}`}</a>
      <a href={whatsappLink(whatsapp)}>{words.whatsapp}</a>
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
