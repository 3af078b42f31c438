// Changes of colleagues in the file that is open: joined with the typed text, or a choice between two texts, or removed.
import type { ChangedLine, Clash, Clashing, Merged, Removed } from '@tred/contract/editor-api';
import { partsOfField, setAt, valueAt } from '@tred/contract/editor-shape';
import { partedOf, wholeOf } from '@tred/contract/merge';
import type { Ref } from 'react';
import fieldCss from '~/components/Field/Field.module.css';
import { FormStatus } from '~/components/FormStatus/FormStatus';
import { when } from '../ui/parts';
import css from './editor.module.css';
import { Line } from './parts';
import type { Typed } from './unsaved.ts';

export const namesOf = (who: string[]) => who.join(' and ') || 'A colleague';

const Lines = ({ lines }: { lines: ChangedLine[] }) => (
  <ul className={`rows ${css.lines}`}>
    {lines.map(({ field, place, before, after }) => (
      <li key={`${field} ${after}`}>
        <Line {...{ before, after }}>
          <b>{place}</b>
        </Line>
      </li>
    ))}
  </ul>
);

export const Joined = ({ who, lines }: Merged) => (
  <FormStatus tone="good" title={`Saved together with changes of ${namesOf(who)}.`}>
    <Lines lines={lines} />
  </FormStatus>
);

const textAt = (typed: Typed, parts: string[]) => valueAt(wholeOf(typed), parts);

type ClashesProps = {
  clash: Clashing;
  typed: Typed;
  onChange: (typed: Typed) => void;
  ref: Ref<HTMLDivElement>;
};

export function Clashes({ clash: { who, fields, ...clash }, typed, onChange, ref }: ClashesProps) {
  const lines = clash.lines.filter((line) => !fields.some(({ place }) => place === line.place));
  const them = namesOf(who);
  return (
    <FormStatus tone="bad" title={`${them} saved this while you were writing.`} ref={ref}>
      {lines.length > 0 && (
        <>
          <p>These changes are in the form now, beside yours:</p>
          <Lines lines={lines} />
        </>
      )}
      {fields.length > 0 && (
        <p>Both of you changed the same text. Choose, then save; everything else stays.</p>
      )}
      {fields.map((each) => (
        <Choose key={each.field} {...each} {...{ them, typed, onChange }} />
      ))}
    </FormStatus>
  );
}

type ChooseProps = Clash & { them: string } & Pick<ClashesProps, 'typed' | 'onChange'>;

function Choose({ field, place, mine, theirs, words, them, typed, onChange }: ChooseProps) {
  const parts = partsOfField(field);
  const isItem = Array.isArray(textAt(typed, parts.slice(0, -1)));
  // The person who removed it can do so again.
  if (isItem && (mine === undefined || theirs === undefined))
    return (
      <p>
        <b>{place}</b>:{' '}
        {mine === undefined
          ? `you removed it, and ${them} changed it`
          : `${them} removed it, and you changed it`}
        . It is in the form, as changed: {words.mine || words.theirs}
      </p>
    );
  const now = JSON.stringify(textAt(typed, parts));
  return (
    <fieldset className={css.choice}>
      <legend>{place}</legend>
      {words.base && <p>It was: {words.base}</p>}
      {[
        { by: 'Yours', text: mine, shown: words.mine },
        { by: them, text: theirs, shown: words.theirs },
      ].map(({ by, text, shown }) => (
        <label key={by} className={fieldCss.option}>
          <input
            type="radio"
            className={fieldCss.box}
            name={`clash-${field}`}
            checked={JSON.stringify(text) === now}
            onChange={() => onChange(partedOf(setAt(wholeOf(typed), parts, text)))}
          />
          <span>
            <b>{by}:</b> {shown || 'nothing'}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

export const wasRemoved = ({ who, at }: Removed) => `${who} removed this on ${when(at)}.`;
