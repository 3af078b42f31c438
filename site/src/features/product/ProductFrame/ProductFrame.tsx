// A picture of the product: a screen with a title bar on a tinted plate; its caption describes it for screen readers.
import type { ReactNode } from 'react';
import type { Screen } from '../words';
import css from './ProductFrame.module.css';

type ProductFrameProps = Screen & {
  /** Short claims on the corners of the screen. */
  badges?: readonly [string, string] | undefined;
  /** Whether the content is interactive and read by screen readers; otherwise the caption describes it. */
  works?: boolean;
  /** On the upper edge of the screen. */
  roof?: ReactNode;
  children: ReactNode;
};

export function ProductFrame({
  title,
  note,
  caption,
  badges,
  works = false,
  roof,
  children,
}: ProductFrameProps) {
  return (
    <figure className={badges ? `${css.frame} ${css.badged}` : css.frame}>
      <figcaption className="visually-hidden">{caption}</figcaption>
      {roof}
      <div className={css.screen} aria-hidden={works ? undefined : true}>
        <div className={`row between ${css.bar}`} aria-hidden={works || undefined}>
          <strong>{title}</strong>
          <span>{note}</span>
        </div>
        <div className={css.panels}>{children}</div>
      </div>
      {badges && (
        <>
          <p className={`bold panel ${css.badge} ${css.first}`}>{badges[0]}</p>
          <p className={`bold panel ${css.badge} ${css.second}`}>{badges[1]}</p>
        </>
      )}
    </figure>
  );
}
