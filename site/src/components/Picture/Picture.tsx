// A responsive, lazy picture with reserved space. Its styles are in picture.css because texts contain it as HTML.

export type PictureSource = { src: string; width: number };

export type PictureProps = {
  alt: string;
  caption?: string | undefined;
  /** Largest size on the page. */
  width: number;
  height: number;
  /** WebP files, narrowest first. */
  phone: readonly PictureSource[];
  wide: readonly PictureSource[];
};

const srcSet = (sources: readonly PictureSource[]) =>
  sources.map(({ src, width }) => `${src} ${width}w`).join(', ');

export function Picture({ alt, caption, width, height, phone, wide }: PictureProps) {
  return (
    <figure className="picture">
      <picture>
        <source media="(min-width: 40rem)" srcSet={srcSet(wide)} sizes={`${width}px`} />
        <img
          src={phone.at(-1)?.src}
          srcSet={srcSet(phone)}
          // The page width without its margins.
          sizes={`min(100vw - 2.25rem, ${width}px)`}
          alt={alt}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
        />
      </picture>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
