// A picture of the product on a phone: status line, title, panes, tabs; said in words for those who can't see it.
import type { ReactNode } from 'react';
import css from './PhoneFrame.module.css';

export type PhoneFrameProps = {
  time: string;
  /** What the status line says of the network: "4G", "No network". */
  network: string;
  title: string;
  note: string;
  /** Says in words what the picture shows. */
  caption: string;
  /** The tabs at the foot; the first is the open one. */
  tabs: readonly string[];
  children?: ReactNode;
};

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
