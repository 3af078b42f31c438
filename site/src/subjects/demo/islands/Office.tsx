// The demo: a school's office with four people in it, a parent's phone beside them, and a tour. Until the script has
// come it is a picture of the first screen, and nothing in it can be pressed.
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Smartphone from 'lucide-react/icons/smartphone';
import { useState, useSyncExternalStore } from 'react';
import { fillPlaces } from '~/lib/words';
import '~/ui/PillRadios/choice.css';
import { admissionsView } from '../admissions-view';
import { bursarView } from '../bursar-view';
import { day } from '../in-words';
import { marksView } from '../marks-view';
import { newsText } from '../news-text';
import { type Act, openOffice, type Role } from '../office';
import { ownerNow, phoneView } from '../phone-view';
import { registerView } from '../register-view';
import { TODAY } from '../scenario';
import type { PhoneTab, Shown } from '../shown';
import { atStep, jobsDone, tourPlace } from '../tour';
import { Applications } from './Applications';
import { MarkSheet } from './MarkSheet';
import css from './Office.module.css';
import { ParentPhone } from './ParentPhone';
import { Payments } from './Payments';
import { Register } from './Register';
import { RoleTabs } from './RoleTabs';
import { Tour } from './Tour';
import { useOffice } from './use-office';
import type { OfficeWords } from './words';

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
