// Applications from received to enrolled; the width of a stage is its count.
import { formatCount } from '~/lib/locale';
import { Panel } from '../Panel/Panel';
import type { Funnel } from '../words';
import css from './FunnelPanel.module.css';

export function FunnelPanel({ funnel }: { funnel: Funnel }) {
  const most = Math.max(...funnel.stages.map(({ count }) => count));
  return (
    <Panel title={funnel.title}>
      <ul className={css.stages}>
        {funnel.stages.map(({ name, count }) => (
          <li className={css.stage} key={name}>
            <strong className={css.count}>{formatCount(count)}</strong>
            <svg className={css.bar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <path
                d={`M0 0h${Math.round((count / most) * 96)}l4 10h-${Math.round((count / most) * 96) + 4}z`}
              />
            </svg>
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
