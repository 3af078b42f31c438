// Ways to pass a page on: WhatsApp, which is where most people would, and its plain address.
import Link from 'lucide-react/icons/link';
import MessageCircle from 'lucide-react/icons/message-circle';
import css from './ShareLinks.module.css';

type ShareLinksProps = {
  title: string;
  /** The full address, https and all. */
  url: string;
};

export function ShareLinks({ title, url }: ShareLinksProps) {
  return (
    <ul className={css.ways} data-screen-only>
      <li>
        <a className={css.way} href={`https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`}>
          <MessageCircle size={20} aria-hidden="true" />
          Share by WhatsApp
        </a>
      </li>
      <li className={css.copy} data-client="CopyBox">
        <Link size={20} aria-hidden="true" />
        {/* Shown by the script that makes it work (CopyBox.client.ts). */}
        <button className={css.way} type="button" data-copy={url} hidden>
          Copy link
        </button>
      </li>
    </ul>
  );
}
