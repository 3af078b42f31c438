// Texts to take away, each in a box with its own button.
import { Band, type Tone } from '~/ui/Band/Band';
import { CopyBox } from '~/ui/CopyBox/CopyBox';
import { SectionHead } from '~/ui/SectionHead/SectionHead';
import css from './CopyTexts.module.css';

export type CopyTextsProps = {
  title: string;
  lead?: string;
  /** `name` tells one from another, also as a file. */
  texts: readonly { name: string; label: string; text: string; button: string }[];
  id?: string;
  tone?: Tone;
};

export function CopyTexts({ title, lead, texts, id, tone = 'ground' }: CopyTextsProps) {
  return (
    <Band tone={tone} id={id}>
      <SectionHead title={title} lead={lead} />
      <ul className={css.texts}>
        {texts.map(({ name, label, text, button }) => (
          <li key={name}>
            <CopyBox label={label} text={text} button={button} look="words" />
          </li>
        ))}
      </ul>
    </Band>
  );
}
