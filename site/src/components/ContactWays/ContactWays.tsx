// Mail, phone and WhatsApp as links, as alternatives to a form.
import { waysWords as words } from '~/facts/forms';
import { formatPhone, whatsappLink } from '~/lib/format-text';
import css from './ContactWays.module.css';
import type { Ways } from './schema';

export function ContactWays({ email, phone, whatsapp }: Ways) {
  return (
    <ul role="list" className={`stack ${css.ways}`}>
      <li>
        {words().email} <a href={`mailto:${email}`}>{email}</a>
      </li>
      <li>
        {words().phone} <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
      </li>
      <li>
        {words().whatsapp} <a href={whatsappLink(whatsapp)}>{formatPhone(whatsapp)}</a>
      </li>
    </ul>
  );
}
