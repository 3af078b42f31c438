// The top of a page to be read: where it belongs, what it is called, one paragraph on why, and who says so.
import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from '~/ui/Breadcrumb/Breadcrumb';
import { Weave } from '~/ui/Weave/Weave';
import css from './ArticleHead.module.css';

export type ArticleHeadProps = {
  /** The pages above this one, from the top down; home is added. */
  trail: readonly Crumb[];
  title: string;
  lead?: string | undefined;
  /** `small` for pages that are looked up rather than read. */
  size?: 'large' | 'small' | undefined;
  /** Seeds the woven strip under the head; none without it. */
  seed?: string | undefined;
  /** The line of facts: a byline, a date, a version. */
  children?: ReactNode;
};

export function ArticleHead({ trail, title, lead, size = 'large', seed, children }: ArticleHeadProps) {
  return (
    <div className={size === 'small' ? `${css.head} ${css.small}` : css.head}>
      <div className={css.inner}>
        <Breadcrumb trail={trail} />
        <h1 className={css.title}>{title}</h1>
        {lead && <p className={css.lead}>{lead}</p>}
        {children && <div className={css.facts}>{children}</div>}
      </div>
      {seed && (
        <div className={css.weave}>
          <Weave seed={seed} columns={90} rows={4} drawn />
        </div>
      )}
    </div>
  );
}
