// A pane with lines of two values: learner and mark, item and amount, subject and places.
import { Panel } from '../Panel/Panel';
import type { Lines } from '../words';
import css from './LinesPanel.module.css';

export function LinesPanel({ lines: { title, figure, note, lines } }: { lines: Lines }) {
  return (
    <Panel title={title} figure={figure} note={note}>
      <ul>
        {lines.map(({ label, detail, value, tone }) => (
          <li className={css.line} key={label}>
            <span>
              {label}
              {detail && <span className={css.detail}>{detail}</span>}
            </span>
            <strong className={tone ? `${css.value} ${css[tone]}` : css.value}>{value}</strong>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
