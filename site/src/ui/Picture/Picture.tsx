// A picture in a text: a small file for phones, a larger one for wide screens, loaded when it is scrolled to, and with
// room kept for it. Its styles are in picture.css, since texts hold it as finished HTML.
import { Fragment } from 'react';

export type Candidate = { src: string; width: number };
/** The newest format first; a browser takes the first that it knows. */
export type Alternative = { type: string; phone: readonly Candidate[]; wide: readonly Candidate[] };

export type PictureProps = {
  /** What it shows. */
  alt: string;
  caption?: string | undefined;
  /** As large as it may stand in the page. */
  width: number;
  height: number;
  alternatives: readonly Alternative[];
  /** For browsers that know none of them. */
  fallback: string;
};

const srcSet = (candidates: readonly Candidate[]) =>
  candidates.map(({ src, width }) => `${src} ${width}w`).join(', ');

export function Picture({ alt, caption, width, height, alternatives, fallback }: PictureProps) {
  return (
    <figure className="picture">
      <picture>
        {alternatives.map(({ type, phone, wide }) => (
          <Fragment key={type}>
            <source media="(min-width: 40rem)" type={type} srcSet={srcSet(wide)} sizes={`${width}px`} />
            {/* The page less its margins. */}
            <source type={type} srcSet={srcSet(phone)} sizes={`min(100vw - 2.25rem, ${width}px)`} />
          </Fragment>
        ))}
        <img src={fallback} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
      </picture>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
