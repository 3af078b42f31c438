// The four people of the office as tabs: arrow keys walk between them, and one with its job done says so.
import Check from 'lucide-react/icons/check';
import { type KeyboardEvent, useRef } from 'react';
import { type Role, roles } from '../office';
import css from './Office.module.css';
import type { OfficeWords } from './words';

type RoleTabsProps = {
  words: OfficeWords;
  chosen: Role;
  done: ReadonlySet<Role>;
  onChoose: (role: Role) => void;
};

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function RoleTabs({ words, chosen, done, onChoose }: RoleTabsProps) {
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const at = roles.indexOf(chosen);
    const ends: Record<string, number> = { Home: 0, End: roles.length - 1 };
    const next = ends[event.key] ?? at + (STEPS[event.key] ?? 0);
    const role = roles[(next + roles.length) % roles.length];
    if (role === undefined || role === chosen) return;
    event.preventDefault();
    onChoose(role);
    list.current?.querySelector<HTMLElement>(`#tab-${role}`)?.focus();
  }

  return (
    <div className={css.tabs} role="tablist" aria-label={words.roles.label} ref={list} onKeyDown={onKeyDown}>
      {roles.map((role) => (
        <button
          className={css.tab}
          key={role}
          id={`tab-${role}`}
          type="button"
          role="tab"
          aria-selected={role === chosen}
          aria-controls="office-panel"
          tabIndex={role === chosen ? 0 : -1}
          onClick={() => onChoose(role)}
        >
          <strong className={css.tabName}>
            {words.roles[role].name}
            {done.has(role) && (
              <>
                <Check className={css.tick} size={16} strokeWidth={3} aria-hidden="true" />
                <span className="visually-hidden">{words.roles.done}</span>
              </>
            )}
          </strong>
          <span className={css.tabJob}>{words.roles[role].job}</span>
        </button>
      ))}
    </div>
  );
}
