// Lets someone in: a name, and what they may do.
import type { Right } from '@tred/contract/rights';
import { MAX_NAME } from '@tred/contract/staff-api';
import { type ReactNode, useState } from 'react';
import type { StaffWords } from '../staff-words';
import { AskForm, textOf } from './AskForm';
import { RightsBoxes } from './RightsBoxes';
import css from './Staff.module.css';

type AddPersonProps = {
  words: StaffWords;
  /** The password of whoever was just added. */
  said: ReactNode;
  onAdd: (person: { name: string; rights: readonly Right[] }) => Promise<void>;
  onTrouble: (error: unknown) => void;
};

export function AddPerson({ words, said, onAdd, onTrouble }: AddPersonProps) {
  const { people: own } = words;
  const [rights, setRights] = useState<readonly Right[]>([]);
  return (
    <section className={css.part} aria-labelledby="add-title">
      <h3 className={css.subtitle} id="add-title">
        {own.addTitle}
      </h3>
      <AskForm
        submit={own.add}
        onTrouble={onTrouble}
        onAsk={async (fields) => {
          await onAdd({ name: textOf(fields, 'name'), rights });
          setRights([]);
        }}
      >
        <label>
          {own.name}
          <span className={css.hint} id="name-hint">
            {own.nameHint}
          </span>
          <input
            className={css.input}
            name="name"
            type="text"
            autoComplete="off"
            maxLength={MAX_NAME}
            aria-describedby="name-hint"
            required
          />
        </label>
        <RightsBoxes legend={own.newRights} words={words.rights} held={rights} onChange={setRights} />
      </AskForm>
      {said}
    </section>
  );
}
