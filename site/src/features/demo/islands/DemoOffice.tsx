// The demo: tabs for four roles, the screen of the chosen one, a parent's phone, the tour and its end.
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { fillValues } from '~/lib/format-text';
import { type Act, openOffice, type Role, roles } from '../office';
import type { DemoOfficeWords } from '../words';
import css from './DemoOffice.module.css';
import '~/components/PillRadios/choice.css';
import { bursarView, phoneView } from '../fees-views';
import { newsText } from '../news-text';
import { type SchoolKind, TODAY } from '../scenario';
import { wordsOf } from '../school-words';
import type { PhoneTab, ScreenState } from '../stored-state';
import { atStep, END, jobsDone, tourPlace } from '../tour';
import { admissionsView, day, marksView, registerView } from '../views';
import { Applications } from './Applications';
import { End } from './End';
import { MarkSheet } from './MarkSheet';
import { ParentPhone } from './ParentPhone';
import paper from './Parts.module.css';
import { Payments } from './Payments';
import { Register } from './Register';
import { Tour } from './Tour';
import { useOffice, useTypedName } from './use-office';

type RoleTabsProps = {
  words: DemoOfficeWords;
  chosen: Role;
  done: ReadonlySet<Role>;
  onChoose: (role: Role) => void;
};

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

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
    <div
      className={`row ${css.tabs}`}
      role="tablist"
      aria-label={words.roles.label}
      ref={list}
      onKeyDown={onKeyDown}
    >
      {roles.map((role) => (
        <button
          className={`row panel ${css.tab}`}
          key={role}
          id={`tab-${role}`}
          type="button"
          role="tab"
          aria-selected={role === chosen}
          aria-controls="office-panel"
          tabIndex={role === chosen ? 0 : -1}
          onClick={() => onChoose(role)}
        >
          <strong className={`bold ${css.tabName}`}>
            {words.roles[role].name}
            {done.has(role) && (
              <>
                <span className={css.tick} aria-hidden="true" />
                <span className="visually-hidden">{words.roles.done}</span>
              </>
            )}
          </strong>
          <span className={`quiet ${css.tabJob}`}>{words.roles[role].job}</span>
        </button>
      ))}
    </div>
  );
}

/** The next control: one with the mark, or the first in a marked part. */
const NEXT = ['[data-next]:is(button, input, select)', '[data-next] :is(select, button)']
  .map((part) => `#office-panel ${part}`)
  .join();

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

/** Moves the focus to the tour's next control: the marked one, or the first in the marked part. */
function goThere(): void {
  const there = find('[data-here]:is(button, input), [data-here] :is(input, select, button)');
  there?.focus({ preventScroll: true });
  there?.scrollIntoView({ block: 'center' });
}

/** Long enough to read an SMS; the phone keeps it. */
const BUBBLE_MS = 8000;

/** The script contains the words: as props they would make the HTML larger. */
export function DemoOffice({ kind }: { kind: SchoolKind }) {
  const name = useTypedName();
  const words = wordsOf(kind, name);
  const { office, shown, ...store } = useOffice(kind, name);
  const [wasReset, setWasReset] = useState(false);
  /** Number of SMS before the last act; undefined if no new one needs to appear. */
  const [heard, setHeard] = useState<number>();
  const stage = useRef<HTMLDivElement>(null);
  const lastControl = useRef<Element>(null);
  const place = tourPlace(office, shown);
  const isEnd = shown.tour === END;
  const onPhone = place?.name === 'phone';
  const here = place?.role === shown.role ? place.here : undefined;
  const { role } = shown;
  const { name: school } = office.school;
  const phone = phoneView(office, shown.owner);
  const newest = phone.messages[phone.messages.length - 1];

  // A link may name a desk: /demo#tab-bursar.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the address at the start counts
  useEffect(() => {
    const asked = roles.find((each) => location.hash === `#tab-${each}`);
    if (asked) store.show({ role: asked });
  }, []);

  // The payments come in as soon as the bursar looks. Other families get an SMS too, so the phone on screen is kept.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the change of desk counts
  useEffect(() => {
    if (role === 'bursar' && office.school.incoming.length === 0)
      store.act({ do: 'receive' }, { owner: phone.owner });
  }, [role]);

  useEffect(() => {
    if (heard === undefined) return;
    const timer = setTimeout(() => setHeard(undefined), BUBBLE_MS);
    return () => clearTimeout(timer);
  }, [heard]);

  /** After rendering: moves the focus, and scrolls to the tour's next control if it has changed. */
  function afterwards(move?: () => void): void {
    requestAnimationFrame(() => {
      move?.();
      const control = find('[data-here]');
      if (control && control !== lastControl.current) {
        // On wide screens the phone's new SMS must be visible too.
        if (matchMedia('(min-width: 60rem)').matches)
          find('#parent-phone')?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        control.scrollIntoView({ block: 'nearest' });
      }
      lastControl.current = control;
    });
  }
  function show(change: Partial<ScreenState>, move?: () => void): void {
    setHeard(undefined);
    store.show(change);
    afterwards(move);
  }
  function act(next: Act, also?: Partial<ScreenState>): void {
    setHeard(office.inbox.length);
    store.act(next, also);
    // If the pressed button has disappeared, the focus moves to the next control.
    afterwards(
      () =>
        document.activeElement === document.body && find(NEXT)?.focus({ preventScroll: here !== undefined }),
    );
  }
  const open = (change: Partial<ScreenState>) => show(change, () => find('#office-paper')?.focus());
  /** A step starts at the top of the office, with the tabs below the site's header. */
  const toTop = () => {
    stage.current?.scrollIntoView({ behavior: 'instant' });
    (find('#tour-step') ?? find('[role=tab][aria-selected=true]'))?.focus({ preventScroll: true });
  };
  const walk = (step: number) => show(atStep(kind, shown, step), toTop);
  const choose = (next: Role) => show(place ? atStep(kind, shown, roles.indexOf(next)) : { role: next });
  const look = (tab: PhoneTab) => show({ tab, seen: [...shown.seen.filter((each) => each !== tab), tab] });
  /** An act may reach another family: shows the phone that receives the SMS. */
  const andTell = { owner: undefined, tab: 'messages' } as const;

  return (
    <div className={`stack ${css.stage}`} data-needs-script data-tour={place && ''} ref={stage}>
      {!isEnd && (
        <div className={`stack ${css.pinned}`}>
          <div className={css.who}>
            <RoleTabs words={words} chosen={role} done={jobsDone(office)} onChoose={choose} />
            <a className={css.toPhone} href="#parent-phone">
              <span className="visually-hidden">{words.phone.title}</span>
              {newest && <span className={`bold ${css.badge}`}>{phone.messages.length}</span>}
            </a>
          </div>
          <Tour
            words={words.tour}
            place={place}
            left={shown.tour === -1}
            onStep={walk}
            onShow={goThere}
            onLeave={() => show({ tour: -1 })}
          />
        </div>
      )}
      {isEnd ? (
        <End words={words.tour.end} view={phone} onBack={() => show({ tour: -1 }, toTop)} />
      ) : (
        <div className={`stack ${css.desk}`}>
          <div className={`panel ${css.window}`}>
            <div className={`row between ${css.bar}`}>
              <strong>{words.roles[role].person}</strong>
              <span className={css.school}>{school}</span>
              <span>{fillValues(words.day, { day: day(TODAY) })}</span>
            </div>
            <div
              className={`stack ${css.panel}`}
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
                  here={here}
                  onStream={(register) => show({ register })}
                  onMark={(learner, mark) => act({ do: 'mark', learner, mark })}
                  onClose={() => act({ do: 'close', stream: shown.register }, andTell)}
                  onNetwork={(on) => act({ do: 'network', on }, andTell)}
                />
              )}
              {role === 'bursar' && (
                <Payments
                  words={words.payments}
                  school={school}
                  view={bursarView(office, shown.ledger)}
                  chosen={shown.chosen}
                  here={here}
                  onChoose={(chosen) => show({ chosen })}
                  onMatch={(receipt, learner) =>
                    act(
                      { do: 'match', receipt, learner },
                      { ...andTell, ledger: undefined, chosen: undefined },
                    )
                  }
                  onUndo={(receipt) => act({ do: 'undo', receipt }, { ...andTell, ledger: undefined })}
                  onAsk={(receipt) => act({ do: 'ask', receipt }, { ...andTell, chosen: undefined })}
                  onCompare={() => act({ do: 'compare' })}
                  onLedger={(ledger) => open({ ledger })}
                />
              )}
              {role === 'studies' && (
                <MarkSheet
                  words={words.marks}
                  school={school}
                  view={marksView(office, shown.sheet, shown.subject, shown.report)}
                  here={here}
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
                  here={here}
                  onOpen={(application) => show({ application })}
                  onReview={(application) => act({ do: 'review', application })}
                  onAdmit={(application, stream) => act({ do: 'admit', application, stream }, andTell)}
                  onEnrol={(application) => act({ do: 'enrol', application }, andTell)}
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
              {wasReset && office === openOffice(kind, name)
                ? words.foot.wasReset
                : newsText(words.news, office, role)}
            </p>
          </div>
          <ParentPhone
            words={words.phone}
            view={phone}
            tab={shown.tab}
            here={onPhone ? place.here : undefined}
            onTab={look}
            onOwner={(owner) => show({ owner })}
          />
        </div>
      )}
      {newest && heard !== undefined && office.inbox.length > heard && (
        <a className={css.bubble} href="#parent-phone" key={newest.id}>
          <strong>{phone.name}</strong> {newest.text}
        </a>
      )}
      <div className={`quiet medium row between ${css.foot}`}>
        <p>{words.foot.private}</p>
        <button
          className={`bold ${paper.button}`}
          type="button"
          onClick={() => {
            store.reset();
            setWasReset(true);
          }}
        >
          {words.foot.reset}
        </button>
      </div>
    </div>
  );
}
