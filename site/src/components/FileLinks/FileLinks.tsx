// The files of one thing as links, each with its size.
import css from './FileLinks.module.css';

export type FileLink = { label: string; href: string; size: string };

type FileLinksProps = {
  files: readonly FileLink[];
  /** Name of the thing, for screen readers. */
  of?: string;
};

export const FileLinks = ({ files, of }: FileLinksProps) => (
  <ul role="list" className={`bold row ${css.files}`}>
    {files.map(({ label, href, size }) => (
      <li key={href}>
        <a className={css.file} href={href} aria-label={of && `${label}: ${of}`} download>
          {label}
        </a>{' '}
        <span className={`quiet small numbers ${css.size}`}>{size}</span>
      </li>
    ))}
  </ul>
);
