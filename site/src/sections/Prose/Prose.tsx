// A long text to read: legal pages, guides, documents, articles. Takes finished HTML or a slot, and beside it, on
// wide screens, what belongs to the text: its contents, its date, its file.

import type { ReactNode } from 'react';
import { interfaceWords } from '~/facts/interface';
import { Section } from '~/ui/Section/Section';
import css from './Prose.module.css';
import text from './ProseText.module.css';

export type ProseProps = {
  /** The text as HTML, made from our own Markdown at build. */
  html?: string;
  /** Its headings, as links to their anchors. */
  contents?: readonly { label: string; id: string }[];
  contentsTitle?: string;
  /** Numbers the second-level headings and the contents, as contracts do. */
  numbered?: boolean;
  /** The points to know before reading on, set apart above the text. */
  inShort?: readonly string[];
  /** The way through a book of pages: left of the text on wide screens, whose contents then move to its right. */
  navigation?: ReactNode;
  /** Above the contents: a date, a file. */
  aside?: ReactNode;
  /** Follows the text in its column. */
  children?: ReactNode;
};

export function Prose({
  html,
  contents = [],
  contentsTitle = interfaceWords.contents,
  numbered = false,
  inShort = [],
  navigation,
  aside,
  children,
}: ProseProps) {
  const List = numbered ? 'ol' : 'ul';
  const list = (
    <List className={numbered ? css.numberedList : undefined}>
      {contents.map(({ label, id }) => (
        <li key={id}>
          <a href={`#${id}`}>{label}</a>
        </li>
      ))}
    </List>
  );
  return (
    <Section space={navigation ? 'tight' : 'wide'}>
      <div className={navigation ? css.bookPage : css.page}>
        {navigation && <div className={css.navigation}>{navigation}</div>}
        <div className={css.side}>
          {aside}
          {contents.length > 0 && (
            <nav className={css.contents} aria-labelledby="contents-title">
              <h2 className={css.contentsTitle} id="contents-title">
                {contentsTitle}
              </h2>
              {/* Beside a book's navigation the list is folded; the styles open it on a wide screen. */}
              {navigation ? (
                <details className={css.folded}>
                  <summary>{contentsTitle}</summary>
                  {list}
                </details>
              ) : (
                list
              )}
            </nav>
          )}
        </div>
        <div className={css.main}>
          {inShort.length > 0 && <InShort points={inShort} />}
          {html !== undefined && (
            <div
              className={numbered ? `${text.text} ${text.numbered}` : text.text}
              // biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, rendered at build
              dangerouslySetInnerHTML={{ __html: html }}
            />
          )}
          {children && <div className={html === undefined ? text.text : css.after}>{children}</div>}
        </div>
      </div>
    </Section>
  );
}

/** The points to know before reading on. */
export function InShort({ points }: { points: readonly string[] }) {
  return (
    <section className={css.inShort} aria-labelledby="in-short">
      <h2 className={css.inShortTitle} id="in-short">
        {interfaceWords.inShort}
      </h2>
      <ul className={css.inShortList}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}
