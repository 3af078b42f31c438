// Texts to copy, each in a box with a button.

import { CopyBox } from '~/components/CopyBox/CopyBox';
import { Section } from '~/components/Section/Section';
import css from './CopyTexts.module.css';
import type { CopyTextsWords } from './schema';

export function CopyTexts({ texts, ...section }: CopyTextsWords) {
  return (
    <Section {...section}>
      <ul role="list" className={`stack ${css.texts}`}>
        {texts.map(({ name, label, text, button }) => (
          <li key={name}>
            <CopyBox label={label} text={text} button={button} look="words" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
