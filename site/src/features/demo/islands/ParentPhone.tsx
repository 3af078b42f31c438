// A parent's phone beside the office: SMS, the balance, and the published report.
import { useEffect, useRef } from 'react';
import frame from '~/features/product/PhoneFrame/PhoneFrame.module.css';
import { fillValues } from '~/lib/format-text';
import type { Child, PhoneView } from '../fees-views';
import { type PhoneTab, phoneTabs } from '../stored-state';
import { balanceText } from '../views';
import type { DemoOfficeWords } from '../words';
import css from './ParentPhone.module.css';

type ParentPhoneProps = {
  words: DemoOfficeWords['phone'];
  view: PhoneView;
  tab: PhoneTab;
  here: string | undefined;
  onTab: (tab: PhoneTab) => void;
  onOwner: (owner: string) => void;
};

export function ParentPhone({ words, view, tab, here, onTab, onOwner }: ParentPhoneProps) {
  const body = useRef<HTMLElement>(null);
  const count = view.messages.length;

  // The newest is at the bottom, as on a phone.
  useEffect(() => {
    if (count > 0 && tab === 'messages' && body.current) body.current.scrollTop = body.current.scrollHeight;
  }, [count, tab]);

  return (
    <section className={`stack ${css.side}`} id="parent-phone" aria-labelledby="phone-title">
      <h3 className="large" id="phone-title">
        {words.title}
      </h3>
      <div className={frame.phone}>
        <div className={`${frame.screen} ${css.screen}`}>
          <div className={`quiet bold numbers between ${frame.status}`}>
            <span>{view.time}</span>
            <span>{words.network}</span>
          </div>
          <div className={`between ${frame.bar}`}>
            {view.owners.length > 1 ? (
              <select
                className={`bold field ${css.owner}`}
                aria-label={words.whose}
                value={view.owner}
                onChange={(event) => onOwner(event.target.value)}
              >
                {view.owners.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            ) : (
              <strong>{view.name}</strong>
            )}
            <span>{view.number}</span>
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
          <section className={css.body} ref={body} tabIndex={0} aria-label={words.tabs[tab]} key={tab}>
            {tab === 'messages' &&
              (count > 0 ? <Messages view={view} /> : <p className={`quiet ${css.empty}`}>{words.empty}</p>)}
            {tab === 'fees' &&
              view.children.map((child) => <Fees words={words} child={child} key={child.id} />)}
            {tab === 'report' &&
              view.children.map((child) => <Report words={words} child={child} key={child.id} />)}
          </section>
          <fieldset className={css.tabs}>
            <legend className="visually-hidden">{words.tabsLabel}</legend>
            {phoneTabs.map((each) => (
              <button
                type="button"
                aria-pressed={each === tab}
                data-here={here === each || undefined}
                onClick={() => onTab(each)}
                key={each}
              >
                {words.tabs[each]}
              </button>
            ))}
          </fieldset>
        </div>
      </div>
      <p className={`quiet ${css.note}`}>
        {words.note} <a href={words.help.href}>{words.help.label}</a>
      </p>
    </section>
  );
}

type PartProps = { words: ParentPhoneProps['words'] };

export function Messages({ view }: { view: PhoneView }) {
  return view.messages.map(({ id, time, text }) => (
    <p className={css.sms} key={id}>
      {text} <span className={`quiet ${css.time}`}>{time}</span>
    </p>
  ));
}

function Fees({ words, child }: PartProps & { child: Child }) {
  const { label, amount: balance } = balanceText(words, child.balance);
  return (
    <div className={`panel ${css.pane}`}>
      <p className="bold">
        {child.name}, {child.stream}
      </p>
      <p className={css.balance}>{balance}</p>
      <p className={`quiet ${css.quiet}`}>{fillValues(label, { term: child.term })}</p>
      <ul role="list" className={css.lines}>
        {child.lines.map(({ id, text, date, amount }) => (
          <li key={id}>
            <span>
              {text}
              <span className={`quiet ${css.quiet}`}>{date}</span>
            </span>
            <strong>{amount}</strong>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Report({ words, child }: PartProps & { child: Child }) {
  return (
    <div className={`panel ${css.pane}`}>
      <p className="bold">
        {child.name}, {child.stream}
      </p>
      {child.grades.length > 0 ? (
        <ul role="list" className={css.lines}>
          {child.grades.map(({ subject, mark, grade }) => (
            <li key={subject}>
              <span>{subject}</span>
              <strong>
                {mark} {grade}
              </strong>
            </li>
          ))}
        </ul>
      ) : (
        <p className={`quiet ${css.quiet}`}>{words.noReport}</p>
      )}
    </div>
  );
}
