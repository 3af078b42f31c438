// One person: their rights, their codes, and what an owner can do about them, after asking where it cannot be undone.
import type { Right } from '@tred/contract/rights';
import type { Member } from '@tred/contract/staff-api';
import { type ReactNode, useRef, useState } from 'react';
import { fillPlaces } from '~/lib/words';
import { Action } from '~/ui/Action/Action';
import { Badge } from '~/ui/Badge/Badge';
import type { StaffWords } from '../staff-words';
import { RightsBoxes } from './RightsBoxes';
import css from './Staff.module.css';
import { when } from './words';

export type PersonChange = 'password' | 'endLogIns' | 'removeCode' | 'remove';
type Question = Exclude<PersonChange, 'endLogIns'>;

type PersonCardProps = {
  member: Member;
  /** It is whoever looks. */
  me: boolean;
  words: StaffWords;
  /** What was just done about them. */
  said: ReactNode;
  onRights: (rights: readonly Right[]) => void;
  onChange: (what: PersonChange) => void;
};

export function PersonCard({ member, me, words, said, onRights, onChange }: PersonCardProps) {
  const { people: own } = words;
  const { name, seenAt, hasCode } = member;
  const dialog = useRef<HTMLDialogElement>(null);
  const [question, setQuestion] = useState<Question>('password');
  const ask = (what: Question) => {
    setQuestion(what);
    dialog.current?.showModal();
  };
  return (
    <li className={css.card}>
      <div className={css.cardHead}>
        <h3 className={css.subtitle}>
          {name}
          {me && <span className={css.hint}> ({own.you})</span>}
        </h3>
        <Badge tone={hasCode ? 'good' : 'neutral'}>{hasCode ? own.hasCode : own.noCode}</Badge>
      </div>
      <p className={css.hint}>{seenAt === null ? own.notIn : fillPlaces(own.seen, { at: when(seenAt) })}</p>
      <RightsBoxes
        legend={fillPlaces(own.rightsOf, { name })}
        words={words.rights}
        held={member.rights}
        onChange={onRights}
      />
      <div className={css.buttons}>
        {/* One's own are changed under Account. */}
        {!me && (
          <CardButton about={name} onClick={() => ask('password')}>
            {own.password}
          </CardButton>
        )}
        {!me && hasCode && (
          <CardButton about={name} onClick={() => ask('removeCode')}>
            {own.removeCode}
          </CardButton>
        )}
        {!me && seenAt !== null && (
          <CardButton about={name} onClick={() => onChange('endLogIns')}>
            {own.endLogIns}
          </CardButton>
        )}
        <CardButton about={name} onClick={() => ask('remove')}>
          {own.remove}
        </CardButton>
      </div>
      {said}
      <dialog className={css.dialog} ref={dialog} aria-label={fillPlaces(own.ask[question], { name })}>
        <h4 className={css.subtitle}>{fillPlaces(own.ask[question], { name })}</h4>
        <p>{own.warning[question]}</p>
        {/* A dialog opens on its first button: the harmless one. */}
        <div className={css.buttons}>
          <Action look="secondary" onClick={() => dialog.current?.close()}>
            {own.keep}
          </Action>
          <Action
            onClick={() => {
              dialog.current?.close();
              onChange(question);
            }}
          >
            {own.go}
          </Action>
        </div>
      </dialog>
    </li>
  );
}

type CardButtonProps = { about: string; children: string; onClick: () => void };

/** Told apart from those of the other cards when it is read out alone. */
function CardButton({ about, children, onClick }: CardButtonProps) {
  return (
    <button className={css.quiet} type="button" aria-label={`${children}: ${about}`} onClick={onClick}>
      {children}
    </button>
  );
}
