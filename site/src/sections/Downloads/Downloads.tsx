// Files to download: title, contents, format, size and date, and a page to read online if there is one.

import { FactLine } from '~/components/FactLine/FactLine';
import { Icon } from '~/components/Icon/Icon';
import { ObjectDrawing } from '~/components/ObjectDrawing/ObjectDrawing';
import { Section } from '~/components/Section/Section';
import { interfaceWords } from '~/facts/interface';
import type { DrawingName } from '~/lib/drawings';
import css from './Downloads.module.css';
import type { Download, DownloadsWords } from './schema';

/** A file with the drawing of its cover. */
export type DrawnDownload = Download & { drawing?: DrawingName };

export function Downloads({ downloads, ...section }: DownloadsWords) {
  return (
    <Section {...section}>
      <DownloadList downloads={downloads} />
    </Section>
  );
}

/** The list only, for use inside another section; `level` is the heading level of each file. */
export function DownloadList({
  downloads,
  level = 3,
  variant = 'files',
}: {
  downloads: readonly DrawnDownload[];
  level?: 2 | 3 | 4;
  /** On wide screens two columns, or a sheet of paper. */
  variant?: 'files' | 'sheet';
}) {
  const Heading = `h${level}` as const;
  return (
    <ul role="list" className={`ruled ${css[variant]}`}>
      {downloads.map((file) => (
        <li className={file.drawing ? `${css.file} ${css.drawn}` : css.file} key={file.href} data-reveal>
          {file.drawing && (
            <div className={css.cover}>
              <ObjectDrawing name={file.drawing} />
            </div>
          )}
          <div>
            <Heading className="large">{file.title}</Heading>
            <p className={`quiet ${css.description}`}>{file.description}</p>
          </div>
          <div className={`row ${css.take}`}>
            <a
              className={`bold ${css.link}`}
              href={file.href}
              aria-label={`${interfaceWords.download} ${file.title}`}
              download
            >
              <Icon name="Download" size={20} />
              <span>{interfaceWords.download}</span>
            </a>
            <FactLine className={`quiet small numbers ${css.facts}`} facts={file.facts} />
            {file.readHref && (
              <p className={`quiet small numbers ${css.facts}`}>
                <a href={file.readHref} aria-label={`${interfaceWords.read}: ${file.title}`}>
                  {interfaceWords.read}
                </a>
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
