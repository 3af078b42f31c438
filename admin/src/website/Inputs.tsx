// Inputs of a form: text, day, number, choice, yes or no, and picture.
import { labelOf } from '@tred/contract/editor-shape';
import { useContext, useEffect, useRef, useState } from 'react';
import fieldCss from '~/components/Field/Field.module.css';
import { FieldFrame, Notes } from '~/components/Field/FieldFrame';
import { Button } from '../ui/parts';
import { type EditorFieldProps, emptyValue, FormContext, useFrame } from './field-props.ts';
import { MarkdownTools } from './MarkdownTools';
import { sendPicture } from './requests.ts';

const TIMES: Record<string, number> = { k: 1e3, m: 1e6, bn: 1e9 };
const AMOUNT = /^(?:ugx|usd|shs?\.?|\$)?\s*(-?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?)\s*(k|m|bn|million)?$/i;

/** `1,800,000` and `UGX 1.8m` are numbers; other input stays text, which the check refuses. */
function readNumber(text: string): number | string {
  const [, digits, times = ''] = AMOUNT.exec(text.trim()) ?? [];
  if (digits === undefined) return text;
  const factor = TIMES[times.toLowerCase().replace('illion', '')] ?? 1;
  return Number((Number(digits.replaceAll(',', '')) * factor).toFixed(6));
}

/** Names of fields with several sentences. */
const LONG = /(?:^|\.)(?:answer|text|lead|summary|description|excerpt|quote|says|advice|about\.\d+)$/;

/** One line, or several for long text. */
export function TextInput(props: EditorFieldProps<'text' | 'day' | 'number'>) {
  const { shape, value, onChange } = props;
  const now = String(value ?? '');
  // Keeps a typed number as it is: 1.50 does not become 1.5.
  const [typed, setTyped] = useState(now);
  const text = shape.kind === 'number' && readNumber(typed) === value ? typed : now;
  const { max, lines, markdown } = shape.kind === 'text' ? shape : {};
  const { fill } = useContext(FormContext);
  // Decided once, so that the element stays the same while typing.
  const [hasLines] = useState(lines || text.trimEnd().includes('\n') || (max ?? 0) > 400);
  const rows = hasLines ? 12 : LONG.test(props.path) || (max ?? 0) > 80 ? 3 : 1;
  const isAmount = typeof value === 'number' && (value >= 10_000 || String(value) !== text.trim());
  const filled = [...new Set(text.match(/\{\{[^{}]+\}\}/g))].filter((place) => fill(place) !== place);
  const explained = filled.map((place) => `${place} is replaced by “${fill(place)}”.`);
  const note = max
    ? `Now ${fill(text).length} of ${max} characters.`
    : isAmount
      ? `= ${value.toLocaleString('en')}`
      : '';
  const { frame, input } = useFrame(props, [...explained, note].filter(Boolean).join(' '));
  const read = (typed: string) => {
    if (typed === '') return emptyValue(props);
    if (shape.kind === 'number') return readNumber(typed);
    return hasLines ? typed : typed.replaceAll('\n', ' ');
  };
  const shared = {
    ...input,
    value: text,
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped(target.value);
      onChange(read(target.value));
    },
  };
  const isDay = shape.kind === 'day' && /^(\d{4}-\d\d-\d\d)?$/.test(text);
  return (
    <FieldFrame {...frame}>
      {markdown && <MarkdownTools id={input.id} onChange={(text) => onChange(text)} />}
      {shape.kind === 'text' ? (
        <textarea {...shared} rows={rows} />
      ) : (
        <input
          {...shared}
          type={isDay ? 'date' : 'text'}
          inputMode={shape.kind === 'number' ? 'decimal' : undefined}
        />
      )}
    </FieldFrame>
  );
}

export function Checkbox(props: EditorFieldProps<'tick'>) {
  const { value, onChange, required, shape } = props;
  const { frame, input } = useFrame(props);
  const off = required || shape.on ? false : undefined;
  return (
    <div className={fieldCss.field}>
      <label className={fieldCss.option}>
        <input
          {...input}
          className={fieldCss.box}
          type="checkbox"
          checked={Boolean(value ?? shape.on)}
          onChange={(event) => onChange(event.target.checked ? true : off)}
        />
        <span>{frame.label}</span>
      </label>
      <Notes id={frame.id} hint={frame.field.hint} error={frame.error} words={frame.words} />
    </div>
  );
}

export function Choice(props: EditorFieldProps<'choice'>) {
  const { value, onChange, shape, required } = props;
  const { frame, input } = useFrame(props);
  const now = String(value ?? '');
  const known = shape.options.map(String);
  const change = (text: string) =>
    onChange(text === '' ? emptyValue(props) : (shape.options[known.indexOf(text)] ?? text));
  const words = (option: string) =>
    shape.labels?.[option] ?? (/^[a-z][a-zA-Z]*$/.test(option) ? labelOf(option) : option);
  return (
    <FieldFrame {...frame}>
      <div className={fieldCss.select}>
        <select {...input} value={now} onChange={(event) => change(event.target.value)}>
          <option value="">{required ? 'Choose one' : 'Left out'}</option>
          {[...known, ...(known.includes(now) || !now ? [] : [now])].map((option) => (
            <option key={option} value={option}>
              {words(option)}
            </option>
          ))}
        </select>
      </div>
    </FieldFrame>
  );
}

/** Stores a file beside the open one and returns its name. */
export function PictureInput(props: Omit<EditorFieldProps<'picture'>, 'shape'>) {
  const { value, required, onChange } = props;
  const { file } = useContext(FormContext);
  const [error, setError] = useState<string>();
  const [sent, setSent] = useState<number>();
  const { frame, input } = useFrame({ ...props, ...(error && { error }) }, value ? `Now: ${value}` : '');
  /** Of the last render: people type while a picture is sent. Undefined when the field is gone. */
  const change = useRef<typeof onChange>(undefined);
  useEffect(() => {
    change.current = onChange;
    return () => {
      change.current = undefined;
    };
  });
  async function put(picture: File | undefined) {
    if (!picture) return;
    if (!file) return setError('Give the file its name first: above, with the title.');
    setError(undefined);
    setSent(0);
    await sendPicture(file, picture, setSent).then(
      (name) => change.current?.(name),
      ({ message }: Error) => setError(message),
    );
    setSent(undefined);
  }
  return (
    <FieldFrame {...frame}>
      <input
        {...input}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        disabled={sent !== undefined}
        onChange={(event) => void put(event.target.files?.[0])}
      />
      {sent !== undefined && (
        <p className="row">
          <progress value={sent} aria-label="The picture is sent" /> {Math.round(sent * 100)} %
        </p>
      )}
      {Boolean(value) && !required && <Button onClick={() => onChange(undefined)}>Remove the picture</Button>}
    </FieldFrame>
  );
}
