// The demo: tabs for four roles, the screen of the chosen one, a parent's phone and the tour.
import Check from 'lucide-react/icons/check';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Smartphone from 'lucide-react/icons/smartphone';
import { type KeyboardEvent, useRef, useState, useSyncExternalStore } from 'react';
import { fillPlaces } from '~/lib/words';
import { type Act, openOffice, type Role, roles } from '../office';
import type { OfficeWords } from '../words';
import css from './Office.module.css';
import '~/ui/PillRadios/choice.css';
import { bursarView, ownerNow, phoneView } from '../fees-views';
import type { PhoneTab, Shown } from '../kept';
import { newsText } from '../news-text';
import { TODAY } from '../scenario';
import { atStep, jobsDone, tourPlace } from '../tour';
import { admissionsView, day, marksView, registerView } from '../views';
import { Applications } from './Applications';
import { MarkSheet } from './MarkSheet';
import { ParentPhone } from './ParentPhone';
import { Payments } from './Payments';
import { Register } from './Register';
import { Tour } from './Tour';
import { useOffice } from './use-office';

type RoleTabsProps = {
  words: OfficeWords;
  chosen: Role;
  done: ReadonlySet<Role>;
  onChoose: (role: Role) => void;
};

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function RoleTabs({ words, chosen, done, onChoose }: RoleTabsProps) {
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

const never = () => () => {};

/** Where to go on: a control that says so, or the first one in a part that does. */
const NEXT = ['[data-next]:is(button, input, select)', '[data-next] :is(select, button)']
  .map((part) => `#office-panel ${part}`)
  .join();

/** Once drawn: moves the focus there if it has lost its place, or in any case. */
function afterwards(find: () => HTMLElement | null, always = false): void {
  requestAnimationFrame(() => {
    if (always || document.activeElement === document.body) find()?.focus();
  });
}

export function Office({ words }: { words: OfficeWords }) {
  const ready = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const { office, shown, act, show, reset } = useOffice();
  const [wasReset, setWasReset] = useState(false);
  const place = tourPlace(office, shown);
  const here = place && (place.role === undefined || place.role === shown.role) ? place.here : undefined;
  const onPhone = place?.name === 'phone';
  const { role } = shown;
  const { name: school } = office.school;
  const owner = ownerNow(office, shown.owner);
  const newest = office.inbox[office.inbox.length - 1];

  /** Does something, and brings whoever pressed a button that is gone to what comes next. */
  const perform = (next: Act, also?: Partial<Shown>) => {
    act(next, also);
    afterwards(() => document.querySelector<HTMLElement>(NEXT));
  };
  const open = (change: Partial<Shown>) => {
    show(change);
    afterwards(() => document.querySelector<HTMLElement>('#office-paper'), true);
  };

  const choose = (next: Role) => show({ role: next });
  const look = (tab: PhoneTab) => show({ tab, seen: [...shown.seen.filter((each) => each !== tab), tab] });
  /** An act may reach another family: the phone that hears of it is the one to be seen. */
  const andTell = { owner: undefined, tab: 'messages' } as const;

  return (
    <div className={css.stage} inert={!ready}>
      <RoleTabs words={words} chosen={role} done={jobsDone(office)} onChoose={choose} />
      <div className={css.desk}>
        <div className={css.work}>
          <Tour
            words={words.tour}
            place={place}
            ready={ready}
            ended={shown.tour === -1}
            onStart={() => show(atStep(shown, 0))}
            onStep={(by) => show(atStep(shown, (shown.tour ?? 0) + by))}
            onLeave={() => show({ tour: -1 })}
          />
          <div className={css.window}>
            <div className={css.bar}>
              <strong>{words.roles[role].person}</strong>
              <span>{school}</span>
              <span>{fillPlaces(words.day, { day: day(TODAY) })}</span>
            </div>
            <div
              className={css.panel}
              id="office-panel"
              role="tabpanel"
              aria-labelledby={`tab-${role}`}
              data-role={role}
              key={role}
            >
              {role === 'teacher' && (
                <Register
                  words={words.register}
                  view={registerView(office, shown.register)}
                  here={onPhone ? undefined : here}
                  onStream={(register) => show({ register })}
                  onMark={(learner, mark) => act({ do: 'mark', learner, mark })}
                  onClose={() => perform({ do: 'close', stream: shown.register }, andTell)}
                  onNetwork={(on) => act({ do: 'network', on }, andTell)}
                />
              )}
              {role === 'bursar' && (
                <Payments
                  words={words.payments}
                  school={school}
                  view={bursarView(office, shown.ledger)}
                  here={onPhone ? undefined : here}
                  onReceive={() => perform({ do: 'receive' }, { ...andTell, owner })}
                  onMatch={(receipt, learner) =>
                    perform({ do: 'match', receipt, learner }, { ...andTell, ledger: undefined })
                  }
                  onLedger={(ledger) => open({ ledger })}
                />
              )}
              {role === 'studies' && (
                <MarkSheet
                  words={words.marks}
                  school={school}
                  view={marksView(office, shown.sheet, shown.subject, shown.report)}
                  here={onPhone ? undefined : here}
                  onStream={(sheet) => show({ sheet, report: undefined })}
                  onSubject={(subject) => show({ subject })}
                  onType={(learner, part, value) =>
                    act({ do: 'type', learner, subject: shown.subject, part, value })
                  }
                  onPublish={() =>
                    act({ do: 'publish', stream: shown.sheet, subject: shown.subject }, andTell)
                  }
                  onReport={(report) => open({ report })}
                />
              )}
              {role === 'registrar' && (
                <Applications
                  words={words.admissions}
                  school={school}
                  view={admissionsView(office, shown.application)}
                  here={onPhone ? undefined : here}
                  onOpen={(application) => show({ application })}
                  onReview={(application) => perform({ do: 'review', application })}
                  onAdmit={(application, stream) => perform({ do: 'admit', application, stream }, andTell)}
                  onEnrol={(application) => perform({ do: 'enrol', application }, andTell)}
                  onGo={(next, { id, stream }) =>
                    show({
                      role: next,
                      ...(next === 'teacher' ? { register: stream } : {}),
                      ...(next === 'studies' ? { sheet: stream, report: id } : {}),
                      ...(next === 'bursar' ? { ledger: id } : {}),
                    })
                  }
                />
              )}
            </div>
            <p className={css.news} role="status">
              {wasReset && office === openOffice() ? words.foot.wasReset : newsText(words.news, office, role)}
            </p>
            {newest && (
              <a className={css.peek} href="#parent-phone">
                <Smartphone size={20} aria-hidden="true" />
                <span>{fillPlaces(words.phone.peek, { text: newest.text.replace(/^[^:]*: /, '') })}</span>
              </a>
            )}
          </div>
        </div>
        <ParentPhone
          words={words.phone}
          view={phoneView(office, shown.owner)}
          tab={shown.tab}
          here={onPhone ? here : undefined}
          onTab={look}
          onOwner={(next) => show({ owner: next })}
        />
      </div>
      <Foot
        words={words.foot}
        ready={ready}
        onReset={() => {
          reset();
          setWasReset(true);
        }}
      />
    </div>
  );
}

type FootProps = { words: OfficeWords['foot']; ready: boolean; onReset: () => void };

function Foot({ words, ready, onReset }: FootProps) {
  return (
    <div className={css.foot}>
      <p>{words.private}</p>
      <button className={css.reset} type="button" hidden={!ready} onClick={onReset}>
        <RotateCcw size={18} aria-hidden="true" />
        {words.reset}
      </button>
    </div>
  );
}
