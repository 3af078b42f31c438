// Archives to download: description on the left, the files with sizes on the right.

import { Icon } from '~/ui/Icon/Icon';
import { Section, type SectionProps } from '~/ui/Section/Section';
import { Ticks } from '~/ui/Ticks/Ticks';
import type { Link } from '~/ui/words';
import css from './StarterKits.module.css';

export type StarterKit = {
  title: string;
  text: string;
  points: readonly string[];
  /** The archive: name, address and size. */
  file: string;
  href: string;
  size: string;
  contents: readonly { file: string; size: string }[];
  docs: Link;
};

export type StarterKitsProps = SectionProps & {
  kits: readonly StarterKit[];
  /** "Download". */
  download: string;
  /** Heading of the file list: "In the archive". */
  filesTitle: string;
};

export function StarterKits({ kits, download, filesTitle, ...section }: StarterKitsProps) {
  return (
    <Section {...section}>
      {kits.map((kit) => (
        <article className={css.kit} key={kit.file} data-reveal>
          <div>
            <h3 className={css.title}>{kit.title}</h3>
            <p className={css.text}>{kit.text}</p>
            <Ticks items={kit.points} />
            <p className={css.take}>
              <a className={css.download} href={kit.href} download>
                <Icon name="Download" size={20} />
                <span>
                  {download} <span className={css.name}>{kit.file}</span>
                </span>
              </a>
              <span className={css.size}>{kit.size}</span>
            </p>
            <p>
              <a href={kit.docs.href}>{kit.docs.label}</a>
            </p>
          </div>
          <div className={css.inside}>
            <h4 className={css.filesTitle}>{filesTitle}</h4>
            <dl className={css.files}>
              {kit.contents.map(({ file, size }) => (
                <div className={css.line} key={file}>
                  <dt className={css.name}>{file}</dt>
                  <dd className={css.size}>{size}</dd>
                </div>
              ))}
            </dl>
          </div>
        </article>
      ))}
    </Section>
  );
}
