// The product on a phone: status line, title, panes, tabs, and a text alternative.
import type { ReactNode } from 'react';
import type { Phone } from '../words';
import css from './PhoneFrame.module.css';

type PhoneFrameProps = Phone & { children?: ReactNode };

export function PhoneFrame({ time, network, title, note, caption, tabs, children }: PhoneFrameProps) {
  return (
    <figure className={css.phone}>
      <figcaption className="visually-hidden">{caption}</figcaption>
      <div className={css.screen} aria-hidden="true">
        <div className={css.status}>
          <span>{time}</span>
          <span>{network}</span>
        </div>
        <div className={css.bar}>
          <strong>{title}</strong>
          <span>{note}</span>
        </div>
        <div className={css.panels}>{children}</div>
        <div className={css.tabs}>
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
