// The product on a phone: status line, title, panes, tabs, and a text alternative.
import { DataPanel, type PanelWords } from '../DataPanel/DataPanel';
import { withLearner } from '../Learner/Learner';
import type { Phone } from '../words';
import css from './PhoneFrame.module.css';

type PhoneFrameProps = Phone & { panels: readonly PanelWords[] };

export function PhoneFrame({ time, network, title, note, caption, tabs, panels }: PhoneFrameProps) {
  return (
    <figure className={css.phone}>
      <figcaption className="visually-hidden">{caption}</figcaption>
      <div className={css.screen} aria-hidden="true">
        <div className={`quiet bold numbers between ${css.status}`}>
          <span>{time}</span>
          <span>{network}</span>
        </div>
        <div className={`between ${css.bar}`}>
          <strong>{withLearner(title)}</strong>
          <span>{note}</span>
        </div>
        <div className={css.panels}>
          {panels.map((words) => (
            <DataPanel words={words} key={words.title} />
          ))}
        </div>
        <div className={`quiet between ${css.tabs}`}>
          {tabs.map((tab, index) => (
            <span className={index === 0 ? css.open : undefined} key={tab}>
              {tab}
            </span>
          ))}
        </div>
      </div>
    </figure>
  );
}
