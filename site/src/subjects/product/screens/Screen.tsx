// The screen around the panes in a picture of the product: a desk's with a title bar, or a phone's with its tabs.
import type { CSSProperties, ReactNode } from 'react';
import type { Colours } from '~/files/theme-colours';
import { MARK } from '~/lib/mark';
import { column, line } from './Pane';

/** In the drawing's own pixels; the files have twice as many. */
export const DESK_WIDTH = 880;
export const PHONE = { width: 400, height: 720 };

const sheet = (colours: Colours): CSSProperties => ({
  ...column,
  width: '100%',
  height: '100%',
  background: colours.ground,
  color: colours.ink,
  fontFamily: 'Bricolage',
  fontWeight: 400,
});

type DeskProps = { colours: Colours; title: string; note: string; children: ReactNode };

export function DeskScreen({ colours, title, note, children }: DeskProps) {
  return (
    <div style={sheet(colours)}>
      <div
        style={{
          ...line,
          height: 56,
          padding: '0 20px',
          background: colours.raised,
          borderBottom: `1px solid ${colours.line}`,
        }}
      >
        <div style={{ display: 'flex', alignItems: 'center' }}>
          <svg aria-hidden="true" width="22" height="22" viewBox={`0 0 ${MARK.size} ${MARK.size}`}>
            <path d={MARK.bars} fill={colours.ink} />
            <path d={MARK.step} fill={colours.accent} />
          </svg>
          <strong style={{ marginLeft: 12, fontSize: 17, fontWeight: 700 }}>{title}</strong>
        </div>
        <span style={{ fontSize: 14, color: colours.quiet }}>{note}</span>
      </div>
      <div style={{ ...column, flexGrow: 1, padding: 16 }}>{children}</div>
    </div>
  );
}

/** Panes side by side. */
export function Row({ children, last = false }: { children: ReactNode; last?: boolean }) {
  return (
    <div style={{ display: 'flex', flexGrow: last ? 0 : 1, gap: 16, marginBottom: last ? 0 : 16 }}>
      {children}
    </div>
  );
}

type PhoneProps = DeskProps & { time: string; network: string; tabs: readonly string[] };

export function PhoneScreen({ colours, time, network, title, note, tabs, children }: PhoneProps) {
  return (
    <div style={sheet(colours)}>
      <div
        style={{
          ...line,
          padding: '12px 22px',
          fontSize: 13,
          background: colours.deep,
          color: colours.onDeep,
        }}
      >
        <span>{time}</span>
        <span>{network}</span>
      </div>
      <div style={{ ...column, padding: '10px 22px 18px', background: colours.deep, color: colours.onDeep }}>
        <strong style={{ fontSize: 22, fontWeight: 700 }}>{title}</strong>
        <span style={{ fontSize: 14 }}>{note}</span>
      </div>
      <div style={{ ...column, flexGrow: 1, padding: 14, gap: 14 }}>{children}</div>
      <div
        style={{
          ...line,
          height: 60,
          padding: '0 34px',
          borderTop: `1px solid ${colours.line}`,
          fontSize: 14,
        }}
      >
        {tabs.map((tab, index) => (
          <span key={tab} style={{ color: index === 0 ? colours.brand : colours.quiet, fontWeight: 700 }}>
            {tab}
          </span>
        ))}
      </div>
    </div>
  );
}
