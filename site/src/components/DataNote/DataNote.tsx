// Privacy notice beside forms with personal data: controller, purpose, retention and rights.
import { dataNote } from '~/facts/forms';
import { fillValues } from '~/lib/format-text';
import css from './DataNote.module.css';

export type DataNoteProps = {
  /** Why, as the end of "We use it …": "to answer your message". */
  purpose: string;
  /** How long, as the end of "We keep it …": "for 24 months". */
  retention?: string;
};

export function DataNote({ purpose, retention = dataNote().retention }: DataNoteProps) {
  const { words, collector, email, policyHref } = dataNote();
  const [before, after] = words.rights.split('{email}');
  return (
    <div className={`quiet small ${css.note}`}>
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
