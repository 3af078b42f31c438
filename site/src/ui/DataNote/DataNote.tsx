// Privacy notice beside forms with personal data: controller, purpose, retention and rights.
import { fillValues } from '~/lib/format-text';
import css from './DataNote.module.css';

export type DataNoteProps = {
  words: { title: string; use: string; rights: string; policy: string };
  /** Who collects: the company's legal name. */
  collector: string;
  /** Why, as the end of "We use it …": "to answer your message". */
  purpose: string;
  /** How long, as the end of "We keep it …": "for 24 months". */
  retention: string;
  /** Whom to ask. */
  email: string;
  policyHref: string;
};

export function DataNote({ words, collector, purpose, retention, email, policyHref }: DataNoteProps) {
  const [before, after] = words.rights.split('{email}');
  return (
    <div className={css.note}>
      <p className={css.title}>{words.title}</p>
      <p>{fillValues(words.use, { collector, purpose, retention })}</p>
      <p>
        {before}
        <a href={`mailto:${email}`}>{email}</a>
        {after}
      </p>
      <p>
        <a href={policyHref}>{words.policy}</a>
      </p>
    </div>
  );
}
