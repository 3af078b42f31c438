// The panes of the product views as pictures: the same data that the pages show, drawn for a file.

import type { Colours } from '~/files/theme-colours';
import type { Attendance } from '../AttendancePanel/AttendancePanel';
import type { Fees } from '../FeesPanel/FeesPanel';
import type { Funnel } from '../FunnelPanel/FunnelPanel';
import type { Lines } from '../LinesPanel/LinesPanel';
import { bars, passShare, type Results } from '../ResultsPanel/ResultsPanel';
import { Bar, column, line, Pane, spread } from './Pane';

type Drawn = { colours: Colours; grow?: number };

export function FeesPane({ fees, colours, grow = 1 }: Drawn & { fees: Fees }) {
  const most = Math.max(...fees.weeks);
  return (
    <Pane colours={colours} grow={grow} title={fees.title} figure={fees.collected} note={fees.target}>
      <Bar colours={colours} percent={fees.percent} fill={colours.brand} />
      <div style={{ display: 'flex', alignItems: 'flex-end', height: 96, marginTop: 18, marginBottom: 14 }}>
        {fees.weeks.map((amount, week) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a week is its place in the row
            key={week}
            style={{
              flexGrow: 1,
              marginRight: week === fees.weeks.length - 1 ? 0 : 10,
              height: Math.round((amount / most) * 96),
              background: amount === most ? colours.accent : colours.weave[1],
            }}
          />
        ))}
      </div>
      <div style={line}>
        {fees.sources.map(({ name, share }) => (
          <span key={name} style={{ display: 'flex', fontSize: 13 }}>
            {name}
            <strong style={{ marginLeft: 6, fontWeight: 700 }}>{share}</strong>
          </span>
        ))}
      </div>
    </Pane>
  );
}

export function AttendancePane({ attendance, colours, grow = 1 }: Drawn & { attendance: Attendance }) {
  return (
    <Pane colours={colours} grow={grow} title={attendance.title}>
      <div style={spread}>
        {attendance.classes.map(({ name, percent }) => (
          <div key={name} style={{ ...line, fontSize: 13, paddingTop: 6, paddingBottom: 6 }}>
            <span style={{ width: 92 }}>{name}</span>
            <div style={{ display: 'flex', flexGrow: 1, marginRight: 12 }}>
              <Bar colours={colours} percent={percent} fill={percent < 90 ? colours.warm : colours.brand} />
            </div>
            <strong style={{ fontWeight: 700 }}>{`${percent}%`}</strong>
          </div>
        ))}
      </div>
    </Pane>
  );
}

export function FunnelPane({ funnel, colours, grow = 1 }: Drawn & { funnel: Funnel }) {
  const most = Math.max(...funnel.stages.map(({ count }) => count));
  return (
    <Pane colours={colours} grow={grow} title={funnel.title}>
      <div style={{ display: 'flex' }}>
        {funnel.stages.map(({ name, count }) => (
          <div key={name} style={{ ...column, flexGrow: 1, flexBasis: 0, marginRight: 0 }}>
            <strong style={{ fontSize: 22, fontWeight: 700, marginBottom: 6 }}>
              {count.toLocaleString('en-UG')}
            </strong>
            <Bar colours={colours} percent={(count / most) * 100} fill={colours.brand} height={12} />
            <span style={{ fontSize: 13, color: colours.quiet, marginTop: 6 }}>{name}</span>
          </div>
        ))}
      </div>
    </Pane>
  );
}

export function LinesPane({ lines: pane, colours, grow = 1 }: Drawn & { lines: Lines }) {
  const tones = { good: colours.brand, warm: colours.warm };
  return (
    <Pane colours={colours} grow={grow} title={pane.title} figure={pane.figure} note={pane.note}>
      {pane.lines.map(({ label, detail, value, tone }) => (
        <div
          key={label}
          style={{
            ...line,
            fontSize: 14,
            paddingTop: 8,
            paddingBottom: 8,
            borderTop: `1px solid ${colours.line}`,
          }}
        >
          <div style={column}>
            <span>{label}</span>
            {detail && <span style={{ fontSize: 12, color: colours.quiet }}>{detail}</span>}
          </div>
          <strong style={{ fontWeight: 700, color: tone ? tones[tone] : colours.ink }}>{value}</strong>
        </div>
      ))}
    </Pane>
  );
}

export function ResultsPane({ results, colours, grow = 1 }: Drawn & { results: Results }) {
  const tones = {
    A: colours.brand,
    B: colours.weave[1],
    C: colours.weave[2],
    D: colours.weave[3],
    E: colours.weave[0],
  };
  return (
    <Pane colours={colours} grow={grow} title={results.title}>
      <div style={{ ...line, fontSize: 12, color: colours.quiet, marginBottom: 6 }}>
        <div style={{ display: 'flex' }}>
          {Object.entries(tones).map(([grade, tone]) => (
            <div key={grade} style={{ display: 'flex', alignItems: 'center', marginRight: 12 }}>
              <div style={{ width: 10, height: 10, background: tone, marginRight: 5 }} />
              <span>{grade}</span>
            </div>
          ))}
        </div>
        <span>{results.share}</span>
      </div>
      <div style={spread}>
        {results.rows.map(({ name, grades }) => (
          <div key={name} style={{ ...line, fontSize: 13, paddingTop: 8, paddingBottom: 8 }}>
            <span style={{ width: 96 }}>{name}</span>
            <div style={{ display: 'flex', flexGrow: 1, height: 14, marginRight: 12 }}>
              {bars(grades).map(({ grade, width }) => (
                <div key={grade} style={{ width: `${width}%`, height: 14, background: tones[grade] }} />
              ))}
            </div>
            <strong style={{ fontWeight: 700 }}>{`${passShare(grades)}%`}</strong>
          </div>
        ))}
      </div>
    </Pane>
  );
}
