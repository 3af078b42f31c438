// The newsletter form of the blog and the footer. It shows thanks for three seconds, then the form again; an empty submit
// does nothing (forms/Form/Form.client.ts).

import { FIELD } from '@tred/contract/page-attributes';
import type { FormId } from '@tred/contract/registry';
import { Honeypot } from '~/components/Honeypot/Honeypot';
import type { WordsOf } from '~/facts/forms';
import { formAction } from '~/forms/transport';
import css from './NewsletterForm.module.css';

const NEWSLETTER = 'newsletter' satisfies FormId;

type NewsletterFormProps = {
  words: WordsOf<'newsletter'>;
  /** Where the form is on the site: `blog` or `footer`. */
  source: string;
  /** Whether the script may send the form; otherwise the browser posts it. */
  answersHere?: boolean;
};

export function NewsletterForm({ words, source, answersHere = true }: NewsletterFormProps) {
  const id = `${source}-email`;
  const { label, wrong } = words.fields.email;
  return (
    <div>
      <form
        className={`row ${css.form}`}
        method="post"
        action={formAction(NEWSLETTER)}
        data-form={answersHere ? NEWSLETTER : undefined}
        data-brief=""
        data-error={words.error}
        data-sending={words.sending === words.button ? undefined : words.sending}
      >
        <input type="hidden" name="source" value={source} />
        <Honeypot label={words.leaveEmpty} />
        <div {...{ [FIELD]: '' }} data-wrong={wrong}>
          <label className={`bold ${css.label}`} htmlFor={id}>
            {label}
          </label>
          <input
            className={css.input}
            id={id}
            name="email"
            placeholder={label}
            type="email"
            autoComplete="email"
            aria-invalid="false"
            required
          />
        </div>
        <button className={`bold ${css.button}`} type="submit">
          {words.button}
        </button>
        <div className={`bold ${css.result}`} data-result="failed" hidden>
          <p role="alert" tabIndex={-1} data-why="" />
        </div>
      </form>
      {/* No live region: the focus moves here, and a screen reader would read it twice. */}
      <div className={`bold ${css.result}`} data-result="sent" hidden>
        <p tabIndex={-1}>{words.sent}</p>
      </div>
    </div>
  );
}
