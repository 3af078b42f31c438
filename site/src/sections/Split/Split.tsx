// Text on one side; a product view, a list or a quote on the other. Text alone has its title on one side.
import type { ReactNode } from 'react';
import { Actions } from '~/components/Action/Action';
import { Section } from '~/components/Section/Section';
import { Ticks } from '~/components/Ticks/Ticks';
import css from './Split.module.css';
import type { SplitWords } from './schema';

export type SplitProps = SplitWords & {
  children?: ReactNode;
};

export function Split({
  title,
  text,
  points = [],
  actions = [],
  words = 'left',
  level = 'middle',
  children,
  ...section
}: SplitProps) {
  return (
    <Section space={children ? 'wide' : 'tight'} {...section}>
      <div
        className={[
          css.split,
          !children && css.alone,
          words === 'right' && css.right,
          level === 'top' && css.top,
        ]
          .filter(Boolean)
          .join(' ')}
      >
        <div className={css.words}>
          <h2 className={css.title}>{title}</h2>
          {text.map((paragraph) => (
            <p className={`quiet ${css.text}`} key={paragraph}>
              {paragraph}
            </p>
          ))}
          {points.length > 0 && <Ticks items={points} className={css.points} />}
          {actions.length > 0 && <Actions actions={actions} quiet className={css.actions} />}
        </div>
        {children && (
          <div className={css.aside} data-reveal>
            {children}
          </div>
        )}
      </div>
    </Section>
  );
}
