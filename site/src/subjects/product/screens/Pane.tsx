// One pane of the product in a picture of it: what ui/Panel is on a page. Satori reads the inline styles here; they
// never reach a page.
import type { CSSProperties, ReactNode } from 'react';
import type { Colours } from '~/files/theme-colours';

export const column: CSSProperties = { display: 'flex', flexDirection: 'column' };
export const line: CSSProperties = { display: 'flex', alignItems: 'center', justifyContent: 'space-between' };

type PaneProps = {
  colours: Colours;
  title: string;
  figure?: string | undefined;
  note?: string | undefined;
  /** How much of the row it takes beside others. */
  grow?: number;
  children: ReactNode;
};

export function Pane({ colours, title, figure, note, grow = 1, children }: PaneProps) {
  return (
    <div
      style={{
        ...column,
        flexGrow: grow,
        flexShrink: 1,
        flexBasis: 0,
        padding: 16,
        borderRadius: 8,
        border: `1px solid ${colours.line}`,
        background: colours.raised,
      }}
    >
      <span style={{ fontSize: 13, color: colours.quiet, marginBottom: 8 }}>{title}</span>
      {figure && (
        <div style={{ display: 'flex', alignItems: 'baseline', marginBottom: 10 }}>
          <span style={{ fontSize: 26, fontWeight: 700 }}>{figure}</span>
          {note && <span style={{ fontSize: 13, color: colours.quiet, marginLeft: 8 }}>{note}</span>}
        </div>
      )}
      {children}
    </div>
  );
}

/** Rows that share the height their pane has to fill. */
export const spread: CSSProperties = { ...column, flexGrow: 1, justifyContent: 'space-between' };

type BarProps = { colours: Colours; percent: number; fill: string; height?: number };

export function Bar({ colours, percent, fill, height = 8 }: BarProps) {
  return (
    <div style={{ display: 'flex', width: '100%', height, background: colours.sunk }}>
      <div style={{ width: `${percent}%`, height, background: fill }} />
    </div>
  );
}
