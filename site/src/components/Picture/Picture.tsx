// A responsive, lazy picture with reserved space. Its styles are in picture.css because texts contain it as HTML.
import { Fragment } from 'react';

export type PictureSource = { src: string; width: number };
/** Newest format first; a browser takes the first one that it supports. */
export type Alternative = { type: string; phone: readonly PictureSource[]; wide: readonly PictureSource[] };

export type PictureProps = {
  alt: string;
  caption?: string | undefined;
  /** Largest size on the page. */
  width: number;
  height: number;
  alternatives: readonly Alternative[];
  /** For browsers that support none of the formats. */
  fallback: string;
};

const srcSet = (sources: readonly PictureSource[]) =>
  sources.map(({ src, width }) => `${src} ${width}w`).join(', ');

export function Picture({ alt, caption, width, height, alternatives, fallback }: PictureProps) {
  return (
    <figure className="picture">
      <picture>
        {alternatives.map(({ type, phone, wide }) => (
          <Fragment key={type}>
            <source media="(min-width: 40rem)" type={type} srcSet={srcSet(wide)} sizes={`${width}px`} />
            {/* The page width without its margins. */}
            <source type={type} srcSet={srcSet(phone)} sizes={`min(100vw - 2.25rem, ${width}px)`} />
          </Fragment>
        ))}
        <img src={fallback} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
      </picture>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
