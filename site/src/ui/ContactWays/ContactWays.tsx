// Mail, phone and WhatsApp as links: for when a form is not the way.
import { formatPhone } from '~/lib/words';
import type { Ways } from '../words';
import css from './ContactWays.module.css';

export function ContactWays({ email, phone, whatsapp }: Ways) {
  return (
    <ul className={css.ways}>
      <li>
        Email <a href={`mailto:${email}`}>{email}</a>
      </li>
      <li>
        Call or SMS <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
      </li>
      <li>
        WhatsApp <a href={`https://wa.me/${whatsapp.replace('+', '')}`}>{formatPhone(whatsapp)}</a>
      </li>
    </ul>
  );
}
