// The frame around a field that has fields of its own.
import type { ReactNode } from 'react';
import { Notes } from '~/ui/Field/FieldFrame';
import { described } from '~/ui/Field/field-ids';
import { blank } from '../shape.ts';
import type { ControlProps } from './control-props.ts';
import css from './editor.module.css';
import { useFrame } from './use-frame.ts';

/**
 * A part with fields of its own; one that may be left out can be added and taken out. `sharesPath`: what is in it goes by the
 * same path, and is where a message leads.
 */
export function Part(props: ControlProps & { sharesPath?: boolean; children: ReactNode }) {
  const { path, label, required, shape, value, onChange, children } = props;
  const { framed } = useFrame(props);
  const may = !required || shape.none;
  const isThere = value !== undefined && value !== null;
  const start = blank({ ...shape, none: undefined });
  return (
    <fieldset
      className={css.part}
      id={props.sharesPath ? undefined : framed.id}
      tabIndex={-1}
      aria-describedby={described(framed)['aria-describedby']}
    >
      {label && <legend>{label}</legend>}
      <Notes id={framed.id} hint={framed.field.hint} error={framed.error} />
      {isThere && children}
      {may && (
        <button type="button" onClick={() => onChange(isThere ? (shape.none ? null : undefined) : start)}>
          {isThere ? 'Leave out' : 'Add'} {label.toLowerCase() || path}
        </button>
      )}
    </fieldset>
  );
}
