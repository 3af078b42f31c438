// What stands beside every form that takes personal data: who collects it, why, for how long, and the rights.
import css from './DataNote.module.css';

export type DataNoteProps = {
  /** Who collects: the company's legal name. */
  collector: string;
  /** Why, as the end of "We use it …": "to answer your message". */
  purpose: string;
  /** How long, as the end of "We keep it …": "for 24 months". */
  kept: string;
  /** Whom to ask. */
  email: string;
  policyHref: string;
};

export function DataNote({ collector, purpose, kept, email, policyHref }: DataNoteProps) {
  return (
    <div className={css.note}>
      <p className={css.title}>Your data</p>
      <p>
        {collector} collects what you enter here. We use it {purpose} and for nothing else, and keep it {kept}
        .
      </p>
      <p>
        You may ask to see it, have it corrected or erased, or stop any marketing: write to{' '}
        <a href={`mailto:${email}`}>{email}</a>. You may also complain to the Personal Data Protection Office
        (PDPO).
      </p>
      <p>
        <a href={policyHref}>Privacy policy</a>
      </p>
    </div>
  );
}
