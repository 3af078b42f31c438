// A short text to take away, with a button that CopyBox.client.ts brings to life. Without it the text can be selected.
import type { CopyBoxWords } from '../words';
import css from './CopyBox.module.css';

type CopyBoxProps = CopyBoxWords & {
  /** `code` is read letter by letter, `words` as a message. */
  look?: 'code' | 'words';
};

export function CopyBox({ label, text, look = 'code', button }: CopyBoxProps) {
  return (
    <div className={`${css.box} ${css[look]}`} data-client="CopyBox" data-copy-from>
      <p className={css.label}>{label}</p>
      {look === 'code' ? (
        <code className={css.text}>{text}</code>
      ) : (
        <p className={css.text} data-copy-text>
          {text}
        </p>
      )}
      <button className={css.copy} type="button" data-copy={text} hidden>
        {button}
      </button>
    </div>
  );
}
