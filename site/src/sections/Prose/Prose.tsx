// A long text, as HTML or a slot: legal pages, guides, documents, articles. On wide screens its contents, date and file
// are beside it.

import type { ReactNode } from 'react';
import { Section } from '~/components/Section/Section';
import { Ticks } from '~/components/Ticks/Ticks';
import { interfaceWords } from '~/facts/interface';
import css from './Prose.module.css';
import text from './ProseText.module.css';

export type ProseProps = {
  /** HTML that the build makes from our own Markdown. */
  html?: string;
  /** Headings as links to their anchors. */
  contents?: readonly { label: string; id: string }[];
  contentsTitle?: string;
  /** Numbers the second-level headings and the contents, as in contracts. */
  numbered?: boolean;
  /** The main points, in a box above the text. */
  inShort?: readonly string[];
  /** Navigation of a set of pages: left of the text on wide screens; the contents are then on the right. */
  navigation?: ReactNode;
  /** Above the contents: a date, a file. */
  aside?: ReactNode;
  /** After the text, in its column. */
  children?: ReactNode;
};

const LISTED = 5;

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
    <Section space="tight">
      <div className={navigation ? css.bookPage : css.page}>
        {navigation && <div className={css.navigation}>{navigation}</div>}
        <div className={css.side}>
          {aside}
          {contents.length >= LISTED && (
            <nav className={css.contents} aria-label={contentsTitle}>
              {/* Beside a navigation the list is folded; CSS opens it on a wide screen, under the nav's label. */}
              {navigation ? (
                <details className={`small field ${css.folded}`}>
                  <summary>{contentsTitle}</summary>
                  {list}
                </details>
              ) : (
                <>
                  <h2 className={css.contentsTitle}>{contentsTitle}</h2>
                  {list}
                </>
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

export function InShort({ points }: { points: readonly string[] }) {
  return (
    <section className={css.inShort} aria-labelledby="in-short">
      <h2 className="large" id="in-short">
        {interfaceWords.inShort}
      </h2>
      <Ticks items={points} className={css.inShortList} />
    </section>
  );
}
