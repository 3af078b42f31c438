// Pictures to download: each with a preview, its use and its files.
import { type FileLink, FileLinks } from '~/components/FileLinks/FileLinks';
import { Section, type SectionProps } from '~/components/Section/Section';
import css from './PictureFiles.module.css';

export type KitPicture = {
  title: string;
  use: string;
  src: string;
  width: number;
  height: number;
  alt: string;
  files: readonly FileLink[];
};

export type PictureFilesProps = SectionProps & {
  pictures: readonly KitPicture[];
};

export function PictureFiles({ pictures, ...section }: PictureFilesProps) {
  return (
    <Section {...section}>
      <ul role="list" className={css.pictures}>
        {pictures.map((picture) => (
          <li
            className={picture.width > 1.5 * picture.height ? `${css.picture} ${css.broad}` : css.picture}
            key={picture.src}
          >
            <div className={css.frame}>
              <img
                className={css.image}
                src={picture.src}
                width={picture.width}
                height={picture.height}
                alt={picture.alt}
                loading="lazy"
                decoding="async"
              />
            </div>
            <h3 className={css.title}>{picture.title}</h3>
            <p className={`quiet ${css.use}`}>{picture.use}</p>
            <p className="quiet small numbers">
              {picture.width} × {picture.height} px
            </p>
            <FileLinks files={picture.files} of={picture.title} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
