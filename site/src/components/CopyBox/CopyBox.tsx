// A short text with a copy button (CopyBox.client.ts). Without script visitors can select the text.

import css from './CopyBox.module.css';
import type { CopyBoxWords } from './schema';

type CopyBoxProps = CopyBoxWords & {
  /** `code` is set in the code font, `words` as a message. */
  look?: 'code' | 'words';
};

export function CopyBox({ label, text, look = 'code', button }: CopyBoxProps) {
  return (
    <div
      className={look === 'code' ? `${css.box} ${css.code}` : css.box}
      data-client="CopyBox"
      data-copy-from
    >
      <p className="label">{label}</p>
      {look === 'code' ? (
        <code className={css.text}>{text}</code>
      ) : (
        <p className={css.text} data-copy-text>
          {text}
        </p>
      )}
      <button className={`bold ${css.copy}`} type="button" data-copy={text} data-needs-script>
        {button}
      </button>
    </div>
  );
}
